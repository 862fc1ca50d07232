import Drawing
import Foundation
import InterfaceBuilder
import Notation
import ScenePictures

@MainActor
struct CanvasReport {
  private let document: InterfaceDocument
  private let sizes: [CGSize]
  private let environment: LayoutEnvironment

  init(_ document: InterfaceDocument, in environment: LayoutEnvironment) {
    self.document = document
    self.environment = environment
    sizes = document.scenes.map { scene in
      scene.knownScreenSize(in: environment) ?? SceneStage(scene, in: environment).size
    }
  }

  func json(version: Int) -> JSONValue {
    let scenes = document.scenes
    let arrangement = StoryboardArrangement(
      zip(scenes, sizes).map {
        StoryboardArrangement.Scene(size: $1, place: $0.canvasPlace(in: environment))
      },
      links: document.connections.map {
        StoryboardArrangement.Link(
          source: $0.source, destination: $0.destination,
          kind: StoryboardArrow.Kind(document: $0.kind))
      }, initial: document.initialScene)
    let listed = scenes.indices.map { index in
      JSONValue.members([
        ("id", .string(scenes[index].id)), ("title", .string(scenes[index].title)),
        ("frame", JSONValue(arrangement.frames[index])),
        ("isReference", scenes[index].reference == nil ? nil : true),
        ("isInitial", document.initialScene == index ? true : nil),
      ])
    }
    let arrows = zip(document.connections, arrangement.arrows).map { link, arrow in
      JSONValue.members([
        ("kind", .string(arrow.kind.rawValue)), ("source", .string(scenes[link.source].id)),
        ("destination", .string(scenes[link.destination].id)), ("path", .string(arrow.pathText)),
        ("end", JSONValue(arrow.end)), ("direction", JSONValue(arrow.direction)),
        ("middle", JSONValue(arrow.middle)),
      ])
    }
    return .members([
      ("version", .int(version)), ("size", JSONValue(arrangement.size)),
      ("scenes", .array(listed)), ("arrows", .array(arrows)),
      ("initial", arrangement.initial.map { JSONValue($0) }),
    ])
  }
}

extension StoryboardArrow {
  fileprivate var pathText: String {
    let points = controls.map { "\(PageNumber($0.x)) \(PageNumber($0.y))" }
    return "M\(points[0])C\(points.dropFirst().joined(separator: " "))"
  }
}
