import Diagnosis
import DocumentDiff
import Drawing
import Foundation

@MainActor
struct DiffArticle {
  private let cell: DiffPictures.Cell
  private let scale: Double

  init(_ cell: DiffPictures.Cell, scale: Double) {
    self.cell = cell
    self.scale = scale
  }

  var text: String {
    get throws {
      let title = HTMLText.escaped(cell.scene.title)
      let environment = HTMLText.escaped(cell.environment)
      let old = try figure(cell.old, "before", cell.marks, scale)
      let new = try figure(cell.new, "after", cell.marks, scale)
      return """
        <article class="scene" data-scene="\(title)" data-device="\(environment)" tabindex="-1">
        <h3>\(title) <small>\(environment)</small></h3>
        <div class="columns"><div class="pictures">\(old)\(new)</div>
        <div class="report">\(list)</div></div></article>
        """
    }
  }

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
      <figure class="\(name)" style="--width:\(width)px"><figcaption>\(name)</figcaption><div class="picture">\
      <img alt="\(name)" width="\(width)" height="\(height)" src="data:image/png;base64,\(data)">\
      <svg viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">\(boxes.joined())</svg>\
      </div></figure>
      """
  }

  private var list: String {
    var text = ""
    if !cell.scene.unexplained.isEmpty {
      let views = cell.scene.unexplained.map(\.view)
      let words = EffectWords(shifts: cell.scene.unexplained).summary
      text +=
        "<h4 data-kind=\"layout\">Moved by \(cell.scene.unexplainedCause)</h4><ul class=\"changes\">"
        + Self.item("layout", "changed", views, words, "") + "</ul>"
    }
    for heading in Heading.allCases where heading != .nothing {
      let changes = cell.scene.reported.filter { $0.heading == heading }
      guard !changes.isEmpty else { continue }
      text += "<h4 data-kind=\"\(heading.rawValue)\">\(heading.title)</h4>"
      text += "<ul class=\"changes\">\(Self.items(changes, cell.marks))</ul>"
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

  nonisolated static func items(_ changes: [Change], _ marks: DiffMarks?) -> String {
    ChangeLine.folded(changes).map { line in
      let effect = line.effect.map { EffectWords(shifts: $0.shifts).summary } ?? ""
      let kind = line.changes.first?.kind ?? .changed
      return item(
        line.changes.first?.heading.rawValue ?? "", kind.rawValue,
        marks?.views(of: line.changes) ?? [],
        line.text, effect)
    }.joined()
  }

  private nonisolated static func item(
    _ heading: String, _ kind: String, _ views: [String], _ text: String, _ effect: String
  ) -> String {
    let list = HTMLText.escaped(views.joined(separator: " "))
    let tail = effect.isEmpty ? "" : "<span class=\"effect\">\(HTMLText.escaped(effect))</span>"
    return "<li tabindex=\"0\" data-kind=\"\(heading)\" class=\"\(kind)\" data-views=\"\(list)\">"
      + "\(HTMLText.escaped(text))\(tail)</li>"
  }

  private static func number(_ value: Double) -> String { Points.text(value) }
}
