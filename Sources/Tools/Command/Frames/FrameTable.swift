import InterfaceBuilder

struct FrameTable {
  private let title: String
  private let rows: [[String]]

  private static let header = ["view", "class", "id", "x", "y", "width", "height", ""]
  private static let rightAligned: Set<Int> = [3, 4, 5, 6]

  init(_ scene: FrameReport.Scene, of report: FrameReport, _ document: InterfaceDocument) {
    let contents = document.contents
    let name = document.scenes.first { $0.id == scene.id }?.title ?? scene.id
    // On another device every frame differs from the document.
    let isCanvas = report.device == document.header.device?.id ?? ""
    let device = report.device.isEmpty ? "canvas" : Device.title(ofID: report.device)
    title = "\(document.path)  \(name)  \(device)".onOneLine
    rows = scene.views.map { view in
      let element = contents.viewsByID[view.id].map { contents[$0] }
      let indent = String(repeating: "  ", count: element.map(contents.depth) ?? 0)
      let name = element.map { OutlineName.of($0) } ?? view.class
      let frame = view.frame
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(FrameTable.number)
      var remarks = element?.isHidden == true ? ["hidden"] : []
      if view.ambiguous { remarks.append("ambiguous") }
      if view.misplaced, isCanvas { remarks.append("misplaced") }
      return [indent + name, view.class, view.id] + numbers + [remarks.joined(separator: " ")]
    }
  }

  func text(_ terminal: Terminal) -> String {
    let table = Table.columns([FrameTable.header] + rows, rightAligned: FrameTable.rightAligned)
    let lines = table.split(separator: "\n", maxSplits: 1).map(String.init)
    return
      ([terminal.painted(title, .bold), terminal.painted(lines[0], .faint)] + lines.dropFirst())
      .joined(separator: "\n")
  }

  static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(value)" }
    let whole = Int(hundredths)
    let sign = whole < 0 ? "-" : ""
    let (units, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 100)
    switch rest {
    case 0: return "\(sign)\(units)"
    case let rest where rest % 10 == 0: return "\(sign)\(units).\(rest / 10)"
    case 1..<10: return "\(sign)\(units).0\(rest)"
    default: return "\(sign)\(units).\(rest)"
    }
  }
}

extension DocumentContents {
  func depth(of view: ViewElement) -> Int {
    var depth = 0
    var parent = view.parent
    while let index = parent {
      depth += 1
      parent = self[index].parent
    }
    return depth
  }
}
