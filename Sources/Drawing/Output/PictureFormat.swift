/// The kinds of picture files that can be written.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// Pixels, as many to the point as the scale says.
  case png
  /// A vector picture for browsers.
  case svg
  /// A vector picture for paper, one page.
  case pdf

  /// The format that the ending of a file's name asks for, in upper or lower case.
  ///
  /// - Parameter path: The file's name, with or without folders.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    self.init(rawValue: path[dot...].dropFirst().lowercased())
  }
}
