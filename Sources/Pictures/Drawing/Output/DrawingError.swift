/// An error while a picture is drawn or written.
public enum DrawingError: Error, Hashable, Sendable {
  case unknownFormat(path: String)
  /// The file could not be written; `reason` is the system's.
  case cannotWrite(path: String, reason: String)
  /// The picture has no area, or more pixels on a side than the format allows.
  case impossibleSize(width: Double, height: Double)
  case drawing(reason: String)
}

extension DrawingError: CustomStringConvertible {
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
