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
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Converted documents</title>
    <style>
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
    body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
    table { border-collapse: collapse; } td, th { padding: 0.2rem 0.8rem; text-align: left; }
    figure { display: inline-block; margin: 0.5rem; vertical-align: top; }
    img { border: 1px solid gray; max-width: 24rem; }
    </style>
    </head>
    <body>
    <h1>Converted documents</h1>
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
    var parts = [
      "<h3>\(HTMLText.escaped(unit.className))</h3>",
      "<p>\(unit.equal) of \(unit.views) views have equal frames in all environments.</p>",
    ]
    if unit.hasConflicts { parts.append("<p>Constraints of the document conflict.</p>") }
    let rows = unit.differences.prefix(200).map { difference in
      let cells = [
        "\(difference.line)", difference.view + (difference.isAmbiguous ? " (ambiguous)" : ""),
        difference.environment,
        ConversionReport.text(difference.document), ConversionReport.text(difference.code),
      ]
      return "<tr>\(cells.map { "<td>\(HTMLText.escaped($0))</td>" }.joined())</tr>"
    }
    if !rows.isEmpty {
      parts.append(
        "<table>\n<tr><th>line</th><th>view</th><th>environment</th><th>document</th>"
          + "<th>code</th></tr>\n\(rows.joined(separator: "\n"))\n</table>")
    }
    parts += unit.pictures.map(figures)
    return parts.joined(separator: "\n")
  }

  private func figures(_ picture: VerificationResult.Picture) -> String {
    let sides = [("document", picture.document), ("code", picture.code)].map { name, path in
      let data = FileManager.default.contents(atPath: path) ?? Data()
      let caption = HTMLText.escaped("\(picture.environment): \(name)")
      return "<figure><figcaption>\(caption)</figcaption><img alt=\"\(caption)\" "
        + "src=\"data:image/png;base64,\(data.base64EncodedString())\"></figure>"
    }
    return sides.joined(separator: "\n")
  }
}
