public import AutoLayoutValues
public import Foundation

/// What those who cannot see a screen are told of a view, a controller or another responder.
///
/// UIKit gives all of this to every object; here responders have it, whose ancestor this is.
@preconcurrency @MainActor
open class AccessibleObject: NSObject {
  /// What few responders have; made at the first use.
  private final var record: ResponderRecord?

  private final var facts: AccessibilityFacts {
    get { record?.facts ?? AccessibilityFacts() }
    set { ensureRecord().facts = newValue }
  }

  /// What few responders have, if anything of it was ever set.
  final var rareRecord: ResponderRecord? { record }

  /// What few responders have.
  final func ensureRecord() -> ResponderRecord {
    if let record { return record }
    let new = ResponderRecord()
    record = new
    return new
  }

  /// Does what a double tap of somebody who cannot see would do.
  ///
  /// - Returns: Whether anything was done: here nothing.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  /// Scrolls by a page; to be overridden.
  ///
  /// - Parameter direction: Where to.
  /// - Returns: Whether anything was scrolled: here nothing.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves what stands in front; to be overridden.
  ///
  /// - Returns: Whether anything was left: here nothing.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what matters most in the program; to be overridden.
  ///
  /// - Returns: Whether anything was done: here nothing.
  open func accessibilityPerformMagicTap() -> Bool { false }

  open var isAccessibilityElement: Bool {
    get { facts.isElement ?? false }
    set { facts.isElement = newValue }
  }
  /// A name for tests and logs, which users never see.
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
  /// Its rectangle on the screen, in points; that of a view unless another one is set.
  open var accessibilityFrame: CGRect {
    get { facts.frame ?? placeOnScreen }
    set { facts.frame = newValue }
  }
  open var accessibilityPath: UIBezierPath? {
    get { facts.path }
    set { facts.path = newValue }
  }
  /// Where on the screen it is touched, in points; in its middle unless another place is set.
  open var accessibilityActivationPoint: CGPoint {
    get { facts.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { facts.activationPoint = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { facts.elements }
    set { facts.elements = newValue }
  }
  /// Whether nothing inside it is told of.
  open var accessibilityElementsHidden: Bool {
    get { facts.elementsAreHidden }
    set { facts.elementsAreHidden = newValue }
  }
  /// Whether nothing beside it is told of.
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

/// What few responders have.
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
  /// The rectangle of a view in its window; none for anything else.
  fileprivate var placeOnScreen: CGRect {
    guard let view = self as? UIView else { return .zero }
    return view.convert(view.bounds, to: nil)
  }
}
