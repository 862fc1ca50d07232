/// The formats of picture files; raw values are the file extensions.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  case png
  case svg
  /// A vector picture for print, on a single page.
  case pdf

  /// Finds the format by the file's extension, in upper or lower case; nil if unknown.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    self.init(rawValue: path[dot...].dropFirst().lowercased())
  }
}
