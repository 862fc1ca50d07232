public struct AssetFault: Error, Hashable, Sendable {
  public let path: String
  public let line: Int?
  public let message: String

  public init(path: String, line: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }
}

extension AssetFault: CustomStringConvertible {
  public var description: String {
    "\(path)\(line.map { ":\($0)" } ?? ""): warning: \(message)"
  }
}
