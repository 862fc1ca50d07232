public struct PictureFault: Error, Hashable, Sendable {
  /// The file, or the name of an image without a file.
  public let source: String
  public let reason: String
}

extension PictureFault: CustomStringConvertible {
  public var description: String { "'\(source)' cannot be shown: \(reason)" }
}
