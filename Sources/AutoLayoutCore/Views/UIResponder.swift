public import AutoLayoutValues
public import Foundation

/// An object that can answer events; here the common ancestor of views and controllers.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject, UIResponderStandardEditActions, @unsafe AssociationOwner {
  // Safe: only used under the lock of associated values.
  package nonisolated(unsafe) final var associatedValues: AssociatedValues?

  public override init() {
    super.init()
  }

  open func awakeFromNib() {}

  /// Called on a view that is made for a canvas of Interface Builder; nothing here makes one so.
  open func prepareForInterfaceBuilder() {}

  /// `<UIViewController: 0x…>`; views say more.
  nonisolated open override var description: String {
    "<\(LayoutItemName.className(self)): \(LayoutItemName.address(self))>"
  }

  // MARK: The chain

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { rareRecord?.isFirstResponder ?? false }

  /// Asks for the keyboard; whoever had it in the same window gives it back first.
  ///
  /// - Returns: Whether it was given.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, releaseOtherResponder() else { return false }
    ensureRecord().isFirstResponder = true
    return true
  }

  /// Gives the keyboard back.
  ///
  /// - Returns: Whether it was given back.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    ensureRecord().isFirstResponder = false
    return true
  }

  /// Shows `inputView` and `inputAccessoryView` anew; there is no keyboard here that would show
  /// them.
  open func reloadInputViews() {}

  /// Writes what is to be as it was when the program starts again: nobody asks for it here.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  open var undoManager: UndoManager? { next?.undoManager }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when keys are pressed: they never are here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when the device begins to be moved: it never is here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
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
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    type(of: self).actionMethods.contains { $0.selector == action }
  }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Focus

  /// Where the focus goes from here: nobody moves one here.
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

  /// Sets a property by its name: one that the class lists in ``keyedProperties``.
  ///
  /// - Parameters:
  ///   - value: The value; numbers become what the property wants.
  ///   - key: The name.
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

  /// What stands above the keys of a keyboard while this is written in; no keyboard is seen here.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let item = rareRecord?.assistantItem { return item }
    let item = UITextInputAssistantItem()
    ensureRecord().assistantItem = item
    return item
  }

  /// Who is told of changes of the responder's traits.
  final var traitObservers: [TraitObserver] {
    get { rareRecord?.traitObservers ?? [] }
    set { ensureRecord().traitObservers = newValue }
  }

  // MARK: Activities, menus and what is pasted

  /// What the user does here, to go on with it later or elsewhere; kept.
  open var userActivity: NSUserActivity? {
    get { rareRecord?.userActivity }
    set { ensureRecord().userActivity = newValue }
  }
  /// Brings an activity up to date before it is handed on: nobody hands one on here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// What can be shared from here; kept.
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
  /// Builds the menus of the program; there is no bar of menus here.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The language of the keyboard: not known.
  open var textInputMode: UITextInputMode? { nil }
  open var textInputContextIdentifier: String? { nil }
  open class func clearTextInputContextIdentifier(_ identifier: String) {}
  /// Called when a headset or the like was operated: never here.
  open func remoteControlReceived(with event: UIEvent?) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}

extension UIResponder {
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
        if force { view.ensureRecord().isFirstResponder = false } else { isFree = false }
      }
    }
    return isFree
  }
}
