internal import AutoLayout
internal import Diagnosis
internal import Foundation
internal import InterfaceBuilder

/// The frames of a scene's views in several environments.
struct SceneFrames {
  /// In each environment, the frames by identifier.
  private(set) var frames: [[String: FrameShift.Frame]] = []

  /// Lays a scene out in every environment.
  ///
  /// - Complexity: That of as many layouts as there are environments.
  @MainActor
  init(of scene: InterfaceScene?, in environments: [ComparisonEnvironment]) {
    guard let scene else {
      frames = environments.map { _ in [:] }
      return
    }
    for environment in environments {
      let live = scene.instantiate(in: environment.layoutEnvironment)
      if environment.point.strings == "pseudo" { PseudoLocalization.apply(to: live) }
      live.layOut()
      var found: [String: FrameShift.Frame] = [:]
      for member in live.members where !member.id.isEmpty {
        let frame = member.view.frame
        found[member.id] = FrameShift.Frame(
          x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
          height: Double(frame.height))
      }
      frames.append(found)
    }
  }

  /// How many views there are.
  var count: Int { frames.first?.count ?? 0 }

  /// The views whose frames differ, in the order of their identifiers in a list.
  ///
  /// - Parameters:
  ///   - other: The later frames.
  ///   - order: The identifiers, in the order of the report.
  ///   - name: What a view is called.
  func shifts(
    to other: SceneFrames, _ environments: [ComparisonEnvironment], order: [String],
    name: (String) -> String
  ) -> [FrameShift] {
    order.compactMap { id in
      var places: [FrameShift.Place] = []
      for (index, environment) in environments.enumerated() {
        guard let old = frames[index][id], let new = other.frames[index][id] else { continue }
        let place = FrameShift.Place(environments: [environment.name], old: old, new: new)
        guard place.isMoved || place.isResized else { continue }
        // Devices on which the same happens are told together.
        if let same = places.firstIndex(where: { $0.old == old && $0.new == new }) {
          places[same].environments.append(environment.name)
        } else {
          places.append(place)
        }
      }
      return places.isEmpty ? nil : FrameShift(view: id, name: name(id), places: places)
    }
  }
}
