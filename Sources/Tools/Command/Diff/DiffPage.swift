import DocumentDiff
import Foundation

struct DiffPage {
  private var body: [String] = []
  private var devices: [String] = []
  private var scenes: [String] = []

  init(_ results: [DiffResult]) {
    for result in results {
      begin(result.comparison)
      for drawn in result.pictures { add(drawn) }
      end(result.comparison)
    }
  }

  private mutating func begin(_ comparison: DocumentComparison) {
    let name = DocumentComparison.names(
      comparison.oldPath ?? "nothing", comparison.newPath ?? "nothing")
    let summary = TextReport(comparison, .short).summary
    body.append(
      """
      <section class="document"><h2>\(HTMLText.escaped(name))</h2>
      <p class="summary">\(HTMLText.escaped(summary))</p>
      """)
    for problem in comparison.problems {
      let place = problem.line.map { ":\($0)" } ?? ""
      body.append(
        "<p class=\"problem\">\(HTMLText.escaped("\(problem.path)\(place): \(problem.message)"))</p>"
      )
    }
    let changes = comparison.changes.filter { $0.heading != .nothing }
    if !changes.isEmpty {
      body.append("<ul class=\"changes\">\(DiffArticle.items(changes, nil))</ul>")
    }
  }

  private mutating func add(_ drawn: ComparedScene) {
    if !devices.contains(drawn.environment) { devices.append(drawn.environment) }
    if !scenes.contains(drawn.title) { scenes.append(drawn.title) }
    body.append(drawn.article)
  }

  private mutating func end(_ comparison: DocumentComparison) {
    let neutral = comparison.all.filter { $0.heading == .nothing }
    if !neutral.isEmpty {
      let lines = NeutralReason.allCases.compactMap { reason -> String? in
        let changes = neutral.filter { $0.reason == reason }
        guard !changes.isEmpty else { return nil }
        let rows = ChangeLine.folded(changes).map { "<li>\(HTMLText.escaped($0.text))</li>" }
        return "<h4>\(HTMLText.escaped(reason.rawValue)): \(changes.count)</h4>"
          + "<ul>\(rows.joined())</ul>"
      }
      body.append(
        "<details class=\"nothing\"><summary>\(neutral.count) difference"
          + "\(neutral.count == 1 ? "" : "s") without effect</summary>"
          + "\(lines.joined())</details>")
    }
    body.append("</section>")
  }

  var text: String {
    let kinds =
      Heading.allCases.filter { $0 != .nothing }.map { ($0.rawValue, $0.title) }
      + [("faults", "Faults")]
    func options(_ values: [(String, String)]) -> String {
      values.map {
        "<option value=\"\(HTMLText.escaped($0.0))\">\(HTMLText.escaped($0.1))</option>"
      }
      .joined()
    }
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>What changed</title><style>\(DiffPageParts.style)</style></head>
      <body data-mode="side"><header><h1>What changed</h1><div class="tools">
      <label>Scene <select id="scene"><option value="">all</option>\(options(scenes.map { ($0, $0) }))</select></label>
      <label>Device <select id="device"><option value="">all</option>\(options(devices.map { ($0, $0) }))</select></label>
      <label>Kind <select id="kind"><option value="">all</option>\(options(kinds))</select></label>
      <span class="modes" role="group" aria-label="View">
      <button data-mode="side" title="1">Side by side</button><button data-mode="slide" title="2">Slider</button>\
      <button data-mode="blink" title="3">Blink</button></span>
      <label class="slider">Slider <input id="slider" type="range" min="0" max="100" value="50"></label>
      <button id="marks" title="m" aria-pressed="true">Marks</button>
      <button id="theme" title="d">Light or dark</button></div>
      <p class="keys">Keys: j, k next and previous change · n, p scene · 1 2 3 view · space blinks once · \
      ← → slider · m marks · d light or dark</p></header>
      <main>\(body.joined(separator: "\n"))</main>
      <script>\(DiffPageParts.script)</script></body></html>
      """
  }
}
