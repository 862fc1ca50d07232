/// Random numbers that are the same for a seed on every machine: SplitMix64 (Steele, Lea & Flood
/// 2014).
///
/// A test that uses it names the seed in its expectations.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Begins the sequence of a seed.
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of a range, each as likely as another.
  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// An element of a list that is not empty, each as likely as another.
  package mutating func pick<Element>(_ items: [Element]) -> Element {
    items[number(0...(items.count - 1))]
  }

  /// Whether something happens that does so in `percent` of all cases.
  package mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }
}
