public import AutoLayoutValues
import Foundation

public enum UIVerticalBarBehavior: Int, Sendable {
  case automatic = 0
  case disabled = 1
}

public enum UIVerticalBarCompressionBehavior: Int, Sendable {
  case automatic = 0
  case prefersBarItems = 1
  case prefersTabBar = 2
}

extension UITraitCollection {
  /// The traits to register for changes of `verticalBarEdge`.
  public static var systemTraitsAffectingVerticalBarEdge: [UITrait] {
    [UITraitVerticalBarEdge.self]
  }
}

/// The strip at a screen side for a container's bars (F15.3).
@MainActor
struct VerticalStrip {
  let side: ScreenShape.Side
  /// The strip in the container's view.
  let frame: CGRect
  /// The lowest edge of the system's signs in the strip.
  let top: CGFloat

  /// Finds the strip; nil for bars at the top and at the bottom.
  ///
  /// Only a view that reaches the side of the window has vertical bars.
  init?(of controller: UIViewController) {
    guard let view = controller.viewIfLoaded, let window = view.window,
      view.traitCollection.verticalBarEdge != .unspecified,
      let side = window.screen.shape.barSide, controller.allowsVerticalBars
    else { return nil }
    let place = view.convert(view.bounds, to: window)
    let shape = window.screen.shape
    let insets = window.screen.safeAreaInsets
    let width = max(shape.barStrip, side == .left ? insets.left : insets.right)
    guard width > 0,
      side == .left ? place.minX <= 0.5 : place.maxX >= window.bounds.maxX - 0.5
    else { return nil }
    self.side = side
    let x = side == .left ? view.bounds.minX : view.bounds.maxX - width
    frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
    top = max(0, (shape.statusStrip?.maxY ?? VerticalBarMetrics.plainTop) - place.minY)
  }

  /// Adds the strip to the insets of the content.
  func reserve(in insets: inout UIEdgeInsets) {
    switch side {
    case .left: insets.left = max(insets.left, frame.width)
    case .right: insets.right = max(insets.right, frame.width)
    }
  }
}

extension UIViewController {
  /// Whether the controller at the end of the chain permits vertical bars.
  fileprivate var allowsVerticalBars: Bool {
    var speaker = (self as? UITabBarController)?.selectedViewController ?? self
    while let next = speaker.childForPreferredVerticalBarBehavior
      ?? (speaker as? UINavigationController)?.topViewController
    {
      speaker = next
    }
    return speaker.preferredVerticalBarBehavior != .disabled
  }
}

/// Whether and how a bar gets smaller during scrolling, from iOS 27 on.
public struct UIBarMinimization: Hashable, Sendable {
  public enum Behavior: Int, Sendable {
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }

  public var minimizationBehavior = Behavior.automatic
  public var restorationBehavior = Behavior.automatic
  public var safeAreaAdjustment = UIBarMinimizationSafeAreaAdjustment.automatic

  public init() {}
}

public enum UIBarMinimizationSafeAreaAdjustment: Int, Sendable {
  case automatic = 0
  case enabled = 1
  case disabled = 2
}
