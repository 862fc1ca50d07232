/// Returns a pseudorandom number for each number, the same in every run (SplitMix64; Steele, Lea &
/// Flood 2014).
@inline(__always)
func scrambled(_ number: Int) -> UInt64 {
  var bits = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
  bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
  bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
  return bits ^ (bits >> 31)
}
