/// The build of Interface Builder that saved a document (`toolsVersion="14313.18"`).
///
/// The number dates the rules that shaped the recorded frames: see `XcodeEra`.
public struct ToolsVersion: Hashable, Comparable, Sendable {
  /// The build number, such as 14313 or 24127.
  public let build: Int

  /// Creates a version.
  ///
  /// - Parameter build: The build number.
  public init(build: Int) { self.build = build }

  /// Reads the attribute's text; what follows the first dot is of no account.
  package init?(text: String) {
    guard let build = Int(text.prefix { $0 != "." }) else { return nil }
    self.build = build
  }

  /// Whether the left build is older.
  ///
  /// - Parameters:
  ///   - lhs: A version.
  ///   - rhs: Another version.
  /// - Returns: Whether `lhs` was built before `rhs`.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.build < rhs.build }
}
