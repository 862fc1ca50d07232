import AssetCatalog
import AutoLayout
import Drawing
import Foundation
import InterfaceBuilder
import Notation
import PreviewProtocol
import ScenePictures
import ToolProtocol

extension AgentTool {
  /// `ToolCall.environment()` reads the words of `EnvironmentAxis`, such as the appearance, and
  /// `SceneEnvironment` turns them into the traits of the scene's views.
  ///
  /// For a preview of code this closure is not called: `PreviewCall` passes the environment to the
  /// package's program, where `ScreenState` applies it.
  static let render = AgentTool(
    "render", "Picture of a scene",
    """
    Draws a scene, the canvas of a storyboard, or a preview as a PNG. 'show' draws marks over the \
    views: constraints as in Xcode, conflicts, ambiguity, misplaced frames. 'view' enlarges one view. \
    A picture costs more tokens than 'frames' and 'check'; use it to judge the look.
    """,
    arguments: [document, scene]
      + [
        Schema.Member("view", .text, "Id or name of a view to enlarge."),
        Schema.Member("show", .list(.choice(OverlayKind.allCases.map(\.rawValue)), limit: 11), ""),
      ] + ToolCall.environment + [package, preview],
    result: [
      Schema.Member("size", .list(.number, limit: 2), "The drawn area in points."),
      Schema.Member("scale", .number, "Pixels per point."),
      Schema.Member("device", .text, ""), Schema.Member("remarks", .list(.text), ""),
    ]
  ) { call throws(ToolFault) in
    let (entry, document) = try call.document()
    PictureFonts.takeOverProcess()
    var place = try call.environment()
    place.assets = AssetLibrary(of: entry.path, within: call.folder.root)
    let kinds = Set(
      (call.arguments["show"]?.array ?? []).compactMap { $0.string }
        .compactMap(OverlayKind.init))
    let drawing = SceneDrawing(picture: ScenePicture(overlays: SceneOverlays(kinds)))
    let scenes = try call.scenes(of: document)
    guard scenes.count <= RenderCall.sceneLimit else {
      throw ToolFault("\(entry.name) has \(scenes.count) scenes; choose a scene with 'scene'")
    }
    let drawn: ReadablePicture
    var device = ""
    if scenes.count > 1, call.text("scene") == nil {
      guard call.text("view") == nil else { throw ToolFault("'view' needs 'scene'") }
      let canvas = drawing.canvas(document, in: place)
      drawn = ReadablePicture { canvas.list($0) }
    } else {
      guard let scene = scenes.first else { throw ToolFault("\(entry.name) has no scenes") }
      let live = drawing.layOut(scene, in: place)
      device = live.scene.deviceID
      drawn = try picture(of: live, drawing.pictures(of: live, in: place), call)
    }
    return try reply(drawn, entry.name, device)
  }

  @MainActor
  private static func picture(
    of live: DrawnScene, _ pictures: [OverlaidPicture], _ call: ToolCall
  ) throws(ToolFault) -> ReadablePicture {
    guard let view = call.text("view") else {
      return ReadablePicture { pen in
        var sheet = ContactSheet()
        for picture in pictures { sheet.add(picture.drawn(pen), title: live.scene.scene.title) }
        return sheet.picture
      }
    }
    let contents = live.scene.scene.contents
    let member = live.scene.members.first { member in
      member.id == view || OutlineName.of(contents[member.index]) == view
    }
    guard let member else {
      throw ToolFault("no view '\(view.short)' in the scene; 'frames' lists all views")
    }
    guard let picture = pictures.first,
      let area = live.scene.place(of: member.view, in: picture)
    else { throw ToolFault("'\(view.short)' is not in the picture of the scene") }
    return ReadablePicture(only: area) { picture.drawn($0) }
  }

  /// Returns a picture with size and scale.
  @MainActor
  static func reply(
    _ picture: ReadablePicture, _ name: String, _ device: String
  ) throws(ToolFault) -> ToolReply {
    do {
      let drawn = try picture.encoded()
      let size = "\(FrameTable.number(drawn.size.width)) x \(FrameTable.number(drawn.size.height))"
      let place = device.isEmpty ? "" : " on \(device)"
      return ToolReply(
        ([
          "\(name)\(place): \(size) points, \(FrameTable.number(drawn.scale)) pixels per point"
        ] + drawn.remarks).joined(separator: "\n"),
        [
          ("size", JSONValue(drawn.size)), ("scale", .number(drawn.scale)),
          ("device", .string(device)),
          ("remarks", drawn.remarks.isEmpty ? nil : .strings(drawn.remarks)),
        ], picture: drawn.data)
    } catch {
      throw ToolFault("cannot draw \(name): \(error)")
    }
  }
}
