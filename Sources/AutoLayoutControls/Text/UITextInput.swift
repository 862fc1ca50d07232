import AutoLayoutCore
import AutoLayoutValues
public import Foundation

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether nothing is in it.
  open var isEmpty: Bool { true }
}

/// A rectangle of a chosen part of a text.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle, in points of the view.
  open var rect: CGRect { .zero }
  /// Whether the part begins in it.
  open var containsStart: Bool { false }
  /// Whether the part ends in it.
  open var containsEnd: Bool { false }
}

/// What keys write into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Writes in place of what is chosen.
  func insertText(_ text: String)
  /// Takes out what is chosen, or the character before it.
  func deleteBackward()
}

/// The sides of a text.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the beginning.
  case backward = 1
}

/// A text that can be looked at and changed by its places.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text of a part.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a part.
  func replace(_ range: UITextRange, withText text: String)
  /// The chosen part.
  var selectedTextRange: UITextRange? { get set }
  /// The first place.
  var beginningOfDocument: UITextPosition { get }
  /// The last place.
  var endOfDocument: UITextPosition { get }
  /// The part between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place some UTF-16 units further on; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// How two places stand to each other.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many UTF-16 units lie between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The rectangle of the line where text would be written, in points of the view.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangle of a part's first line, in points of the view.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangles of a part, in points of the view.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// A place in the text of one of the system's views: UTF-16 units from the beginning.
final class TextPlace: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPlace)?.offset == offset
  }
  nonisolated override var hash: Int { offset }
}

/// A part of the text of one of the system's views.
final class TextPart: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { TextPlace(range.location) }
  override var end: UITextPosition { TextPlace(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPart)?.range == range
  }
  nonisolated override var hash: Int { range.location }
}

/// The rectangle of a part that stands in one line.
final class LineSelectionRect: UITextSelectionRect {
  private let place: CGRect

  init(_ place: CGRect) {
    self.place = place
    super.init()
  }

  override var rect: CGRect { place }
  override var containsStart: Bool { true }
  override var containsEnd: Bool { true }
}
