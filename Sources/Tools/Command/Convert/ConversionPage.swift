import ConversionVerification
import DocumentConversion
import Foundation
import InterfaceBuilder

/// A page with the differences between documents and their code, and pictures of both.
@MainActor
struct ConversionPage {
  private let documents: [ConvertedSources]
  private let results: [String: VerifiedSources]

  init(_ documents: [ConvertedSources], _ results: [String: VerifiedSources]) {
    self.documents = documents
    self.results = results
  }

  func write(to path: String, _ terminal: Terminal) -> ExitCode {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      return .success
    } catch {
      terminal.printError(
        "cannot write the page: \(FileFault.reason(of: error, at: path))",
        at: FileLocation(file: path))
      return .unwritable
    }
  }

  private var text: String {
    let units = results.values.flatMap(\.units)
    let (equal, all) = units.reduce((0, 0)) { ($0.0 + $1.equal, $0.1 + $1.views) }
    let verdict = results.isEmpty ? "" : "<p>\(equal) of \(all) views have equal frames.</p>"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Converted documents</title>
      <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
      body { margin: 1rem auto; max-width: 60rem; padding: 0 1rem; overflow-wrap: anywhere; }
      h2 { border-top: 1px solid gray; padding-top: 1rem; }
      .wide { overflow-x: auto; }
      table { border-collapse: collapse; overflow-wrap: normal; }
      td, th { padding: 0.2rem 1rem 0.2rem 0; text-align: left; vertical-align: top; }
      td.frame { white-space: nowrap; }
      .pair { display: flex; gap: 1rem; margin: 1rem 0; }
      figure { flex: 0 1 24rem; margin: 0; min-width: 0; }
      figcaption { font-size: 0.9rem; }
      img { border: 1px solid gray; box-sizing: border-box; width: 100%; }
      summary { cursor: pointer; }
      </style>
      </head>
      <body>
      <h1>Converted documents</h1>
      \(verdict)
      \(documents.map(section).joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private func section(_ sources: ConvertedSources) -> String {
    var parts = ["<h2>\(HTMLText.escaped(sources.path))</h2>"]
    let remarks = sources.conversion.remarks.map { remark in
      "<li>line \(remark.location.line): \(HTMLText.escaped(remark.message))</li>"
    }
    if !remarks.isEmpty {
      parts.append("<h3>Not expressed</h3>\n<ul>\n\(remarks.joined(separator: "\n"))\n</ul>")
    }
    guard let result = results[sources.path] else {
      parts.append("<p>The code is not verified.</p>")
      return parts.joined(separator: "\n")
    }
    let errors = result.errors.map { "<li>\(HTMLText.escaped($0))</li>" }
    if !errors.isEmpty { parts.append("<ul>\n\(errors.joined(separator: "\n"))\n</ul>") }
    parts += result.units.map(article)
    return parts.joined(separator: "\n")
  }

  private func article(_ unit: VerificationResult.Unit) -> String {
    let isEqual = unit.equal == unit.views
    let verdict = ConversionReport.verdict(unit)
    var parts = [
      "<h3>\(HTMLText.escaped(unit.className))</h3>",
      "<p>\(verdict.prefix(1).uppercased() + verdict.dropFirst()).</p>",
    ]
    if unit.hasConflicts { parts.append("<p>Constraints of the document conflict.</p>") }
    let rows = unit.differences.prefix(200).map(row)
    if !rows.isEmpty {
      parts.append(
        "<div class=\"wide\"><table>\n<tr><th>Line</th><th>View</th><th>Environment</th>"
          + "<th>Document</th><th>Code</th></tr>\n\(rows.joined(separator: "\n"))\n</table></div>")
    }
    let pictures = unit.pictures.map(pair).joined(separator: "\n")
    if !pictures.isEmpty {
      let state = isEqual && documents.count > 1 ? "" : " open"
      parts.append("<details\(state)><summary>Pictures</summary>\n\(pictures)\n</details>")
    }
    return parts.joined(separator: "\n")
  }

  private func row(_ difference: VerificationResult.Difference) -> String {
    let remark = difference.isAmbiguous ? " (ambiguous)" : ""
    let cells = ["\(difference.line)", difference.view + remark, difference.environment]
      .map { "<td>\(HTMLText.escaped($0))</td>" }
    let frames = [difference.document, difference.code].map {
      "<td class=\"frame\">\(HTMLText.escaped(ConversionReport.text($0)))</td>"
    }
    return "<tr>\((cells + frames).joined())</tr>"
  }

  private func pair(_ picture: VerificationResult.Picture) -> String {
    let sides = [("document", picture.document), ("code", picture.code)].map { name, path in
      let data = FileManager.default.contents(atPath: path) ?? Data()
      let caption = HTMLText.escaped("\(picture.environment): \(name)")
      return "<figure><figcaption>\(caption)</figcaption><img alt=\"\(caption)\" "
        + "src=\"data:image/png;base64,\(data.base64EncodedString())\"></figure>"
    }
    return "<div class=\"pair\">\(sides.joined())</div>"
  }
}
