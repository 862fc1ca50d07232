public import AutoLayoutCore
import AutoLayoutValues
import Foundation

/// Places two controllers side by side, in a column or as layers (F15.11).
@preconcurrency @MainActor
open class UIArrangementViewController: UIViewController {
  public struct ViewPlacement: Hashable, Sendable {
    let isPrimary: Bool

    public static let primary = ViewPlacement(isPrimary: true)
    public static let secondary = ViewPlacement(isPrimary: false)
  }

  public struct ViewState: Hashable, Sendable {
    public let isHidden: Bool
    /// The axis along which the views are split; empty for an overlay.
    public let splitAxis: UIAxis
    public let zIndex: Int
  }

  @preconcurrency @MainActor
  public protocol Arrangement {
    associatedtype ViewProperties
    var defaultViewProperties: ViewProperties { get }
    mutating func setViewProperties(_ properties: ViewProperties, for placement: ViewPlacement)
  }

  private final var shown: [ViewPlacement: UIViewController] = [:]
  private final var states: [ViewPlacement: ViewState] = [:]
  private final var arrangement: any PlacingArrangement = UISplitArrangement()

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  open func setViewController(
    _ controller: UIViewController?, for placement: ViewPlacement, animated: Bool = false
  ) {
    if let old = shown[placement], old !== controller {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    shown[placement] = controller
    if let controller, controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  open func viewController(for placement: ViewPlacement) -> UIViewController? { shown[placement] }

  open func placement(for controller: UIViewController) -> ViewPlacement? {
    shown.first { $0.value === controller }?.key
  }

  /// The state after the last layout; nil for a place that has no controller.
  open func state(for placement: ViewPlacement) -> ViewState? { states[placement] }

  open func updateArrangement<A: Arrangement>(_ arrangement: A, animated: Bool = false) {
    // Other arrangements than the system's cannot place views in UIKit either.
    guard let arrangement = arrangement as? any PlacingArrangement else { return }
    self.arrangement = arrangement
    viewIfLoaded?.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  private final func arrange() {
    guard let view = viewIfLoaded else { return }
    let fold = view.reservedRegions(kind: .division).first { $0.isActive }?.frame
    let room = ArrangementRoom(
      bounds: view.bounds, insets: view.safeAreaInsets, fold: fold,
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let places = arrangement.places(in: room, hasSecondary: shown[.secondary] != nil)
    for placement in [ViewPlacement.secondary, .primary] {
      guard let child = shown[placement] else {
        states[placement] = nil
        continue
      }
      let place = placement.isPrimary ? places.primary : places.secondary
      let childView: UIView = child.view
      if childView.superview !== view { view.addSubview(childView) }
      childView.isHidden = place == nil
      if let place { childView.frame = place }
      states[placement] = ViewState(
        isHidden: place == nil, splitAxis: places.axis,
        zIndex: places.axis.isEmpty && placement.isPrimary ? 1 : 0)
    }
    if let front = shown[.primary]?.viewIfLoaded { view.bringSubviewToFront(front) }
  }
}

extension UIViewController {
  /// The arrangement controller that contains the controller, at any depth.
  public var arrangementViewController: UIArrangementViewController? {
    var container = parent
    while let present = container, !(present is UIArrangementViewController) {
      container = present.parent
    }
    return container as? UIArrangementViewController
  }
}

struct ArrangementRoom {
  var bounds: CGRect
  var insets: UIEdgeInsets
  /// The active band of the hinge.
  var fold: CGRect?
  var isRightToLeft: Bool

  var safe: CGRect { bounds.inset(by: insets) }
}

typealias ArrangedPlaces = (primary: CGRect?, secondary: CGRect?, axis: UIAxis)

@MainActor
protocol PlacingArrangement: UIArrangementViewController.Arrangement {
  func places(in room: ArrangementRoom, hasSecondary: Bool) -> ArrangedPlaces
}
