import Comparison
import Diagnosis
import Drawing
import Foundation

/// One page with everything in it: pictures before and after, and the list of what differs.
@MainActor
struct DiffPage {
  private var body: [String] = []
  private var cells: [String] = []
  private var devices: [String] = []
  private var scenes: [String] = []
  private var cellCount = 0

  /// Begins a document.
  mutating func begin(_ comparison: DocumentComparison) {
    let old = comparison.oldPath ?? "nothing"
    let new = comparison.newPath ?? "nothing"
    let name = old == new ? new : "\(old) → \(new)"
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
    let told = comparison.changes.filter { $0.heading != .nothing }
    if !told.isEmpty {
      body.append("<ul class=\"changes\">\(items(told, nil))</ul>")
    }
  }

  /// Adds a scene in one environment.
  mutating func add(_ cell: DiffPictures.Cell, scale: Double) throws {
    cellCount += 1
    if !devices.contains(cell.environment) { devices.append(cell.environment) }
    if !scenes.contains(cell.scene.title) { scenes.append(cell.scene.title) }
    let title = HTMLText.escaped(cell.scene.title)
    let environment = HTMLText.escaped(cell.environment)
    let old = try figure(cell.old, "before", cell.marks, scale)
    let new = try figure(cell.new, "after", cell.marks, scale)
    body.append(
      """
      <article class="scene" data-scene="\(title)" data-device="\(environment)" tabindex="-1">
      <h3>\(title) <small>\(environment)</small></h3>
      <div class="columns"><div class="pictures">\(old)\(new)</div>
      <div class="told">\(list(cell))</div></div></article>
      """)
  }

  /// Ends a document.
  mutating func end(_ comparison: DocumentComparison) {
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
        "<details class=\"nothing\"><summary>\(neutral.count) differences change nothing</summary>"
          + "\(lines.joined())</details>")
    }
    body.append("</section>")
  }

  // MARK: - Parts

  private func figure(
    _ version: SceneVersion?, _ name: String, _ marks: DiffMarks, _ scale: Double
  ) throws -> String {
    guard let version else {
      return "<figure class=\"\(name) none\"><figcaption>\(name): not there</figcaption></figure>"
    }
    let drawable = DrawableSheet(version.list, scale: scale)
    let data = try drawable.picture.encoded(as: .png, scale: drawable.scale).base64EncodedString()
    let (width, height) = (
      Self.number(version.list.size.width), Self.number(version.list.size.height)
    )
    let boxes = version.places.sorted { $0.key < $1.key }.compactMap { id, frame -> String? in
      let kind = marks.kinds[id].map { " \($0.rawValue)" } ?? ""
      return "<rect class=\"mark\(kind)\" data-view=\"\(HTMLText.escaped(id))\" "
        + "x=\"\(Self.number(frame.minX))\" y=\"\(Self.number(frame.minY))\" "
        + "width=\"\(Self.number(max(0, frame.width)))\" height=\"\(Self.number(max(0, frame.height)))\"/>"
    }
    return """
      <figure class="\(name)"><figcaption>\(name)</figcaption><div class="picture" style="width:\(width)px">\
      <img alt="\(name)" width="\(width)" height="\(height)" src="data:image/png;base64,\(data)">\
      <svg viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">\(boxes.joined())</svg>\
      </div></figure>
      """
  }

  private func list(_ cell: DiffPictures.Cell) -> String {
    var text = ""
    for heading in Heading.allCases where heading != .nothing {
      let changes = cell.scene.told.filter { $0.heading == heading }
      guard !changes.isEmpty else { continue }
      text += "<h4 data-kind=\"\(heading.rawValue)\">\(heading.title)</h4>"
      text += "<ul class=\"changes\">\(items(changes, cell.marks))</ul>"
    }
    if !cell.scene.unexplained.isEmpty {
      let views = cell.scene.unexplained.map(\.view)
      let words = EffectWords(shifts: cell.scene.unexplained).summary
      text +=
        "<h4 data-kind=\"layout\">By several changes together</h4><ul class=\"changes\">"
        + Self.item("layout", "changed", views, words, "") + "</ul>"
    }
    let faults =
      cell.scene.newFaults.map { ("new", $0) } + cell.scene.goneFaults.map { ("gone", $0) }
    if !faults.isEmpty {
      let rows = faults.map { word, fault in
        Self.item(
          "faults", word == "new" ? "removed" : "added", [fault.view].compactMap { $0 },
          "\(word): \(fault.message)", "")
      }
      text += "<h4 data-kind=\"faults\">Faults</h4><ul class=\"changes\">\(rows.joined())</ul>"
    }
    return text
  }

  private func items(_ changes: [Change], _ marks: DiffMarks?) -> String {
    ChangeLine.folded(changes).map { line in
      let effect = line.effect.map { EffectWords(shifts: $0.shifts).summary } ?? ""
      let kind = line.changes.first?.kind ?? .changed
      return Self.item(
        line.changes.first?.heading.rawValue ?? "", kind.rawValue,
        marks?.views(of: line.changes) ?? [],
        line.text, effect)
    }.joined()
  }

  private static func item(
    _ heading: String, _ kind: String, _ views: [String], _ text: String, _ effect: String
  ) -> String {
    let list = HTMLText.escaped(views.joined(separator: " "))
    let tail = effect.isEmpty ? "" : "<span class=\"effect\">\(HTMLText.escaped(effect))</span>"
    return "<li tabindex=\"0\" data-kind=\"\(heading)\" class=\"\(kind)\" data-views=\"\(list)\">"
      + "\(HTMLText.escaped(text))\(tail)</li>"
  }

  private static func number(_ value: Double) -> String { Points.text(value) }

  /// The whole page.
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
