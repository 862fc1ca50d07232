import Diagnosis
import Foundation
import InterfaceBuilder
import LivePreview
import Notation
import PreviewProtocol
import ScenePictures
import ToolProtocol

/// A call about a preview of code, which the package's program answers.
@MainActor
struct PreviewCall {
  private let service: PackageService
  private let preview: PreviewPackages.Preview
  private let call: ToolCall

  init(_ service: PackageService, _ preview: PreviewPackages.Preview, _ call: ToolCall) {
    self.service = service
    self.preview = preview
    self.call = call
  }

  private func ask(_ name: String, view: Int? = nil) async throws -> JSONValue {
    var body = SceneCall()
    body.session = "mcp"
    body.path = preview.program
    body.scene = preview.scene
    body.environment = try call.environment()
    body.show = (call.arguments["show"]?.array ?? []).compactMap(\.string)
    body.view = view
    let answer = await service.answer(name, try JSONEncoder().encode(body))
    guard let value = JSONValue(reading: answer.body) else {
      throw ToolFault("internal error: the program's answer cannot be read")
    }
    guard answer.status == 200 else {
      throw ToolFault(
        "\(preview.title): \(value["error"]?["message"]?.string ?? "the program has ended"); "
          + "correct the code, then call 'build'")
    }
    return value
  }

  // MARK: - Frames

  func frames() async throws -> ToolReply {
    let layers = try await ask("scene")["layers"]?.array ?? []
    var depths: [Int: Int] = [:]
    var rows = layers.compactMap { layer -> (text: String, value: JSONValue)? in
      let depth = (layer["parent"]?.integer).flatMap { depths[$0] } ?? 0
      guard let id = layer["view"]?.string else {
        depths[layer["key"]?.integer ?? 0] = depth
        return nil
      }
      depths[layer["key"]?.integer ?? 0] = depth + 1
      return AgentTool.frameRow(
        id: id, class: layer["class"]?.string ?? "", name: layer["name"]?.string ?? "",
        depth: depth, frame: (layer["frame"]?.array ?? []).compactMap(\.double), remarks: [])
    }
    if let view = call.text("view") {
      let id = try find(view)["id"]?.string
      guard let start = rows.firstIndex(where: { $0.value["id"]?.string == id }) else {
        throw ToolFault("'\(view.short)' is not visible in \(preview.title)")
      }
      let depth = rows[start].value["depth"]?.integer ?? 0
      rows =
        [rows[start]]
        + rows[(start + 1)...].prefix { ($0.value["depth"]?.integer ?? 0) > depth }
    }
    let page = ResultPage(rows, from: call.start)
    return ToolReply(
      "\(preview.title): name class id x y width height\n\(page.text)",
      [("device", .string(call.text("device") ?? "")), ("views", .array(page.values)), page.more])
  }

  /// Returns the view of the outline with an identifier or name.
  private func find(_ name: String) throws(ToolFault) -> JSONValue {
    let found = preview.views.first { $0["id"]?.string == name || $0["name"]?.string == name }
    if let found { return found }
    let names = preview.views.compactMap { $0["name"]?.string }
    throw ToolFault(
      "no view '\(name.short)' in \(preview.title); \(names.suggestion(for: name))views: "
        + names.prefix(40).joined(separator: ", "))
  }

  // MARK: - Pictures

  func render() async throws -> ToolReply {
    guard call.text("view") == nil else {
      throw ToolFault("'view' is for documents; a preview is drawn as a whole")
    }
    let drawn = try await ask("png")
    let size = (drawn["size"]?.array ?? []).compactMap(\.double)
    let remarks = drawn["remarks"]?.array ?? []
    let text =
      "\(preview.title): \(size.map(FrameTable.number).joined(separator: " x ")) points, "
      + "\(FrameTable.number(drawn["scale"]?.double ?? 1)) pixels per point"
    return ToolReply(
      ([text] + remarks.compactMap(\.string)).joined(separator: "\n"),
      [
        ("size", drawn["size"]), ("scale", drawn["scale"]),
        ("device", .string(call.text("device") ?? "")),
        ("remarks", remarks.isEmpty ? nil : .array(remarks)),
      ], picture: drawn["data"]?.string.flatMap { Data(base64Encoded: $0) })
  }

  // MARK: - Findings and reasons

  func check() async throws -> ToolReply {
    let found = try await ask("findings")
    let names = Dictionary(
      preview.views.compactMap { view in
        (view["key"]?.integer).map { ($0, view["id"]?.string ?? "") }
      }, uniquingKeysWith: { first, _ in first })
    var rows: [(text: String, value: JSONValue)] = []
    for finding in found["findings"]?.array ?? [] {
      rows.append(
        row(
          finding["rule"]?.string ?? "", finding["severity"]?.string ?? "warning",
          finding["message"]?.string ?? "", (finding["view"]?.integer).flatMap { names[$0] }))
    }
    func count(_ severity: String) -> JSONValue {
      .int(rows.count { $0.value["severity"]?.string == severity })
    }
    let page = ResultPage(rows, from: call.start)
    return ToolReply(
      "\(preview.title): \(rows.isEmpty ? "no findings" : "\(rows.count) findings\n\(page.text)")",
      [
        ("errors", count("error")), ("warnings", count("warning")), ("notes", count("note")),
        ("findings", .array(page.values)), page.more,
      ])
  }

  private func row(
    _ rule: String, _ severity: String, _ message: String, _ view: String?
  ) -> (text: String, value: JSONValue) {
    (
      "\(severity) \(rule): \(message.onOneLine)" + (view.map { " [\($0)]" } ?? ""),
      .members([
        ("rule", .string(rule)), ("severity", .string(severity)), ("message", .string(message)),
        ("view", view.map { .string($0) }),
      ])
    )
  }

  func trace() async throws -> ToolReply {
    let view = try find(call.text("view") ?? "")
    let edges = try await ask("trace", view: view["key"]?.integer)["edges"]?.array ?? []
    let name = view["name"]?.string ?? ""
    let lines = edges.map { edge in
      "\(edge["name"]?.string ?? "") \(FrameTable.number(edge["value"]?.double ?? 0)): "
        + (edge["sentence"]?.string ?? "").onOneLine
    }
    let page = ResultPage.lines(
      of: (["\(name) in \(preview.title)"] + lines).joined(separator: "\n"), from: call.start)
    let values = edges.map { edge in
      JSONValue.members([
        ("edge", edge["name"]), ("value", edge["value"]), ("ambiguous", edge["isAmbiguous"]),
        (
          "because",
          .array(
            (edge["steps"]?.array ?? []).prefix(8).map { step in
              .members([
                ("equation", step["equation"]), ("constraint", step["constraint"]),
                ("priority", step["priority"]),
              ])
            })
        ),
      ])
    }
    return ToolReply(
      page.text,
      [
        ("view", view["id"]), ("name", .string(name)), ("edges", .array(values)), page.more,
      ])
  }
}
