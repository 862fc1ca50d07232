public import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The view that was touched.
  open package(set) var view: UIView?
  private let place: CGPoint

  /// Makes a touch at a point of a view's coordinates.
  package init(view: UIView, at place: CGPoint) {
    self.place = place
    self.view = view
    super.init()
  }

  /// Where the finger is, in a view's coordinates; nil means the window.
  open func location(in other: UIView?) -> CGPoint {
    view?.convert(place, to: other) ?? place
  }
}

/// Something that happened to the device.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The fingers that took part.
  open package(set) var allTouches: Set<UITouch>?
}

extension UIView {
  /// The frontmost view at a point that takes touches: views that are hidden, transparent or
  /// switched off take none.
  func performHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let touched = view.hitTest(view.convert(point, from: self), with: event) {
        return touched
      }
    }
    return self
  }
}

/// What can be added to a view to let it interact.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view it was added to.
  var view: UIView? { get }
  /// Called before it is added to a view, or taken from one.
  func willMove(to view: UIView?)
  /// Called after it was added to a view, or taken from one.
  func didMove(to view: UIView?)
}
