package import AutoLayout
import Foundation

/// The views of a tree that can be seen, each with its place in the root.
@MainActor
struct VisibleViews {
  /// One view.
  struct Place {
    let view: UIView
    /// The frame in the root's coordinates, in points.
    let frame: CGRect
    /// What of the root's area it can be seen in.
    let clip: CGRect
    /// Whether it is one of the author's, not one that a control is made of.
    let isAuthored: Bool

    /// Whether anything of it is in the picture.
    var isInPicture: Bool { clip.touches(frame) }

    /// Where the origin of the view's own coordinates is in the root.
    @MainActor var corner: CGPoint {
      CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
    }
  }

  /// The views, each behind the one that it lies in.
  private(set) var places: [Place] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  /// Looks through a tree that was laid out.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - isAuthored: Whether a view is one of the author's; nil leaves out what controls and bars
  ///     are made of.
  /// - Complexity: Linear in the number of views.
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

  /// The place of a view; nil where it cannot be seen.
  subscript(view: UIView) -> Place? {
    guard let index = indices[ObjectIdentifier(view)] else { return nil }
    return places[index].isInPicture ? places[index] : nil
  }

  /// The author's views, without the root, as far as anything of them is in the picture.
  var authored: [Place] {
    places.dropFirst().filter { $0.isAuthored && $0.isInPicture }
  }

  /// The rectangle of a guide in the root's coordinates; nil where its view cannot be seen.
  func rect(of guide: UILayoutGuide) -> CGRect? {
    guard let owner = guide.owningView, let place = self[owner] else { return nil }
    return guide.layoutFrame.offsetBy(dx: place.corner.x, dy: place.corner.y)
  }
}

extension CGRect {
  /// Whether two boxes have a point in common; one without area counts as its edge.
  fileprivate func touches(_ other: CGRect) -> Bool {
    other.minX <= maxX && minX <= other.maxX && other.minY <= maxY && minY <= other.maxY
  }
}

extension UIView {
  /// Whether what lies in the view is its own business.
  package var isOfOnePiece: Bool {
    self is UIControl || self is UINavigationBar || self is UITabBar || self is UIToolbar
      || self is UISearchBar || self is UITextView || self is UIPickerView
  }
}
