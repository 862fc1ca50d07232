/// Numbers without pattern, the same on every run (SplitMix64; Steele, Lea & Flood 2014).
public struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Starts a sequence.
  ///
  /// - Parameter seed: Which one.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
