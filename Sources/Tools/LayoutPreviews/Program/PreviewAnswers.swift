import AutoLayout
import Diagnosis
import Drawing
import Foundation
import InterfaceBuilder
import Notation
import PreviewProtocol
import ScenePictures

@MainActor
final class PreviewAnswers {
  private let previews: [Preview]
  private var version = 1
  private var keys = LayerKeys()
  private var resources = FragmentResources()
  private var scenes: [ScenePlace: CodeScene] = [:]
  /// The places in the order of their last use, the latest last.
  private var recent: [ScenePlace] = []

  /// The maximum number of live scenes.
  private static let limit = 32

  init(_ previews: [Preview]) { self.previews = previews }

  /// Answers a call of the page.
  func value(_ name: String, _ call: SceneCall) throws(CallError) -> JSONValue {
    switch name {
    case "document": return try outline(call)
    case "canvas": return try canvas(call)
    case "scene": return try scene(call).whole(showing: call.kinds)
    case "resize": return try scene(call).change(since: call.base ?? -1, showing: call.kinds)
    case "inspect":
      let scene = try scene(call)
      let view = try scene.view(call.view, showing: call.kinds)
      return ViewReport(view, call.view ?? 0, in: scene).json
    case "trace":
      let scene = try scene(call)
      return scene.trace(try scene.view(call.view, showing: call.kinds))
    case "findings": return try scene(call).findings
    case "sizes": return try sizes(call)
    case "ambiguity":
      let scene = try scene(call)
      scene.exerciseAmbiguity(of: try scene.view(call.view, showing: call.kinds))
      return scene.change(since: call.base ?? -1, showing: call.kinds)
    case "sheet": return try sheet(call)
    case "png": return try png(call)
    default: throw CallError(404, "unknown call '\(name)'")
    }
  }

  func image(_ name: String) -> FragmentResources.File? { resources.file(named: name) }

  // MARK: - Scenes

  private static func id(_ index: Int) -> String { "preview-\(index + 1)" }

  private func title(_ index: Int) -> String { previews[index].name ?? "Preview \(index + 1)" }

  private func index(of place: ScenePlace) throws(CallError) -> Int {
    guard let index = previews.indices.first(where: { Self.id($0) == place.scene }) else {
      throw CallError(404, "the program has no preview '\(place.scene ?? "")'")
    }
    return index
  }

  private func make(_ index: Int, in environment: LayoutEnvironment?) -> CodeScene {
    CodeScene(
      previews[index], id: Self.id(index), in: environment ?? LayoutEnvironment(),
      version: version, keys: keys, resources: resources)
  }

  private func scene(_ call: SceneCall) throws(CallError) -> CodeScene {
    let place = try call.place()
    let scene = try scene(at: place)
    scene.resize(to: place.sheetSize)
    return scene
  }

  private func scene(at place: ScenePlace) throws(CallError) -> CodeScene {
    var key = place
    key.size = nil
    recent.removeAll { $0 == key }
    recent.append(key)
    if let known = scenes[key] { return known }
    let scene = make(try index(of: place), in: place.environment)
    scenes[key] = scene
    while recent.count > Self.limit { scenes[recent.removeFirst()] = nil }
    return scene
  }

  /// Returns the preview's findings at every width, for the height of the place.
  private func sizes(_ call: SceneCall) throws(CallError) -> JSONValue {
    let place = try call.place()
    let preview = previews[try index(of: place)]
    guard let size = place.sheetSize else {
      throw CallError(400, "the call has no size ('size')")
    }
    let height = Int(size.height.rounded())
    let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
    do {
      let found = try preview.findings(SizesReport.sweep(height: height, isPad: isPad))
      return SizesReport(found, height: height).json
    } catch {
      throw CallError(500, "\(error)")
    }
  }

  // MARK: - The document

