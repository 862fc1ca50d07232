internal import AutoLayout
internal import Foundation

@MainActor
struct OuterFrames {
  private enum Place {
    case from(CGPoint)
    /// The view or an ancestor is rotated or scaled.
    case transformed
  }

  /// The visited views, retained to prevent reuse of their object identifiers.
  private var places: [ObjectIdentifier: (view: UIView, place: Place)] = [:]

  /// Returns the view's frame, in O(1) on average over a tree.
  mutating func frame(of view: UIView) -> CGRect {
    guard let superview = view.superview else { return view.frame }
    switch place(of: superview) {
    case .from(let origin): return view.frame.offsetBy(dx: origin.x, dy: origin.y)
    case .transformed:
      var root = superview
      while let next = root.superview { root = next }
      return view.convert(view.bounds, to: root)
    }
  }

  private mutating func place(of view: UIView) -> Place {
    var inside: [UIView] = []
    var place = Place.from(.zero)
    var next = view
    while true {
      if let known = places[ObjectIdentifier(next)] {
        place = known.place
        break
      }
      // The outermost view has separate coordinates.
      guard let superview = next.superview else { break }
      inside.append(next)
      next = superview
    }
    for view in inside.reversed() {
      if case .from(let origin) = place, view.transform.isIdentity {
        place = .from(
          CGPoint(
            x: origin.x + view.frame.minX - view.bounds.minX,
            y: origin.y + view.frame.minY - view.bounds.minY))
      } else {
        place = .transformed
      }
      places[ObjectIdentifier(view)] = (view, place)
    }
    return place
  }
}
