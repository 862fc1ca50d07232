import AutoLayout
import Foundation

/// Views that are ambiguous or misplaced.
extension BoxMarks {
  /// For how many views another frame is looked for: each costs a layout.
  private static let exerciseLimit = 64
  /// Frames closer than that are the same, in points.
  private static let tolerance: CGFloat = 0.51

  /// Ambiguous views with what is ambiguous, and behind each another frame that satisfies its
  /// constraints (F8.17).
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

  /// Another frame that satisfies the constraints equally well; nil where none was found.
  private func otherFrame(of place: VisibleViews.Place) -> CGRect? {
    let view = place.view
    view.exerciseAmbiguityInLayout()
    defer { view.exerciseAmbiguityInLayout() }
    guard view !== root, let parent = view.superview else { return nil }
    let box = parent.convert(view.frame, to: root)
    let other = box.offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
    return other.isNear(place.frame, Self.tolerance) ? nil : other
  }

  /// The frames of the document that are not those of the layout, with how far they are off: what
  /// the document has more of x, y, width and height (F10.37).
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
  /// Whether no edge is further from that of another box than a distance.
  fileprivate func isNear(_ other: CGRect, _ distance: CGFloat) -> Bool {
    abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance
      && abs(maxX - other.maxX) <= distance && abs(maxY - other.maxY) <= distance
  }
}
