public import Foundation

/// Notices a movement of fingers on a view.
///
/// Nobody touches a screen here: recognisers are kept with their views, and never recognise anything.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a movement is recognised.
  public enum State: Int, Sendable {
    /// Nothing was noticed.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It has ended, or was recognised in an instant.
    case ended = 3
    /// It was given up.
    case cancelled = 4
    /// It was another one.
    case failed = 5
  }

  /// How far the movement is recognised.
  open var state = State.possible
  /// Whether it is looked for.
  open var isEnabled = true
  /// Whether touches of a recognised movement are taken from the view.
  open var cancelsTouchesInView = true
  /// The view.
  open internal(set) weak var view: UIView?

  /// Makes a recogniser.
  public init(target: Any?, action: Selector?) {
    super.init()
  }

  /// Makes a recogniser.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Where the movement is, in a view's coordinates: at the origin, since there is none.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Notices a tap.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps are looked for.
  open var numberOfTapsRequired = 1
  /// How many fingers are looked for.
  open var numberOfTouchesRequired = 1
}

/// Notices a drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the drag has gone, in points: nowhere, since there is none.
  open func translation(in view: UIView?) -> CGPoint { .zero }
}

/// Notices a swipe.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {}

/// Notices a pinch.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much wider the fingers are apart than at the beginning.
  open var scale: CGFloat = 1
}

/// Notices a turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians.
  open var rotation: CGFloat = 0
}

/// Notices a long touch.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the touch lasts at least, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

extension UIView {
  /// The recognisers of the view, in the order of addition.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras.gestureRecognizers.isEmpty ? nil : extras.gestureRecognizers }
    set {
      for recognizer in extras.gestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recogniser, taking it from the view it was on.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    extras.gestureRecognizers.append(gestureRecognizer)
  }

  /// Takes a recogniser away.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    extras.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
