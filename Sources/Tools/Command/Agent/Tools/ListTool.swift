import Foundation
import InterfaceBuilder
import LivePreview
import Notation
import ScenePictures
import ToolProtocol

extension AgentTool {
  static let list = AgentTool(
    "list", "List documents and scenes",
    """
    Without 'path', or with a folder: the storyboards and xibs below it, and the Swift packages with \
    previews. With a document: the scenes with their ids, and the number of views. Start here.
    """,
    arguments: [
      Schema.Member("path", .text, "A folder or a document; default: the served folder."),
      ResultPage.argument,
    ],
    result: [
      Schema.Member(
        "documents",
        .list(.object([Schema.Member("path", .text, ""), Schema.Member("bytes", .count, "")])), ""),
      Schema.Member("packages", .list(.text), "Folders with previews; see 'build'."),
      Schema.Member(
        "scenes",
        .list(
          .object([
            Schema.Member("id", .text, ""), Schema.Member("title", .text, ""),
            Schema.Member("kind", .text, ""), Schema.Member("views", .count, ""),
          ])), ""), ResultPage.result,
    ]
  ) { call throws(ToolFault) in
    let entry = try call.entry()
    guard InputFile.isFolder(entry.path) else { return try scenes(call) }
    let documents = call.folder.documents(below: entry.path)
    let page = ResultPage(
      documents.map { document in
        let bytes = InputFile(name: document.path).size
        return (
          "\(document.name.onOneLine)  \(bytes) bytes",
          ["path": .string(document.name), "bytes": .int(bytes)]
        )
      }, from: call.start)
    let packages = call.start == 0 ? PreviewPackages.search(call.folder, below: entry) : []
    let head =
      documents.isEmpty
      ? ["\(entry.name): no .storyboard or .xib below this folder"] : [page.text]
    let tail =
      packages.isEmpty ? [] : ["packages with previews: " + packages.joined(separator: ", ")]
    return ToolReply(
      (head + tail).joined(separator: "\n"),
      [
        ("documents", .array(page.values)),
        ("packages", packages.isEmpty ? nil : .strings(packages)), page.more,
      ])
  }

  @MainActor
  private static func scenes(_ call: ToolCall) throws(ToolFault) -> ToolReply {
    let (entry, document) = try call.document()
    let device = document.header.device.map { device in
      "\(device.id), \(device.isLandscape ? "landscape" : "portrait")"
    }
    let page = ResultPage(
      document.scenes.map { scene in
        let views = OutlineRows(scene).rows.count
        let kind = scene.controller == nil ? "view" : scene.controllerKind
        return (
          "\(scene.title.onOneLine)  \(scene.id)  \(kind)  \(views) views",
          [
            "id": .string(scene.id), "title": .string(scene.title), "kind": .string(kind),
            "views": .int(views),
          ]
        )
      }, from: call.start)
    let count = document.scenes.count
    let scenes = "\(count) scene\(count == 1 ? "" : "s")"
    let title = "\(entry.name): \(scenes), canvas \(device ?? "without device")"
    return ToolReply(
      "\(title)\n\(page.text)", [("scenes", .array(page.values)), page.more])
  }
}
