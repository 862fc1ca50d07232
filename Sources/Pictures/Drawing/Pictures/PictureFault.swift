public struct PictureFault: Error, Hashable, Sendable {
  public let source: String
  public let reason: String
}

extension PictureFault: CustomStringConvertible {
  public var description: String { "'\(source)' cannot be shown: \(reason)" }
}
