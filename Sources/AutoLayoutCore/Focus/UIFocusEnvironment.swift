public import AutoLayoutValues
public import Foundation

/// A rectangle that can receive the focus, to hand it on.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether it hands the focus on.
  open var isEnabled = true
  /// Who gets the focus.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}

/// What the focus can be in.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {}

/// What can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can have the focus.
  var canBecomeFocused: Bool { get }
  /// Its rectangle, in points.
  var frame: CGRect { get }
}

/// How the focus moves.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// What had the focus.
  open var previouslyFocusedView: UIView? { nil }
  /// What gets the focus.
  open var nextFocusedView: UIView? { nil }
  /// What had the focus.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// What gets the focus.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// Where the focus goes.
  open var focusHeading: UIFocusHeading { [] }
}

/// Where a focus goes.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up.
  public static let up = Self(rawValue: 1)
  /// Down.
  public static let down = Self(rawValue: 2)
  /// To the left.
  public static let left = Self(rawValue: 4)
  /// To the right.
  public static let right = Self(rawValue: 8)
  /// To the next one.
  public static let next = Self(rawValue: 16)
  /// To the one before.
  public static let previous = Self(rawValue: 32)
}

/// Runs changes beside a moving focus: at once.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Makes changes beside the movement.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// What is seen around what has the focus; kept.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {}

/// A ring around what has the focus; kept.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The outline of the ring.
  public let path: UIBezierPath

  /// Makes a ring around a rectangle with round corners, in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat = 0,
    curve: CALayerCornerCurve = .circular
  ) {
    path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    super.init()
  }
}

/// Which view of a group gets the focus first.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Makes a priority from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// None.
  public static let ignored = Self(rawValue: 0)
  /// That of what had the focus before.
  public static let previouslyFocused = Self(rawValue: 1000)
  /// That of what matters most.
  public static let prioritized = Self(rawValue: 2000)
  /// That of what has the focus.
  public static let currentlyFocused = Self(rawValue: Int.max)
}

/// What moves the focus by keys; there are none here.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// What moves the focus in an environment: nil, as on a device without keys.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}
