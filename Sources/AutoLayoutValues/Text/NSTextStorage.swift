public import Foundation

/// A text with attributes that is laid out.
open class NSTextStorage: NSMutableAttributedString {
  /// What lays the text out.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Makes a text of nothing.
  public convenience init() {
    self.init(string: "")
  }

  /// Makes a text without attributes.
  public override init(string: String) {
    super.init(string: string)
  }

  /// Makes a text with the same attributes everywhere.
  public override init(
    string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    super.init(string: string, attributes: attrs)
  }

  /// Makes a text of another one.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  /// Makes a text from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Has the text laid out.
  open func addLayoutManager(_ manager: NSLayoutManager) {
    manager.textStorage?.removeLayoutManager(manager)
    manager.textStorage = self
    layoutManagers.append(manager)
  }

  /// Ends it.
  open func removeLayoutManager(_ manager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === manager }) else { return }
    layoutManagers.remove(at: index)
    manager.textStorage = nil
  }

  // MARK: Changes

  /// What is changed in a text.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Attributes.
    public static let editedAttributes = Self(rawValue: 1)
    /// Characters.
    public static let editedCharacters = Self(rawValue: 2)
  }

  /// Told of changes; not kept alive.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What was changed since the last `processEditing`.
  open private(set) var editedMask: EditActions = []
  /// Where it was changed.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How much longer the text has become.
  open private(set) var changeInLength = 0
  private final var openEdits = 0

  /// Notes a change: a subclass calls it, and so does nothing else here.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    self.editedMask.formUnion(editedMask)
    let changed = NSRange(location: editedRange.location, length: editedRange.length + delta)
    self.editedRange =
      self.editedRange.location == NSNotFound ? changed : NSUnionRange(self.editedRange, changed)
    changeInLength += delta
    if openEdits == 0 { processEditing() }
  }

  /// Tells of what was changed.
  open func processEditing() {
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
    for manager in layoutManagers { manager.delegate?.layoutManagerDidInvalidateLayout(manager) }
  }

  /// Begins changes of which is told together.
  open override func beginEditing() { openEdits += 1 }
  /// Ends changes of which is told together.
  open override func endEditing() {
    openEdits = max(0, openEdits - 1)
    if openEdits == 0, !editedMask.isEmpty { processEditing() }
  }
  /// Has attributes made right later; they always are.
  open func invalidateAttributes(in range: NSRange) {}
  /// Has attributes made right; they always are.
  open func ensureAttributesAreFixed(in range: NSRange) {}
}

/// Told of changes of a text.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Changes are about to be told of.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Changes were told of.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Nothing to do.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Nothing to do.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
