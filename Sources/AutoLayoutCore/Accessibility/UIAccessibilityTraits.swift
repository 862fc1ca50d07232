import AutoLayoutValues
public import Foundation

/// What an element is to those who cannot see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes traits from their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing special.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// An image.
  public static let image = Self(rawValue: 1 << 2)
  /// Something chosen.
  public static let selected = Self(rawValue: 1 << 3)
  /// Something that plays a sound.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// A summary of the present state.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// Something that cannot be operated.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// Something whose text changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = Self(rawValue: 1 << 10)
  /// Something that starts a session of sound or film.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// Something whose value can be raised and lowered.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// Something that takes touches itself.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// Something that turns a page.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// A heading.
  public static let header = Self(rawValue: 1 << 16)
  /// A bar of tabs.
  public static let tabBar = Self(rawValue: 1 << 17)
}

/// What interface tests find by a name that users never see.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}

/// What an object tells those who cannot see it.
struct AccessibilityFacts {
  var isElement: Bool?
  var identifier: String?
  var label: String?
  var attributedLabel: NSAttributedString?
  var value: String?
  var hint: String?
  var language: String?
  var traits = UIAccessibilityTraits.none
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var elementsAreHidden = false
  var isModal = false
  var groupsChildren = false
  var userInputLabels: [String]?
  var customActions: [UIAccessibilityCustomAction]?
}

/// Something else that can be done with an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What is done, in words.
  open var name: String
  /// Does it, and says whether it was done.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - name: What is done, in words.
  ///   - actionHandler: Does it, and says whether it was done.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

/// What the user has chosen for all programs, as one who cannot see or hear well.
public enum UIAccessibility {
  /// Whether the screen is read aloud: never here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether movement on the screen is reduced: never here.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether what shines through is reduced: never here.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is bold: never here.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the device is operated by switches: never here.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether colours contrast more: never here.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// What those who follow the screen by ear are told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Makes a notification.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Another screen is shown.
    public static let screenChanged = Self(rawValue: 1000)
    /// Something on the screen has moved, come or gone.
    public static let layoutChanged = Self(rawValue: 1001)
    /// Words to be said.
    public static let announcement = Self(rawValue: 1008)
    /// Another page is shown.
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// Tells those who follow the screen by ear; there is nobody here.
  ///
  /// - Parameters:
  ///   - notification: What has happened.
  ///   - argument: What is to be said, or where to go on.
  public static func post(notification: Notification, argument: Any?) {}
}

/// Where those who cannot see scroll to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the page before.
  case previous = 6
}
