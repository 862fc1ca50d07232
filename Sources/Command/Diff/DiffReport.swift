import Comparison
import Diagnosis
import Foundation

/// Gathers comparisons in one form and writes them, whole or not at all.
@MainActor
struct DiffReport {
  private let format: DiffFormat
  private let detail: TextReport.Detail
  private let terminal: Terminal
  private let hasColor: Bool
  private let pictures: DiffPictures
  private var results: [DiffReader.Result] = []

  init(
    _ format: DiffFormat, _ detail: TextReport.Detail, _ terminal: Terminal,
    pictures: DiffPictures, isForFile: Bool
  ) {
    self.format = format
    self.detail = detail
    self.terminal = terminal
    self.pictures = pictures
    hasColor = terminal.hasColor && !isForFile
  }

  /// Takes one comparison in.
  mutating func add(_ result: DiffReader.Result) {
    var result = result
    // Documents are kept for their pictures alone.
    if !format.isDrawn, format != .markdown || pictures.markdown == nil {
      (result.old, result.new) = (nil, nil)
    }
    results.append(result)
  }

  /// Writes everything.
  func write(to path: String?, _ terminal: Terminal) throws {
    let comparisons = results.map(\.comparison)
    switch format {
    case .text:
      let told = comparisons.map { TextReport($0, detail).lines }
      let text = told.joined().map(painted).joined(separator: "\n")
      try put(text.isEmpty ? "no document differs" : text, path)
    case .json: try put(JSONComparisonReport(comparisons).text(), path)
    case .markdown:
      let shown = try pictures.forMarkdown(results, beside: path)
      try put(MarkdownReport(comparisons, pictures: shown).text, path)
    case .html: try put(pictures.page(results), path)
    case .png, .svg, .pdf: try pictures.write(results, to: path ?? "")
    }
  }

  private func put(_ text: String, _ path: String?) throws {
    guard let path else {
      terminal.print(text)
      return
    }
    try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private func painted(_ line: TextReport.Line) -> String {
    guard hasColor else { return line.map(\.text).joined() }
    return line.map { part -> String in
      let style: Terminal.Style? =
        switch part.style {
        case .plain: nil
        case .title: .bold
        case .added: .green
        case .removed, .fault: .red
        case .changed: .yellow
        case .effect: .cyan
        case .faint: .faint
        }
      return style.map { terminal.painted(part.text, $0) } ?? part.text
    }.joined()
  }
}
