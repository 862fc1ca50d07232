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

  /// Whether what several layouts do to a view adds up to what another one does to it.
  func isSum(of parts: [SceneFrames], in whole: SceneFrames, _ view: String) -> Bool {
    frames.indices.allSatisfy { index in
      guard let start = frames[index][view], let end = whole.frames[index][view] else {
        return true
      }
      let goal = end.sides - start.sides
      let sum = parts.reduce(SIMD4<Double>.zero) { sum, part in
        sum + ((part.frames[index][view] ?? start).sides - start.sides)
      }
      // Each layout is rounded to whole pixels by itself.
      let rest = goal - sum
      let slack = 0.51 * Double(max(1, parts.count / 2))
      return max(abs(rest.min()), abs(rest.max())) <= slack
    }
  }

  /// How many views there are.
  var count: Int { frames.first?.count ?? 0 }

  /// The views whose frames differ, in the order of their identifiers in a list.
  ///
  /// - Parameters:
  ///   - other: The later frames.
  ///   - environments: Where both were laid out.
  ///   - order: The identifiers, in the order of the report.
  ///   - name: What a view is called.
  /// - Returns: A shift for each view whose frame differs anywhere.
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

extension FrameShift.Frame {
  /// The four numbers, to add and to compare.
  fileprivate var sides: SIMD4<Double> { SIMD4(x, y, width, height) }
}
