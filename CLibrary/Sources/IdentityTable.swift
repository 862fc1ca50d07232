import ConstraintSolver

/// Identities for a solver's variables or constraints.
///
/// An identity has the number plus 1 in the lower half, and a stamp in the upper half. A stamp is
/// odd while the number is in use, and grows by 1 when the number is taken or freed. Each solver
/// begins at another stamp, so identities from other solvers are detected.
struct IdentityTable: ~Copyable {
  private var stamps = FlatArray<UInt32>()
  private let firstStamp: UInt32

  /// Makes an empty table.
  /// - Parameter serial: A number that is different in each table.
  init(serial: UInt64) {
    // A multiplication by the golden ratio spreads the first stamps of successive numbers.
    let spread = (serial &* 0x9E37_79B9_7F4A_7C15) >> 32
    firstStamp = UInt32(truncatingIfNeeded: spread) & ~1
  }

  mutating func begin(in arena: inout MemoryArena, capacity: Int) {
    stamps.begin(in: &arena, capacity: capacity)
  }

  /// Takes a number into use.
  /// - Complexity: O(1) amortized.
  mutating func take(_ number: UInt32) -> UInt64 {
    while stamps.count <= Int(number) { stamps.append(firstStamp) }
    stamps[Int(number)] &+= 1
    return identity(of: number)
  }

  mutating func free(_ number: UInt32) { stamps[Int(number)] &+= 1 }

  /// Returns a number's identity, or nil if it is not in use.
  @inline(__always)
  mutating func usedIdentity(of number: UInt32) -> UInt64? {
    let stamp = stamps[Int(number)]
    return stamp & 1 == 1 ? UInt64(stamp) << 32 | UInt64(number + 1) : nil
  }

  /// Returns a used number's identity.
  mutating func identity(of number: UInt32) -> UInt64 {
    UInt64(stamps[Int(number)]) << 32 | UInt64(number + 1)
  }

  /// Returns an identity's number, or nil if it is not in use.
  @inline(__always)
  mutating func number(of identity: UInt64) -> UInt32? {
    let number = UInt32(truncatingIfNeeded: identity) &- 1
    guard Int(number) < stamps.count else { return nil }
    let stamp = stamps[Int(number)]
    return stamp & 1 == 1 && stamp == UInt32(truncatingIfNeeded: identity >> 32) ? number : nil
  }
}
