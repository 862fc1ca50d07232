/// An image that cannot be decoded; the picture shows a placeholder.
public struct PictureFault: Error, Hashable, Sendable {
  /// The path of the image file; the image's name for images in memory.
  public let source: String
  /// The cause, such as a missing decoder.
  public let reason: String
}

extension PictureFault: CustomStringConvertible {
  public var description: String { "'\(source)' cannot be shown: \(reason)" }
}
