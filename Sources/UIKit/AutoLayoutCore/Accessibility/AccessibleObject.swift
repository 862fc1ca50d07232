public import AutoLayoutValues
public import Foundation

/// Stores the accessibility members of responders and bar items; other objects attach a record.
@preconcurrency @MainActor
open class AccessibleObject: NSObject {
  private final var record: ResponderRecord?

  private final var facts: AccessibilityFacts {
    get { record?.facts ?? AccessibilityFacts() }
    set { ensureRecord().facts = newValue }
  }

  final var rareRecord: ResponderRecord? { record }

  final func ensureRecord() -> ResponderRecord {
    if let record { return record }
    let new = ResponderRecord()
    record = new
    return new
  }

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }

  open var isAccessibilityElement: Bool {
    get { facts.isElement ?? false }
    set { facts.isElement = newValue }
  }
  /// The value that was set; nil for the default of the class.
  package final var statedIsElement: Bool? { record?.facts.isElement }
  open var accessibilityIdentifier: String? {
    get { record?.facts.identifier }
    set { facts.identifier = newValue }
  }
  open var accessibilityLabel: String? {
    get { record?.facts.label ?? record?.facts.attributedLabel?.string }
    set { facts.label = newValue }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { facts.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { facts.attributedLabel = newValue }
  }
  open var accessibilityValue: String? {
    get { facts.value }
    set { facts.value = newValue }
  }
  open var accessibilityHint: String? {
    get { facts.hint }
    set { facts.hint = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { facts.traits }
    set { facts.traits = newValue }
  }
  open var accessibilityLanguage: String? {
    get { facts.language }
    set { facts.language = newValue }
  }
  open var accessibilityFrame: CGRect {
    get { facts.frame ?? placeOnScreen }
    set { facts.frame = newValue }
  }
  open var accessibilityPath: UIBezierPath? {
    get { facts.path }
    set { facts.path = newValue }
  }
  open var accessibilityActivationPoint: CGPoint {
    get { facts.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { facts.activationPoint = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { facts.elements }
    set { facts.elements = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { facts.elementsAreHidden }
    set { facts.elementsAreHidden = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { facts.isModal }
    set { facts.isModal = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { facts.groupsChildren }
    set { facts.groupsChildren = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get { facts.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { facts.userInputLabels = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { facts.customActions }
    set { facts.customActions = newValue }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { facts.customRotors }
    set { facts.customRotors = newValue }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { facts.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { facts.attributedHint = newValue }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { facts.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { facts.attributedValue = newValue }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { facts.containerType }
    set { facts.containerType = newValue }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { facts.navigationStyle }
    set { facts.navigationStyle = newValue }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { facts.respondsToUserInteraction ?? true }
    set { facts.respondsToUserInteraction = newValue }
  }
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { facts.textualContext }
    set { facts.textualContext = newValue }
  }
  open var accessibilityHeaderElements: [Any]? {
    get { facts.headerElements }
    set { facts.headerElements = newValue }
  }
  open var automationElements: [Any]? {
    get { facts.automationElements }
    set { facts.automationElements = newValue }
  }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
}

final class ResponderRecord {
  var facts = AccessibilityFacts()
  var traitObservers: [TraitObserver] = []
  var isFirstResponder = false
  var assistantItem: UITextInputAssistantItem?
  var userActivity: NSUserActivity?
  var pasteConfiguration: UIPasteConfiguration?
  var activityItems: (any UIActivityItemsConfigurationReading)?
}

extension AccessibleObject {
  fileprivate var placeOnScreen: CGRect {
    guard let view = self as? UIView else { return .zero }
    return view.convert(view.bounds, to: nil)
  }
}
