/// A problem in an asset catalog, with its location.
public struct AssetFault: Error, Hashable, Sendable {
  /// The file: a `Contents.json` or an image.
  public let path: String
  /// The line; nil if the problem has no line.
  public let line: Int?
  /// A description of the problem in one sentence.
  public let message: String

  public init(path: String, line: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }
}

extension AssetFault: CustomStringConvertible {
  /// The problem in the form used by compilers: `file:line: warning: message`.
  public var description: String {
    "\(path)\(line.map { ":\($0)" } ?? ""): warning: \(message)"
  }
}
