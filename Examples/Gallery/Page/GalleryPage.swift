import Drawing
import Foundation
import Gallery

/// An HTML page of all experiments, with a picture file for each moment.
struct GalleryPage {
  private let results: [(experiment: Experiment, record: Record)]
  /// The relative path of the interactive page, or nil if it was not built.
  private var livePage: String?

  init(_ results: [(Experiment, Record)]) {
    self.results = results.map { (experiment: $0.0, record: $0.1) }
  }

  /// Whether all outcomes match the articles and the recordings.
  var holds: Bool { findings.allSatisfy(\.holds) }

  var summary: String {
    let held = findings.filter(\.holds).count
    return
      "\(results.count) experiments, \(held) of \(findings.count) outcomes as stated or recorded"
  }

  private var findings: [Record.Finding] { results.flatMap(\.record.findings) }

  /// Writes the page and the pictures to a folder, which is created if necessary.
  mutating func write(to folder: URL) throws {
    let live = "../web/articles/index.html"
    let place = folder.appendingPathComponent(live).standardizedFileURL
    livePage = FileManager.default.fileExists(atPath: place.path) ? live : nil
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (experiment, record) in results {
      for (index, moment) in record.moments.enumerated() {
        let file = folder.appendingPathComponent(picture(experiment, index))
        try moment.picture?.write(to: file.path, scale: 2)
      }
    }
    try Data(html.utf8).write(
      to: folder.appendingPathComponent("index.html"), options: .atomic)
  }

  private func picture(_ experiment: Experiment, _ index: Int) -> String {
    "\(experiment.id)-\(index + 1).png"
  }

  // MARK: The page

  private var html: String {
    let articles = Article.all.map { article in
      section(article, results.filter { $0.experiment.article == article })
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Auto Layout, experiment by experiment</title>
      <style>
      \(GalleryPage.style)
      </style>
      </head>
      <body>
      <header>
      <h1>Auto Layout, experiment by experiment</h1>
      <p>Five articles explain how Auto Layout behaves. This page repeats all of their experiments, in
      ordinary UIKit code, laid out and drawn without UIKit, next to each article's statements, and
      two that were recorded on iOS 26.</p>
      <p class="\(holds ? "verdict" : "verdict bad")">\(escaped(summary))</p>
      <nav>\(contents)</nav>
      </header>
      <main>
      \(articles.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private var contents: String {
    Article.all.map { article in
      let links = results.filter { $0.experiment.article == article }.map { result in
        let mark = result.record.findings.allSatisfy(\.holds) ? "" : " class=\"bad\""
        return
          "<li><a\(mark) href=\"#e\(result.experiment.id)\"><b>\(result.experiment.id)</b> \(escaped(result.experiment.title))</a></li>"
      }
      return
        "<div><h2><a href=\"#a\(article.number)\">\(escaped(article.title))</a></h2><ul>\(links.joined())</ul></div>"
    }.joined(separator: "\n")
  }

  private func section(
    _ article: Article, _ results: [(experiment: Experiment, record: Record)]
  ) -> String {
    """
    <section id="a\(article.number)">
    <h2><span class="number">\(article.isRecorded ? "Recordings" : "Article \(article.number)")</span> \
    <span lang="\(article.isRecorded ? "en" : "zh")">\(escaped(article.title))</span></h2>
    <p class="subject">\(escaped(article.subject))</p>
    \(results.map { self.article($0.experiment, $0.record) }.joined(separator: "\n"))
    </section>
    """
  }

  private func article(_ experiment: Experiment, _ record: Record) -> String {
    var parts = [
      "<h3><span class=\"number\">\(experiment.id)</span> \(escaped(experiment.title))</h3>",
      "<p class=\"sentence\">\(escaped(experiment.sentence))\(liveLink(experiment))</p>",
      """
      <div class="outcome">
      <div class="moments">\(moments(experiment, record))</div>
      <div class="tables">\((record.tables.map(table) + [findings(record)]).joined())</div>
      </div>
      """,
    ]
    parts += record.remarks.map { "<p class=\"remark\">\(escaped($0))</p>" }
    if !record.console.isEmpty {
      let text = record.console.map(withoutAddresses).joined(separator: "\n\n")
      parts.append(
        "<details><summary>What the console says</summary><pre>\(escaped(text))</pre></details>")
    }
    if let source = try? String(contentsOfFile: experiment.source, encoding: .utf8) {
      parts.append("<details><summary>The code</summary><pre>\(escaped(source))</pre></details>")
    }
    return
      "<article id=\"e\(experiment.id)\">\n\(parts.joined(separator: "\n"))\n</article>"
  }

  private func liveLink(_ experiment: Experiment) -> String {
    livePage.map { " <a href=\"\($0)#e=\(experiment.id)&amp;lang=en\">Change it</a>" } ?? ""
  }

  private func moments(_ experiment: Experiment, _ record: Record) -> String {
    record.moments.enumerated().compactMap { index, moment in
      guard let size = moment.picture?.size else { return nil }
      // A whole phone is shown at half size.
      let width = size.height > 600 ? size.width / 2 : size.width
      let rows = moment.frames.map { frame in
        "<tr><th>\(escaped(frame.name))</th>\(frame.numbers.map { "<td>\($0)</td>" }.joined())</tr>"
      }
      let frames =
        rows.isEmpty
        ? ""
        : "<table class=\"frames\"><tr><th></th><th>x</th><th>y</th><th>width</th><th>height</th></tr>\(rows.joined())</table>"
      return """
        <figure>
        <img src="\(picture(experiment, index))" alt="\(escaped(moment.caption))" \
        width="\(Int(width))" loading="lazy">
        <figcaption>\(escaped(moment.caption))</figcaption>
        \(frames)
        </figure>
        """
    }.joined(separator: "\n")
  }

  private func table(_ table: Record.Table) -> String {
    let header = table.header.map { "<th>\(escaped($0))</th>" }.joined()
    let rows = table.rows.map { row in
      "<tr>\(row.map { "<td>\(escaped($0))</td>" }.joined())</tr>"
    }
    return
      "<div class=\"scroll\"><table><caption>\(escaped(table.caption))</caption><tr>\(header)</tr>\(rows.joined())</table></div>"
  }

  private func findings(_ record: Record) -> String {
    let rows = record.findings.map { finding in
      """
      <tr class="\(finding.holds ? "good" : "bad")"><td>\(finding.holds ? "✓" : "✗")</td>\
      <td>\(escaped(finding.subject))</td><td>\(escaped(finding.stated))</td>\
      <td>\(escaped(finding.measured))</td></tr>
      """
    }
    return
      "<div class=\"scroll\"><table class=\"findings\"><tr><th></th><th>outcome</th><th>stated</th><th>here</th></tr>\(rows.joined())</table></div>"
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
