/// Random numbers that are equal for a seed on every machine: SplitMix64 (Steele, Lea & Flood
/// 2014).
///
/// A test that uses it names the seed in the expectations.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in a range, uniformly distributed.
  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  package mutating func pick<Element>(_ items: [Element]) -> Element {
    items[number(0...(items.count - 1))]
  }

  /// Returns true with a probability of `percent`.
  package mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }
}
