/// What is wrong with a catalogue, and where.
public struct AssetFault: Error, Hashable, Sendable {
  /// The file: a `Contents.json`, or a picture.
  public let path: String
  /// The line within it; nil where no line is to blame.
  public let line: Int?
  /// What is wrong, in one sentence.
  public let message: String

  /// Makes a fault.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - line: The line within it.
  ///   - message: What is wrong, in one sentence.
  public init(path: String, line: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }
}

extension AssetFault: CustomStringConvertible {
  /// The fault in the form compilers use: `file:line: warning: message`.
  public var description: String {
    "\(path)\(line.map { ":\($0)" } ?? ""): warning: \(message)"
  }
}
