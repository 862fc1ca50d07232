public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIResponder: AccessibleObject, UIResponderStandardEditActions, @unsafe AssociationOwner {
  // Safe: only used under the lock of associated values.
  package nonisolated(unsafe) final var associatedValues: AssociatedValues?

  public override init() {
    super.init()
  }

  open func awakeFromNib() {}

  /// Never called: no view is made for an Interface Builder canvas here.
  open func prepareForInterfaceBuilder() {}

  nonisolated open override var description: String {
    "<\(LayoutItemName.className(self)): \(LayoutItemName.address(self))>"
  }

  // MARK: The chain

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { rareRecord?.isFirstResponder ?? false }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, releaseOtherResponder() else { return false }
    ensureRecord().isFirstResponder = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    ensureRecord().isFirstResponder = false
    return true
  }

  open func reloadInputViews() {}

  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  open var undoManager: UndoManager? { next?.undoManager }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// The key commands, including commands added to a controller; never triggered here.
  open var keyCommands: [UIKeyCommand]? {
    guard let added = (self as? UIViewController)?.made.keyCommands, !added.isEmpty else {
      return nil
    }
    return added
  }

  /// The methods of the class that can be called by name; an override adds to super's.
  open class var actionMethods: [ActionMethod] { [] }
  /// The properties of the class that can be set by name; an override adds to super's.
  open class var keyedProperties: [KeyedProperty] { [] }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    type(of: self).actionMethods.contains { $0.selector == action }
  }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Focus

  /// The preferred focus environments; never used.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Editing

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}

  // MARK: Properties by name

  /// Sets a property in ``keyedProperties``; a number is converted to the property's type.
  open func setValue(_ value: Any?, forKey key: String) {
    if !setKeyedProperty(key, to: value) { setValue(value, forUndefinedKey: key) }
  }

  open func value(forKey key: String) -> Any? {
    keyedProperty(key).map { $0.value(of: self) } ?? value(forUndefinedKey: key)
  }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? UIResponder
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  open func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".") {
      value = (value as? UIResponder)?.value(forKey: String(key))
    }
    return value
  }

  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    reportUndefined(key, "setValue:forUndefinedKey:")
  }

  /// Called for an unlisted key; writes Apple's message to standard error and returns nil.
  open func value(forUndefinedKey key: String) -> Any? {
    reportUndefined(key, "valueForUndefinedKey:")
    return nil
  }

  /// The input assistant item; never shown.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let item = rareRecord?.assistantItem { return item }
    let item = UITextInputAssistantItem()
    ensureRecord().assistantItem = item
    return item
  }

  final var traitObservers: [TraitObserver] {
    get { rareRecord?.traitObservers ?? [] }
    set { ensureRecord().traitObservers = newValue }
  }

  // MARK: Activities, menus and pasting

  /// The user activity; stored, but not used.
  open var userActivity: NSUserActivity? {
    get { rareRecord?.userActivity }
    set { ensureRecord().userActivity = newValue }
  }
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// The activity items; stored, but not used.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { rareRecord?.activityItems }
    set { ensureRecord().activityItems = newValue }
  }
  open var pasteConfiguration: UIPasteConfiguration? {
    get { rareRecord?.pasteConfiguration }
    set { ensureRecord().pasteConfiguration = newValue }
  }
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.contains { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
  open func paste(itemProviders: [NSItemProvider]) {}
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open var textInputMode: UITextInputMode? { nil }
  open var textInputContextIdentifier: String? { nil }
  open class func clearTextInputContextIdentifier(_ identifier: String) {}
  open func remoteControlReceived(with event: UIEvent?) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}

extension UIResponder {
  private var ownWindow: UIWindow? {
    (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
  }

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
  /// Makes a first responder in the subtree resign; returns whether none is left.
  func releaseKeyboard(_ force: Bool) -> Bool {
    var isFree = true
    forEachInTree { view in
      guard view.isFirstResponder else { return }
      if !view.resignFirstResponder() {
        if force { view.ensureRecord().isFirstResponder = false } else { isFree = false }
      }
    }
    return isFree
  }
}
