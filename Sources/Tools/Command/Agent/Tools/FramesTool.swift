import Diagnosis
import DocumentEditing
import InterfaceBuilder
import LivePreview
import Notation
import PreviewProtocol
import ScenePictures
import ToolProtocol

extension AgentTool {
  static let frames = AgentTool(
    "frames", "Frames of views",
    """
    Lays out a scene and returns the frame of each view: x y width height in points, in the \
    coordinates of its superview. Marks ambiguous and misplaced views. Cheaper and more exact than a \
    picture.
    """,
    arguments: [document, scene]
      + [
        Schema.Member("view", .text, "Id or name: only this view and the views in it."),
        Schema.Member(
          "accessibility", .flag, "The elements in VoiceOver's order, with label and traits."),
      ]
      + ToolCall.environment + [package, preview, ResultPage.argument],
    result: [
      Schema.Member("device", .text, ""),
      Schema.Member(
        "views",
        .list(
          .object([
            Schema.Member("id", .text, ""), Schema.Member("class", .text, ""),
            Schema.Member("name", .text, ""), Schema.Member("depth", .count, ""),
            Schema.Member("frame", frame, "x, y, width, height"),
            Schema.Member("remarks", .list(.text), "ambiguous, misplaced, hidden"),
            Schema.Member("label", .text, "With accessibility; frames are those in the root."),
            Schema.Member("value", .text, ""), Schema.Member("traits", .list(.text), ""),
          ])), ""), ResultPage.result,
    ]
  ) { call throws(ToolFault) in
    let (entry, document) = try call.document()
    let environment = try call.environment()
    var drawing = SceneDrawing(picture: ScenePicture(isBare: true))
    drawing.usesProjectFonts = false
    var rows: [(text: String, value: JSONValue)] = []
    var device = ""
    for scene in try call.scenes(of: document) {
      let live = drawing.layOutAlone(scene, in: environment)
      device = live.deviceID
      let own =
        call.arguments["accessibility"]?.flag == true
        ? AccessibilityReport.elements(of: live, in: document).map(accessibleRow)
        : viewRows(of: live, isCanvas: environment.isCanvas)
      if document.scenes.count > 1, call.text("scene") == nil, !own.isEmpty {
        rows.append(("\(scene.title.onOneLine):", .null))
      }
      rows += own
    }
    if let view = call.text("view") { rows = try subtree(of: view, rows, in: entry) }
    let page = ResultPage(rows, from: call.start)
    return ToolReply(
      "\(entry.name) on \(device.isEmpty ? "the canvas" : device); name class id x y width height\n"
        + page.text,
      [
        ("device", .string(device)),
        ("views", .array(page.values.filter { if case .null = $0 { false } else { true } })),
        page.more,
      ])
  }

  @MainActor
  private static func viewRows(
    of live: InstantiatedScene, isCanvas: Bool
  ) -> [(text: String, value: JSONValue)] {
    let contents = live.scene.contents
    return FrameReport.Scene(live).views.map { view in
      let element = contents.viewsByID[view.id].map { contents[$0] }
      let name = (element.map { OutlineName.of($0) } ?? view.class).onOneLine
      let depth = element.map(contents.depth) ?? 0
      var remarks = element?.isHidden == true ? ["hidden"] : []
      if view.ambiguous { remarks.append("ambiguous") }
      if view.misplaced, isCanvas { remarks.append("misplaced") }
      return frameRow(
        id: view.id, class: view.class, name: name, depth: depth, frame: view.frame.numbers,
        remarks: remarks)
    }
  }

  private static func accessibleRow(
    _ element: AccessibilityReport.Element
  ) -> (text: String, value: JSONValue) {
    let frame = [element.frame.x, element.frame.y, element.frame.width, element.frame.height]
    let words =
      ["\(element.number)", AccessibilityTable.label(of: element), element.kind, element.id]
      + [frame.map(FrameTable.number).joined(separator: " ")]
      + (element.traits.isEmpty ? [] : [element.traits.joined(separator: ", ")])
    return (
      words.joined(separator: " "),
      .members([
        ("id", .string(element.id)), ("class", .string(element.kind)),
        ("name", .string(element.name.onOneLine)), ("depth", .int(0)),
        ("frame", .array(frame.map { .number($0) })),
        ("label", element.label.map { .string($0) }),
        ("value", element.value.map { .string($0) }),
        ("traits", element.traits.isEmpty ? nil : .strings(element.traits)),
      ])
    )
  }

  static func frameRow(
    id: String, class className: String, name: String, depth: Int, frame: [Double],
    remarks: [String]
  ) -> (text: String, value: JSONValue) {
    let numbers = frame.map(FrameTable.number).joined(separator: " ")
    let words = [name, className, id, numbers] + remarks
    return (
      String(repeating: " ", count: depth) + words.joined(separator: " "),
      .members([
        ("id", .string(id)), ("class", .string(className)), ("name", .string(name)),
        ("depth", .int(depth)), ("frame", .array(frame.map { .number($0) })),
        ("remarks", remarks.isEmpty ? nil : .strings(remarks)),
      ])
    )
  }

  /// Returns the rows of the view and of the views in it.
  private static func subtree(
    of view: String, _ rows: [(text: String, value: JSONValue)], in entry: ServedFolder.Entry
  ) throws(ToolFault) -> [(text: String, value: JSONValue)] {
    let start = rows.firstIndex { row in
      row.value["id"]?.string == view || row.value["name"]?.string == view
    }
    guard let start else {
      let names = rows.compactMap { $0.value["name"]?.string }
      throw ToolFault(
        "no view '\(view.short)' in \(entry.name); \(names.suggestion(for: view))views: "
          + names.prefix(40).joined(separator: ", "))
    }
    let depth = rows[start].value["depth"]?.integer ?? 0
    let inner = rows[(start + 1)...].prefix { ($0.value["depth"]?.integer ?? -1) > depth }
    return [rows[start]] + inner
  }
}
