/// Why a picture could not be made.
public enum DrawingError: Error, Hashable, Sendable {
  /// The name of the file ends in nothing we can write.
  case unknownFormat(path: String)
  /// The file could not be written, for the system's reason.
  case cannotWrite(path: String, reason: String)
  /// The sheet has no area, or more pixels on a side than a picture can have.
  case impossibleSize(width: Double, height: Double)
  /// The drawing library gave up, with its own words.
  case drawing(reason: String)
}

extension DrawingError: CustomStringConvertible {
  /// One sentence for the person who asked for the picture.
  public var description: String {
    switch self {
    case .unknownFormat(let path):
      "cannot tell the kind of picture from '\(path)': end its name in .png, .svg or .pdf"
    case .cannotWrite(let path, let reason):
      "cannot write '\(path)': \(reason)"
    case .impossibleSize(let width, let height):
      "a picture of \(width) x \(height) pixels cannot be made: each side must be 1 to 32767"
    case .drawing(let reason):
      "the picture could not be drawn: \(reason)"
    }
  }
}
