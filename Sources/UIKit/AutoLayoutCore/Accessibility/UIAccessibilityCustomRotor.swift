public import AutoLayoutValues
public import Foundation

public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}

public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  func accessibilityRowRange() -> NSRange
  func accessibilityColumnRange() -> NSRange
}

@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  func accessibilityRowCount() -> Int
  func accessibilityColumnCount() -> Int
}

/// A rotor for assistive technologies; its search is never called.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }

  public enum SystemRotorType: Int, Sendable {
    case none = 0
    case link = 1
    case visitedLink = 2
    case heading = 3
    case headingLevel1 = 4
    case headingLevel2 = 5
    case headingLevel3 = 6
    case headingLevel4 = 7
    case headingLevel5 = 8
    case headingLevel6 = 9
    case boldText = 10
    case italicText = 11
    case underlineText = 12
    case misspelledWord = 13
    case image = 14
    case textField = 15
    case table = 16
    case list = 17
    case landmark = 18
  }

  open var name: String
  open var attributedName: NSAttributedString
  open var itemSearchBlock: Search
  open private(set) var systemRotorType: SystemRotorType

  private init(_ name: NSAttributedString, _ type: SystemRotorType, _ search: @escaping Search) {
    self.name = name.string
    attributedName = name
    systemRotorType = type
    itemSearchBlock = search
    super.init()
  }

  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(NSAttributedString(string: name), .none, itemSearchBlock)
  }
  public convenience init(
    attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
  ) { self.init(attributedName, .none, itemSearchBlock) }
  public convenience init(
    systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search
  ) { self.init(NSAttributedString(string: ""), type, itemSearchBlock) }
}

@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.previous
}

@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  /// A `UITextRange`.
  package final var range: NSObject?

  public override init() {
    super.init()
  }
}

/// Gives every `NSObject` the accessibility members; classes that have them keep their own.
@preconcurrency @MainActor
public protocol _AccessibilityHolder: NSObjectProtocol {}

extension NSObject: _AccessibilityHolder {}

extension _AccessibilityHolder {
  private var own: AccessibleObject {
    if let known = self as? AccessibleObject { return known }
    if let known = AccessibilityStore.object(of: self) { return known }
    let made = AccessibleObject()
    AccessibilityStore.set(made, of: self)
    return made
  }

  public var isAccessibilityElement: Bool {
    get { own.isAccessibilityElement }
    set { own.isAccessibilityElement = newValue }
  }
  public var accessibilityLabel: String? {
    get { own.accessibilityLabel }
    set { own.accessibilityLabel = newValue }
  }
  public var accessibilityValue: String? {
    get { own.accessibilityValue }
    set { own.accessibilityValue = newValue }
  }
  public var accessibilityHint: String? {
    get { own.accessibilityHint }
    set { own.accessibilityHint = newValue }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { own.accessibilityTraits }
    set { own.accessibilityTraits = newValue }
  }
  public var accessibilityFrame: CGRect {
    get { own.accessibilityFrame }
    set { own.accessibilityFrame = newValue }
  }
  public var accessibilityPath: UIBezierPath? {
    get { own.accessibilityPath }
    set { own.accessibilityPath = newValue }
  }
  public var accessibilityActivationPoint: CGPoint {
    get { own.accessibilityActivationPoint }
    set { own.accessibilityActivationPoint = newValue }
  }
  public var accessibilityLanguage: String? {
    get { own.accessibilityLanguage }
    set { own.accessibilityLanguage = newValue }
  }
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { own.accessibilityAttributedLabel }
    set { own.accessibilityAttributedLabel = newValue }
  }
  public var accessibilityAttributedHint: NSAttributedString? {
    get { own.accessibilityAttributedHint }
    set { own.accessibilityAttributedHint = newValue }
  }
  public var accessibilityAttributedValue: NSAttributedString? {
    get { own.accessibilityAttributedValue }
    set { own.accessibilityAttributedValue = newValue }
  }
  public var accessibilityElements: [Any]? {
    get { own.accessibilityElements }
    set { own.accessibilityElements = newValue }
  }
  public var accessibilityElementsHidden: Bool {
    get { own.accessibilityElementsHidden }
    set { own.accessibilityElementsHidden = newValue }
  }
  public var accessibilityViewIsModal: Bool {
    get { own.accessibilityViewIsModal }
    set { own.accessibilityViewIsModal = newValue }
  }
  public var shouldGroupAccessibilityChildren: Bool {
    get { own.shouldGroupAccessibilityChildren }
    set { own.shouldGroupAccessibilityChildren = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var accessibilityUserInputLabels: [String]! {
    get { own.accessibilityUserInputLabels }
    set { own.accessibilityUserInputLabels = newValue }
  }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { own.accessibilityCustomActions }
    set { own.accessibilityCustomActions = newValue }
  }
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { own.accessibilityCustomRotors }
    set { own.accessibilityCustomRotors = newValue }
  }
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { own.accessibilityContainerType }
    set { own.accessibilityContainerType = newValue }
  }
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { own.accessibilityNavigationStyle }
    set { own.accessibilityNavigationStyle = newValue }
  }
  public var accessibilityRespondsToUserInteraction: Bool {
    get { own.accessibilityRespondsToUserInteraction }
    set { own.accessibilityRespondsToUserInteraction = newValue }
  }
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { own.accessibilityTextualContext }
    set { own.accessibilityTextualContext = newValue }
  }
  public func accessibilityElementCount() -> Int { own.accessibilityElementCount() }
  public func accessibilityElement(at index: Int) -> Any? { own.accessibilityElement(at: index) }
  public func index(ofAccessibilityElement element: Any) -> Int {
    own.index(ofAccessibilityElement: element)
  }
  public func accessibilityActivate() -> Bool {
    (self as? AccessibleObject)?.accessibilityActivate() ?? false
  }
}

@MainActor
private enum AccessibilityStore {
  // Safe: only the address is used.
  private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  static func object(of holder: AnyObject) -> AccessibleObject? {
    unsafe objc_getAssociatedObject(holder, key) as? AccessibleObject
  }
  static func set(_ object: AccessibleObject, of holder: AnyObject) {
    unsafe objc_setAssociatedObject(holder, key, object, .OBJC_ASSOCIATION_RETAIN)
  }
}
