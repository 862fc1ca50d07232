internal import AutoLayout
internal import Diagnosis
internal import Foundation
internal import InterfaceBuilder

struct SceneFrames {
  private struct Place {
    var frame: FrameShift.Frame
    var outer: FrameShift.Frame
    var parent: String?
  }

  private var places: [[String: Place]] = []

  @MainActor
  init(of scene: InterfaceScene?, in environments: [LayoutEnvironment]) {
    guard let scene else {
      places = environments.map { _ in [:] }
      return
    }
    for environment in environments {
      let live = scene.instantiate(in: environment)
      live.layOut()
      var names: [ObjectIdentifier: String] = [:]
      for member in live.members { names[ObjectIdentifier(member.view)] = member.id }
      var found: [String: Place] = [:]
      var outer = OuterFrames()
      for member in live.members where !member.id.isEmpty {
        let view = member.view
        found[member.id] = Place(
          frame: FrameShift.Frame(view.frame), outer: FrameShift.Frame(outer.frame(of: view)),
          parent: view.superview.flatMap { names[ObjectIdentifier($0)] })
      }
      places.append(found)
    }
  }

  func frame(of view: String, at index: Int) -> FrameShift.Frame? { places[index][view]?.frame }

  /// Returns the view's frames in two layouts; a new superview does not count as a move.
  private func frames(
    of view: String, at index: Int, and other: SceneFrames
  ) -> (FrameShift.Frame, FrameShift.Frame)? {
    guard let one = places[index][view], let two = other.places[index][view] else { return nil }
    return one.parent == two.parent ? (one.frame, two.frame) : (one.outer, two.outer)
  }

  func isSum(of parts: [SceneFrames], in whole: SceneFrames, _ view: String) -> Bool {
    places.indices.allSatisfy { index in
      guard let (start, end) = frames(of: view, at: index, and: whole) else { return true }
      let goal = end.sides - start.sides
      let sum = parts.reduce(SIMD4<Double>.zero) { sum, part in
        guard let (start, end) = frames(of: view, at: index, and: part) else { return sum }
        return sum + (end.sides - start.sides)
      }
      // Each layout rounds to whole pixels separately.
      let rest = goal - sum
      let slack = 0.51 * Double(max(1, parts.count / 2))
      return max(abs(rest.min()), abs(rest.max())) <= slack
    }
  }

  var count: Int { places.first?.count ?? 0 }

  /// Returns the views whose frames differ in any environment, in report order.
  func shifts(
    to other: SceneFrames, _ environments: [LayoutEnvironment], order: [String],
    name: (String) -> String
  ) -> [FrameShift] {
    order.compactMap { id in
      var places: [FrameShift.Place] = []
      for (index, environment) in environments.enumerated() {
        guard let (old, new) = frames(of: id, at: index, and: other) else { continue }
        let place = FrameShift.Place(environments: [environment.comparisonName], old: old, new: new)
        guard place.isMoved || place.isResized else { continue }
        // Environments with equal frames are reported together.
        if let same = places.firstIndex(where: { $0.old == old && $0.new == new }) {
          places[same].environments.append(environment.comparisonName)
        } else {
          places.append(place)
        }
      }
      return places.isEmpty ? nil : FrameShift(view: id, name: name(id), places: places)
    }
  }
}

extension FrameShift.Frame {
  fileprivate init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }

  fileprivate var sides: SIMD4<Double> { SIMD4(x, y, width, height) }
}
