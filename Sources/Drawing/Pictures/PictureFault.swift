/// Why a picture cannot be shown.
public struct PictureFault: Error, Hashable, Sendable {
  /// The file, or the name of the image where it came from no file.
  public let source: String
  /// What is wrong, in a few words.
  public let reason: String
}

extension PictureFault: CustomStringConvertible {
  /// One sentence for the person who asked for the picture.
  public var description: String { "'\(source)' cannot be shown: \(reason)" }
}
