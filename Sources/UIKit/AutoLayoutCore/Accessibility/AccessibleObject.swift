public import AutoLayoutValues
public import Foundation

/// The accessibility members of every `NSObject`; here only responders have them.
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
