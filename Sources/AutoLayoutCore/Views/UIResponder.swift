public import AutoLayoutValues
public import Foundation

/// An object that can answer events; here the common ancestor of views and controllers.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject, UIResponderStandardEditActions, @unsafe AssociationOwner {
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

  // MARK: Focus

  /// Where the focus goes from here: nobody moves one here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Asks for the focus to be moved.
  open func setNeedsFocusUpdate() {}
  /// Moves the focus if that was asked for.
  open func updateFocusIfNeeded() {}
  /// Whether the focus may move.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has moved.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

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
  /// Puts in what was kept, in the looks of what is around it.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Lets what is chosen read from left to right.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Lets what is chosen read from right to left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Makes what is chosen larger.
  open func increaseSize(_ sender: Any?) {}
  /// Makes what is chosen smaller.
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
  /// Goes on with an activity.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// What can be shared from here; kept.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { rareRecord?.activityItems }
    set { ensureRecord().activityItems = newValue }
  }
  /// What kinds of things can be pasted or dropped; kept.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { rareRecord?.pasteConfiguration }
    set { ensureRecord().pasteConfiguration = newValue }
  }
  /// Whether things can be pasted: whether there is a configuration that takes one of them.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.contains { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
  /// Takes what was pasted or dropped.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Builds the menus of the program; there is no bar of menus here.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Says what a command of a menu looks like now.
  open func validate(_ command: UICommand) {}
  /// Which gestures of three fingers edit.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// The controller of what is shown in place of the keyboard.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of what is shown above the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The language of the keyboard: not known.
  open var textInputMode: UITextInputMode? { nil }
  /// A name under which the language of the keyboard is kept.
  open var textInputContextIdentifier: String? { nil }
  /// Forgets the language that was kept under a name.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}
  /// Called when a headset or the like was operated: never here.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Called when something about fingers becomes known later.
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
