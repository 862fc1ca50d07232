import Diagnosis
import DocumentDiff
import Foundation
import InterfaceBuilder

@MainActor
struct DiffReport {
  let format: DiffFormat
  let detail: TextReport.Detail
  let pictures: DiffPictures
  let hasColor: Bool
  let worker: DiffWorker

  func write(_ results: [DiffResult], to path: String?, _ terminal: Terminal) throws {
    let comparisons = results.map(\.comparison)
    switch format {
    case .text:
      // Problems with a status are on standard error already.
      let reported = results.map {
        TextReport(
          $0.comparison, detail, showsProblems: path != nil || $0.code == .success
        ).lines
      }
      let text = reported.joined().map { painted($0, terminal) }.joined(separator: "\n")
      try put(text.isEmpty ? "no document differs" : text, path, terminal)
    case .json: try put(JSONComparisonReport(comparisons).text(), path, terminal)
    case .markdown:
      let shown = try pictures.forMarkdown(results, beside: path)
      try put(MarkdownReport(comparisons, pictures: shown).text, path, terminal)
    case .html: try put(DiffPage(results).text, path, terminal)
    case .png, .svg, .pdf:
      var sheet = DiffSheet()
      for result in results {
        try worker.draw(result.versions, result.comparison, used: result.seconds) { sheet.add($0) }
      }
      if results.count > 1 { WorkWatch.ofProcess.finish() }
      try pictures.write(sheet, to: path ?? "")
    }
  }

  private func put(_ text: String, _ path: String?, _ terminal: Terminal) throws {
    guard let path else {
      terminal.print(text)
      return
    }
    try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private func painted(_ line: TextReport.Line, _ terminal: Terminal) -> String {
    let line = line.map { ($0.text.onOneLine, $0.style) }
    guard hasColor else { return line.map(\.0).joined() }
    return line.map { text, partStyle -> String in
      let style: Terminal.Style? =
        switch partStyle {
        case .plain: nil
        case .title: .bold
        case .added: .green
        case .removed, .fault: .red
        case .changed: .yellow
        case .effect: .cyan
        case .faint: .faint
        }
      return style.map { terminal.painted(text, $0) } ?? text
    }.joined()
  }
}
