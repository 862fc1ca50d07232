/// The build of Interface Builder that saved a document (`toolsVersion="14313.18"`); see
/// `XcodeEra`.
public struct ToolsVersion: Hashable, Comparable, Sendable {
  /// The build number, such as 14313 or 24127.
  public let build: Int

  /// Makes a version from a build number, such as 14313.
  public init(build: Int) { self.build = build }

  /// Parses the attribute's text; everything after the first dot is ignored.
  package init?(text: String) {
    guard let build = Int(text.prefix { $0 != "." }) else { return nil }
    self.build = build
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.build < rhs.build }
}
