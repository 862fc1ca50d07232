import DocumentDiff
import Foundation

extension DiffPictures {
  /// Returns the pictures of each comparison, before and after side by side.
  func forMarkdown(
    _ results: [DiffResult], beside path: String?
  ) throws -> [[MarkdownReport.Picture]] {
    guard let markdown else { return [] }
    var number = 0
    return try results.map { result in
      try result.pictures.map { drawn in
        number += 1
        return MarkdownReport.Picture(
          scene: drawn.scene, title: "\(drawn.title), \(drawn.environment): before and after",
          address: try address(of: drawn.picture, number, markdown, beside: path ?? ""))
      }
    }
  }

  private func address(
    of data: Data, _ number: Int, _ form: MarkdownForm, beside path: String
  ) throws -> String {
    guard form == .linked else { return "data:image/png;base64,\(data.base64EncodedString())" }
    let report = URL(fileURLWithPath: path)
    let name = report.deletingPathExtension().lastPathComponent + "-pictures"
    let folder = report.deletingLastPathComponent().appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent("\(number).png"), options: .atomic)
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "()"))
    return "\(name.addingPercentEncoding(withAllowedCharacters: allowed) ?? name)/\(number).png"
  }
}
