/// A font file that cannot be used, and the reason.
public struct FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
  public let path: String
  /// The reason as text that follows the name of the file.
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "\(path): warning: the font cannot be used: \(reason)" }
}
