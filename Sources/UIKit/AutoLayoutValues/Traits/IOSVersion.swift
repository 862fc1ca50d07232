/// A release of iOS, such as 18 or 27.1.
public struct IOSVersion: Hashable, Sendable, Comparable, LosslessStringConvertible {
  public var major: Int
  public var minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Parses `27` or `27.1`, from iOS 7 on.
  public init?(_ description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard (1...2).contains(parts.count), numbers.count == parts.count,
      (7...99).contains(numbers[0]), (numbers.last ?? 0) < 100
    else { return nil }
    self.init(numbers[0], numbers.count == 2 ? numbers[1] : 0)
  }

  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  public static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
