/// Why a picture could not be made.
public enum DrawingError: Error, Hashable, Sendable {
  /// The name of the file has no extension of a supported format.
  case unknownFormat(path: String)
  /// The file could not be written, for the system's reason.
  case cannotWrite(path: String, reason: String)
  /// The sheet has no area, or more pixels on a side than a picture can have.
  case impossibleSize(width: Double, height: Double)
  /// The drawing library failed, for its own reason.
  case drawing(reason: String)
}

extension DrawingError: CustomStringConvertible {
  /// One sentence for the person who asked for the picture.
  public var description: String {
    switch self {
    case .unknownFormat(let path):
      "unknown picture format '\(path)'; end the name in .png, .svg or .pdf"
    case .cannotWrite(let path, let reason):
      "cannot write '\(path)': \(reason)"
    case .impossibleSize(let width, let height):
      "cannot draw \(width) x \(height) pixels: each side must be 1 to 32767"
    case .drawing(let reason):
      "cannot draw the picture: \(reason)"
    }
  }
}
