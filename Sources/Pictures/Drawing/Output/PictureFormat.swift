public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  case png
  case svg
  /// A vector picture for print, one page.
  case pdf

  public init?(path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    self.init(rawValue: path[dot...].dropFirst().lowercased())
  }
}
