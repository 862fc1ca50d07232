import AutoLayout
import Foundation

extension BoxMarks {
  /// The maximum number of views to find another frame for; each costs a layout.
  private static let exerciseLimit = 64
  private static let tolerance: CGFloat = 0.51

  /// Ambiguous views, with another frame that satisfies the constraints (F8.17).
  var ambiguities: [OverlayMark] {
    let shown = source.faults.ambiguities.filter { views[$0.view] != nil }
    return shown.enumerated().flatMap { number, ambiguity -> [OverlayMark] in
      guard let place = views[ambiguity.view] else { return [] }
      let name = source.name(ambiguity.view)
      var marks = [
        OverlayMark(
          .ambiguity, name: name, .box(place.frame),
          labels: [
            OverlayMark.Label(
              "ambiguous " + ambiguity.values.joined(separator: ", "), at: place.frame.topMiddle)
          ], state: .ambiguous)
      ]
      if number < Self.exerciseLimit, let other = otherFrame(of: place) {
        marks.append(
          OverlayMark(.ambiguity, name: name, .box(other), state: .ambiguous, isDashed: true))
      }
      return marks
    }
  }

  private func otherFrame(of place: VisibleViews.Place) -> CGRect? {
    let view = place.view
    view.exerciseAmbiguityInLayout()
    defer { view.exerciseAmbiguityInLayout() }
    guard view !== root, let parent = view.superview else { return nil }
    let box = parent.convert(view.frame, to: root)
    let other = box.offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
    return other.isNear(place.frame, Self.tolerance) ? nil : other
  }

  /// The frames of the document minus the layout's, if they differ (F10.37).
  var misplacements: [OverlayMark] {
    source.faults.misplacements.compactMap { misplacement in
      guard let place = views[misplacement.view], let parent = misplacement.view.superview,
        let outer = views[parent]
      else { return nil }
      let box = misplacement.frame.offsetBy(dx: outer.corner.x, dy: outer.corner.y)
      let actual = place.frame
      let labels: [(CGFloat, String, CGPoint)] = [
        (box.minX - actual.minX, "", CGPoint(x: box.minX, y: box.midY)),
        (box.minY - actual.minY, "", box.topMiddle),
        (box.width - actual.width, "width ", box.bottomMiddle),
        (box.height - actual.height, "height ", CGPoint(x: box.maxX, y: box.midY)),
      ]
      return OverlayMark(
        .misplaced, name: source.name(misplacement.view), .box(box),
        labels: labels.filter { abs($0.0) >= Self.tolerance }.map { difference, word, anchor in
          let sign = difference > 0 ? "+" : ""
          return OverlayMark.Label(word + sign + ConstraintText.number(difference), at: anchor)
        }, state: .misplaced, isDashed: true)
    }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect, _ distance: CGFloat) -> Bool {
    abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance
      && abs(maxX - other.maxX) <= distance && abs(maxY - other.maxY) <= distance
  }
}
