import Comparison
import Drawing
import Foundation

extension DiffPictures {
  /// The pictures of a report in Markdown: each scene before and after, side by side.
  ///
  /// - Parameters:
  ///   - results: The comparisons.
  ///   - path: The report's file; linked pictures go into a folder of its name beside it.
  /// - Returns: The pictures of each comparison; empty where none are asked for.
  /// - Throws: What drawing and writing throw.
  func forMarkdown(
    _ results: [DiffReader.Result], beside path: String?
  ) throws -> [[MarkdownReport.Picture]] {
    guard let markdown else { return [] }
    var number = 0
    return try results.map { result in
      var pictures: [MarkdownReport.Picture] = []
      try draw(result) { cell in
        number += 1
        var sheet = DiffSheet()
        sheet.add(cell)
        let drawable = DrawableSheet(sheet.list, scale: chosenScale ?? 1)
        let data = try drawable.picture.encoded(as: .png, scale: drawable.scale)
        pictures.append(
          MarkdownReport.Picture(
            title: "\(cell.scene.title), \(cell.environment): before and after",
            address: try address(of: data, number, markdown, beside: path ?? "")))
      }
      return pictures
    }
  }

  /// Where a picture is found: its own bytes, or a file that is written here.
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
