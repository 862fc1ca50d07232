import Diagnosis
import InterfaceBuilder
import ToolProtocol

/// The elements of scenes in VoiceOver's order, as tables.
struct AccessibilityTable {
  private static let header = [
    "", "label", "value", "traits", "view", "id", "x", "y", "width", "height",
  ]
  private static let rightAligned: Set<Int> = [0, 6, 7, 8, 9]

  let report: AccessibilityReport

  func text(_ terminal: Terminal) -> String {
    report.scenes.filter { !$0.elements.isEmpty }.map { scene in
      let title = "\(report.document)  \(scene.title)  \(Device.title(ofID: report.device))"
        .onOneLine
      let table = Table.columns(
        [Self.header] + scene.elements.map(Self.row), rightAligned: Self.rightAligned)
      let lines = table.split(separator: "\n", maxSplits: 1).map(String.init)
      return
        ([terminal.painted(title, .bold), terminal.painted(lines[0], .faint)] + lines.dropFirst())
        .joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  static func row(_ element: AccessibilityReport.Element) -> [String] {
    let frame = element.frame
    return ["\(element.number)", label(of: element), element.value?.short ?? ""]
      + [element.traits.joined(separator: ", "), element.name.onOneLine, element.id]
      + [frame.x, frame.y, frame.width, frame.height].map(FrameTable.number)
  }

  /// The label in quotation marks, and the source unless the label is a text.
  static func label(of element: AccessibilityReport.Element) -> String {
    guard let label = element.label else { return "no label" }
    let isRead = ["label", "text", "system"].contains(element.source)
    return "\"\(label.onOneLine.short)\"" + (isRead ? "" : " (\(element.source))")
  }
}
