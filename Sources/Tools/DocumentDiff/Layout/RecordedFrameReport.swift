package import Foundation
internal import InterfaceBuilder

package struct RecordedFrameReport: Decodable, Sendable {
  struct View: Decodable, Sendable {
    var id: String
    var `class`: String
    var frame: FrameShift.Frame
  }

  package struct Scene: Decodable, Sendable {
    var id: String
    var views: [View]
  }

  let document: String
  let device: String
  package let scenes: [Scene]

  package static func isLikely(_ data: Data) -> Bool {
    data.first { !Character(UnicodeScalar($0)).isWhitespace } == UInt8(ascii: "{")
  }

  /// Reads an output with a line per document.
  package static func all(in data: Data) throws -> [RecordedFrameReport] {
    try data.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(RecordedFrameReport.self, from: Data($0))
    }
  }
}

extension DocumentComparison {
  /// Compares stored outputs: moved, added and removed views, with no causes.
  package init(_ old: [RecordedFrameReport], _ new: [RecordedFrameReport]) {
    let olds = Self.byScene(old)
    let news = Self.byScene(new)
    sceneCount = new.reduce(0) { $0 + $1.scenes.count }
    environments = Set((old + new).map(\.device)).sorted()
    for key in Set(olds.keys).union(news.keys).sorted() {
      let (left, right) = (olds[key], news[key])
      var scene = Scene(id: key.id, title: "\(key.document) \(key.id)")
      let before = Dictionary(
        (left?.scene.views ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      let after = Dictionary(
        (right?.scene.views ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      for view in right?.scene.views ?? [] {
        guard let other = before[view.id] else {
          scene.changes.append(Self.arrival(.added, view, in: key.id))
          continue
        }
        let place = FrameShift.Place(
          environments: [right?.device ?? ""], old: other.frame, new: view.frame)
        guard place.isMoved || place.isResized else { continue }
        scene.shifts.append(
          FrameShift(view: view.id, name: "\(view.class) (\(view.id))", places: [place]))
      }
      for view in left?.scene.views ?? [] where after[view.id] == nil {
        scene.changes.append(Self.arrival(.removed, view, in: key.id))
      }
      scene.unexplained = scene.shifts
      if scene.isReported { scenes.append(scene) }
    }
  }

  private struct Key: Hashable, Comparable {
    var document: String
    var id: String

    static func < (left: Key, right: Key) -> Bool {
      (left.document, left.id) < (right.document, right.id)
    }
  }

  private static func byScene(
    _ reports: [RecordedFrameReport]
  ) -> [Key: (scene: RecordedFrameReport.Scene, device: String)] {
    var scenes: [Key: (scene: RecordedFrameReport.Scene, device: String)] = [:]
    for report in reports {
      // Outputs for two folders have different paths for the same documents.
      let name = reports.count == 1 ? "" : URL(fileURLWithPath: report.document).lastPathComponent
      for scene in report.scenes {
        scenes[Key(document: name, id: scene.id)] = (scene, Device.title(ofID: report.device))
      }
    }
    return scenes
  }

  private static func arrival(
    _ kind: Change.Kind, _ view: RecordedFrameReport.View, in scene: String
  ) -> Change {
    let name = "\(view.class) (\(view.id))"
    var change = Change(
      heading: .hierarchy, kind: kind, scene: scene,
      subject: Change.Subject(
        id: view.id, oldName: kind == .removed ? name : nil,
        newName: kind == .added ? name : nil, type: "view"))
    change.objects = [view.id]
    return change
  }
}
