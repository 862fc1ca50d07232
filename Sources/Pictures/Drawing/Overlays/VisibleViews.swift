import AutoLayout
import Foundation

@MainActor
struct VisibleViews {
  struct Place {
    let view: UIView
    let frame: CGRect
    let clip: CGRect
    /// Whether it is the author's view, not an internal view of controls.
    let isAuthored: Bool

    var isInPicture: Bool { clip.touches(frame) }

    @MainActor var corner: CGPoint {
      CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
    }
  }

  private(set) var places: [Place] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  /// Collects the views in a laid-out tree.
  init(of root: UIView, isAuthored: ((UIView) -> Bool)? = nil) {
    let box = CGRect(origin: .zero, size: root.bounds.size)
    var waiting = [Place(view: root, frame: box, clip: box, isAuthored: true)]
    while let place = waiting.popLast() {
      indices[ObjectIdentifier(place.view)] = places.count
      places.append(place)
      let view = place.view
      let clip = view.clipsToBounds ? place.clip.intersection(place.frame) : place.clip
      guard !clip.isNull else { continue }
      let isWhole = isAuthored == nil && view.isOfOnePiece
      for child in view.subviews.reversed() where !child.isHidden && child.alpha > 0.01 {
        let frame = child.frame.offsetBy(dx: place.corner.x, dy: place.corner.y)
        let isChildAuthored = isAuthored?(child) ?? (place.isAuthored && !isWhole)
        waiting.append(
          Place(view: child, frame: frame, clip: clip, isAuthored: isChildAuthored))
      }
    }
  }

  subscript(view: UIView) -> Place? {
    guard let index = indices[ObjectIdentifier(view)] else { return nil }
    return places[index].isInPicture ? places[index] : nil
  }

  var authored: [Place] {
    places.dropFirst().filter { $0.isAuthored && $0.isInPicture }
  }

  /// The guide's rectangle in the root's coordinates; nil if the owning view is invisible.
  func rect(of guide: UILayoutGuide) -> CGRect? {
    guard let owner = guide.owningView, let place = self[owner] else { return nil }
    return guide.layoutFrame.offsetBy(dx: place.corner.x, dy: place.corner.y)
  }
}

extension CGRect {
  /// Whether two boxes have a point in common; an empty box counts as an edge.
  fileprivate func touches(_ other: CGRect) -> Bool {
    other.minX <= maxX && minX <= other.maxX && other.minY <= maxY && minY <= other.maxY
  }
}
