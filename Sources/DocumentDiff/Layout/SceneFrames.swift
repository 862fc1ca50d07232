internal import AutoLayout
internal import Diagnosis
internal import Foundation
internal import InterfaceBuilder

/// The frames of a scene's views in several environments.
struct SceneFrames {
  /// Where a view stands.
  private struct Place {
    /// In its superview's coordinates.
    var frame: FrameShift.Frame
    /// In the coordinates of the outermost view.
    var outer: FrameShift.Frame
    /// The identifier of its superview.
    var parent: String?
  }

  /// In each environment, the places by identifier.
  private var places: [[String: Place]] = []

  /// Lays a scene out in every environment.
  ///
  /// - Complexity: That of as many layouts as there are environments.
  @MainActor
  init(of scene: InterfaceScene?, in environments: [ComparisonEnvironment]) {
    guard let scene else {
      places = environments.map { _ in [:] }
      return
    }
    for environment in environments {
      let live = scene.instantiate(in: environment.layoutEnvironment)
      if environment.point.strings == "pseudo" { PseudoLocalization.apply(to: live) }
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

  /// The frame of a view in its superview's coordinates.
  func frame(of view: String, at index: Int) -> FrameShift.Frame? { places[index][view]?.frame }

  /// The frames of a view in two layouts: where it hangs in different views, in the coordinates of
  /// the outermost one, so that a view that only changed its superview has not moved.
  private func frames(
    of view: String, at index: Int, and other: SceneFrames
  ) -> (FrameShift.Frame, FrameShift.Frame)? {
    guard let one = places[index][view], let two = other.places[index][view] else { return nil }
    return one.parent == two.parent ? (one.frame, two.frame) : (one.outer, two.outer)
  }

  /// Whether what several layouts do to a view adds up to what another one does to it.
  func isSum(of parts: [SceneFrames], in whole: SceneFrames, _ view: String) -> Bool {
    places.indices.allSatisfy { index in
      guard let (start, end) = frames(of: view, at: index, and: whole) else { return true }
      let goal = end.sides - start.sides
      let sum = parts.reduce(SIMD4<Double>.zero) { sum, part in
        guard let (start, end) = frames(of: view, at: index, and: part) else { return sum }
        return sum + (end.sides - start.sides)
      }
      // Each layout is rounded to whole pixels by itself.
      let rest = goal - sum
      let slack = 0.51 * Double(max(1, parts.count / 2))
      return max(abs(rest.min()), abs(rest.max())) <= slack
    }
  }

  /// How many views there are.
  var count: Int { places.first?.count ?? 0 }

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
        guard let (old, new) = frames(of: id, at: index, and: other) else { continue }
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
  fileprivate init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }

  /// The four numbers, to add and to compare.
  fileprivate var sides: SIMD4<Double> { SIMD4(x, y, width, height) }
}