  private func outline(_ call: SceneCall) throws(CallError) -> JSONValue {
    var listed: [JSONValue] = []
    for index in previews.indices {
      var place = try call.place()
      place.scene = Self.id(index)
      listed.append([
        "id": .string(Self.id(index)), "title": .string(title(index)), "kind": "preview",
        "views": .array(try scene(at: place).outline),
      ])
    }
    return ["scenes": .array(listed)]
  }

  /// The gap between previews and the maximum width of their rows, in points.
  private static let (gap, rowWidth) = (CGFloat(60), CGFloat(1_800))

  /// The positions of the previews: in rows, each below the title.
  private func canvas(_ call: SceneCall) throws(CallError) -> JSONValue {
    var listed: [JSONValue] = []
    var (corner, rowHeight, width) = (CGPoint(x: Self.gap, y: Self.gap), CGFloat(0), CGFloat(0))
    for index in previews.indices {
      var place = try call.place()
      place.scene = Self.id(index)
      let scene = try scene(at: place)
      scene.resize(to: nil)
      let size = scene.picture(after: nil).size
      if corner.x > Self.gap, corner.x + size.width > Self.rowWidth {
        corner = CGPoint(x: Self.gap, y: corner.y + rowHeight + Self.gap)
        rowHeight = 0
      }
      listed.append([
        "id": .string(Self.id(index)), "title": .string(title(index)),
        "frame": JSONValue(CGRect(origin: corner, size: size)),
      ])
      corner.x += size.width + Self.gap
      rowHeight = max(rowHeight, size.height)
      width = max(width, corner.x)
    }
    return [
      "version": .int(version),
      "size": JSONValue(CGSize(width: width, height: corner.y + rowHeight + Self.gap)),
      "scenes": .array(listed), "arrows": [],
    ]
  }

  private func sheet(_ call: SceneCall) throws(CallError) -> JSONValue {
    let index = try index(of: try call.place())
    let pictures = try call.sheet().map { point -> JSONValue in
      [
        "title": .string(point.summary),
        "picture": make(index, in: point).whole(showing: call.kinds),
      ]
    }
    return ["pictures": .array(pictures)]
  }

  /// Draws a preview in a size that vision models read.
  private func png(_ call: SceneCall) throws(CallError) -> JSONValue {
    let scene = try scene(call)
    do {
      let drawn = try scene.readablePicture(showing: call.kinds).encoded()
      return [
        "data": .string(drawn.data.base64EncodedString()), "size": JSONValue(drawn.size),
        "scale": .number(drawn.scale), "remarks": .strings(drawn.remarks),
      ]
    } catch {
      throw CallError(422, "cannot draw the preview: \(error)")
    }
  }

  // MARK: - Handover between builds

  /// The state that pages have seen, for the program of the next build.
  var handover: PreviewHandover {
    PreviewHandover(
      keys: keys.all,
      scenes: scenes.filter { $0.value.sent.step > 0 }.map { place, scene in
        PreviewHandover.Scene(
          place: place, size: scene.size.map { [Double($0.width), Double($0.height)] },
          frames: scene.sent.frames)
      })
  }

  /// Continues from the previous build's program, and returns the keys of the moved views.
  func adopt(version: Int, prefix: String, _ handover: PreviewHandover?) -> JSONValue {
    self.version = version
    resources = FragmentResources(prefix: prefix)
    guard let handover else { return ["moved": []] }
    keys = LayerKeys(handover.keys)
    var moved: [String: Set<Int>] = [:]
    for old in handover.scenes {
      guard let id = old.place.scene, let new = try? scene(at: old.place) else { continue }
      // Frames are compared at the size that the page shows.
      var place = old.place
      place.size = old.size
      new.resize(to: place.sheetSize)
      _ = new.whole(showing: [])
      moved[id, default: []].formUnion(new.sent.moved(since: old.rectangles))
    }
    let listed = moved.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { id, keys in
      JSONValue.object([
        ("scene", .string(id)), ("views", .array(keys.sorted().map { .int($0) })),
      ])
    }
    return ["moved": .array(listed)]
  }
}
