public import AutoLayoutValues
public import Foundation

/// An object that can answer events; here the common ancestor of views and controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, @unsafe AssociationOwner {
  /// What few responders have; made at the first use.
  private var record: ResponderRecord?
  // Safe: only used under the lock of associated values.
  package nonisolated(unsafe) final var associatedValues: AssociatedValues?

  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// Called on what came out of an interface document, once everything in it is connected.
  open func awakeFromNib() {}

  /// Called on a view that is made for a canvas of Interface Builder; nothing here makes one so.
  open func prepareForInterfaceBuilder() {}

  /// `<UIViewController: 0x…>`; views say more.
  nonisolated open override var description: String {
    "<\(LayoutItemName.className(self)): \(LayoutItemName.address(self))>"
  }

  // MARK: The chain

  /// Who is asked next.
  open var next: UIResponder? { nil }
  /// Whether the responder may receive the keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may give the keyboard back.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder receives the keyboard.
  open internal(set) var isFirstResponder: Bool {
    get { record?.isFirstResponder ?? false }
    set { ensureRecord().isFirstResponder = newValue }
  }

  /// Asks for the keyboard; whoever had it in the same window gives it back first.
  ///
  /// - Returns: Whether it was given.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, releaseOtherResponder() else { return false }
    isFirstResponder = true
    return true
  }

  /// Gives the keyboard back.
  ///
  /// - Returns: Whether it was given back.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    isFirstResponder = false
    return true
  }

  /// Shows `inputView` and `inputAccessoryView` anew; there is no keyboard here that would show
  /// them.
  open func reloadInputViews() {}

  /// Writes what is to be as it was when the program starts again: nobody asks for it here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads it again.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// What is shown in place of the keyboard.
  open var inputView: UIView? { nil }
  /// What is shown above the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// What takes back what was done: that of the next responder which has one; a window has.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Called when fingers touch the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers leave.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches are taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when keys are pressed: they never are here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when presses change.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when keys are let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when presses are taken away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when the device begins to be moved: it never is here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a movement of the device has ended.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a movement of the device was none.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// What keys do while the responder is asked: for a controller what was added to it; there is no
  /// keyboard here.
  open var keyCommands: [UIKeyCommand]? {
    guard let added = (self as? UIViewController)?.made.keyCommands, !added.isEmpty else {
      return nil
    }
    return added
  }

  /// The methods of the class that can be called by their names; an override adds to those of the
  /// class above.
  open class var actionMethods: [ActionMethod] { [] }
  /// The properties of the class that can be set by their names; an override adds to those of the
  /// class above.
  open class var keyedProperties: [KeyedProperty] { [] }
  /// Whether the object does something of a name: whether its class lists a method of it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    type(of: self).actionMethods.contains { $0.selector == action }
  }
  /// Who along the chain does something of a name.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Editing

  /// Takes out what is chosen and keeps it.
  open func cut(_ sender: Any?) {}
  /// Keeps what is chosen.
  open func copy(_ sender: Any?) {}
  /// Puts in what was kept.
  open func paste(_ sender: Any?) {}
  /// Takes out what is chosen.
  open func delete(_ sender: Any?) {}
  /// Chooses what is at a place.
  open func select(_ sender: Any?) {}
  /// Chooses everything.
  open func selectAll(_ sender: Any?) {}
  /// Makes what is chosen bold, or plain again.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes what is chosen slanted, or upright again.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines what is chosen, or takes the line away.
  open func toggleUnderline(_ sender: Any?) {}

  // MARK: Properties by name

  /// Sets a property by its name: one that the class lists in ``keyedProperties``.
  ///
  /// - Parameters:
  ///   - value: The value; numbers become what the property wants.
  ///   - key: The name.
  open func setValue(_ value: Any?, forKey key: String) {
    if !setKeyedProperty(key, to: value) { setValue(value, forUndefinedKey: key) }
  }

  /// The value of a property by its name: of one that the class lists in ``keyedProperties``.
  open func value(forKey key: String) -> Any? {
    keyedProperty(key).map { $0.value(of: self) } ?? value(forUndefinedKey: key)
  }

  /// Sets a property of a property, and so on: `card.title`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? UIResponder
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// The value of a property of a property, and so on; nil where one on the way is nil.
  open func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".") {
      value = (value as? UIResponder)?.value(forKey: String(key))
    }
    return value
  }

  /// Called for a name that the class does not list; writes Apple's sentence to the standard error.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    reportUndefined(key, "setValue:forUndefinedKey:")
  }

  /// Called for a name that the class does not list; writes Apple's sentence to the standard error.
  ///
  /// - Parameter key: The name.
  /// - Returns: nil.
  open func value(forUndefinedKey key: String) -> Any? {
    reportUndefined(key, "valueForUndefinedKey:")
    return nil
  }

  // MARK: Accessibility

  private var facts: AccessibilityFacts {
    get { record?.facts ?? AccessibilityFacts() }
    set { ensureRecord().facts = newValue }
  }

  private func ensureRecord() -> ResponderRecord {
    if let record = record { return record }
    let new = ResponderRecord()
    record = new
    return new
  }

  /// What stands above the keys of a keyboard while this is written in; no keyboard is seen here.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let item = record?.assistantItem { return item }
    let item = UITextInputAssistantItem()
    ensureRecord().assistantItem = item
    return item
  }

  /// Does what a double tap of somebody who cannot see would do.
  ///
  /// - Returns: Whether anything was done: here nothing.
  open func accessibilityActivate() -> Bool { false }
  /// Makes the value greater; to be overridden.
  open func accessibilityIncrement() {}
  /// Makes the value less; to be overridden.
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

  /// Who is told of changes of the responder's traits.
  final var traitObservers: [TraitObserver] {
    get { record?.traitObservers ?? [] }
    set { ensureRecord().traitObservers = newValue }
  }

  /// Whether the object is told of on its own.
  open var isAccessibilityElement: Bool {
    get { facts.isElement ?? false }
    set { facts.isElement = newValue }
  }
  /// A name for tests and logs, which users never see.
  open var accessibilityIdentifier: String? {
    get { record?.facts.identifier }
    set { facts.identifier = newValue }
  }
  /// What it is, in words.
  open var accessibilityLabel: String? {
    get { record?.facts.label ?? record?.facts.attributedLabel?.string }
    set { facts.label = newValue }
  }
  /// What it is, in words with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { facts.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { facts.attributedLabel = newValue }
  }
  /// Its value, in words.
  open var accessibilityValue: String? {
    get { facts.value }
    set { facts.value = newValue }
  }
  /// What it does, in words.
  open var accessibilityHint: String? {
    get { facts.hint }
    set { facts.hint = newValue }
  }
  /// What it is to those who cannot see it.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { facts.traits }
    set { facts.traits = newValue }
  }
  /// The language of the words.
  open var accessibilityLanguage: String? {
    get { facts.language }
    set { facts.language = newValue }
  }
  /// Its rectangle on the screen, in points; that of a view unless another one is set.
  open var accessibilityFrame: CGRect {
    get { facts.frame ?? placeOnScreen }
    set { facts.frame = newValue }
  }
  /// Its outline on the screen.
  open var accessibilityPath: UIBezierPath? {
    get { facts.path }
    set { facts.path = newValue }
  }
  /// Where on the screen it is touched, in points; in its middle unless another place is set.
  open var accessibilityActivationPoint: CGPoint {
    get { facts.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { facts.activationPoint = newValue }
  }
  /// What inside it is told of, in order.
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
  /// Whether what is inside it is told of together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { facts.groupsChildren }
    set { facts.groupsChildren = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the user may call it.
  open var accessibilityUserInputLabels: [String]! {
    get { facts.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { facts.userInputLabels = newValue }
  }
  /// What else can be done with it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { facts.customActions }
    set { facts.customActions = newValue }
  }
}

/// What few responders have.
private final class ResponderRecord {
  var facts = AccessibilityFacts()
  var traitObservers: [TraitObserver] = []
  var isFirstResponder = false
  var assistantItem: UITextInputAssistantItem?
}

extension UIResponder {
  /// The rectangle of a view in its window; none for anything else.
  private var placeOnScreen: CGRect {
    guard let view = self as? UIView else { return .zero }
    return view.convert(view.bounds, to: nil)
  }

  /// The window that the responder answers for.
  private var ownWindow: UIWindow? {
    (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
  }

  /// Lets whoever receives the keyboard in the window give it back.
  private func releaseOtherResponder() -> Bool {
    guard let window = ownWindow else { return true }
    guard let present = window.firstResponder, present.isFirstResponder else {
      window.firstResponder = self
      return true
    }
    guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
    window.firstResponder = self
    return true
  }
}

extension UIView {
  /// Lets whoever inside the view receives the keyboard give it back.
  ///
  /// - Parameter force: Whether it is taken even from one that would not give it.
  /// - Returns: Whether nobody inside receives it any more.
  func releaseKeyboard(_ force: Bool) -> Bool {
    var isFree = true
    forEachInTree { view in
      guard view.isFirstResponder else { return }
      if !view.resignFirstResponder() {
        if force { view.isFirstResponder = false } else { isFree = false }
      }
    }
    return isFree
  }
}
