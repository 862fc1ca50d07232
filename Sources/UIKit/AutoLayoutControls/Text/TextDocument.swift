import AutoLayoutCore
import AutoLayoutValues
public import Foundation

@MainActor
struct TextDocument {
  let text: String
  let selection: NSRange

  private var length: Int { text.utf16.count }

  func range(_ range: UITextRange) -> NSRange? {
    guard let start = range.start as? TextPlace, let end = range.end as? TextPlace else {
      return nil
    }
    let first = min(max(0, start.offset), length)
    return NSRange(location: first, length: min(max(first, end.offset), length) - first)
  }

  func replacing(_ range: NSRange, by new: String) -> (text: String, selection: NSRange) {
    let old = text as NSString
    let start = min(max(0, range.location), old.length)
    let part = NSRange(location: start, length: min(range.length, old.length - start))
    return (
      old.replacingCharacters(in: part, with: new),
      NSRange(location: start + new.utf16.count, length: 0)
    )
  }

  var deletedRange: NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0, selection.location <= length else { return nil }
    return (text as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  func position(_ position: UITextPosition, _ offset: Int) -> UITextPosition? {
    guard let place = position as? TextPlace else { return nil }
    let wanted = place.offset + offset
    return (0...length).contains(wanted) ? TextPlace(wanted) : nil
  }
}

// Shared code of text field and text view; overridable members are in the classes.
extension UITextInput {
  public var beginningOfDocument: UITextPosition { TextPlace(0) }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    guard let from = fromPosition as? TextPlace, let to = toPosition as? TextPlace else {
      return nil
    }
    let (first, last) = (min(from.offset, to.offset), max(from.offset, to.offset))
    return TextPart(NSRange(location: first, length: last - first))
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let from = from as? TextPlace, let to = toPosition as? TextPlace else { return 0 }
    return to.offset - from.offset
  }

  /// Returns the rectangle of the first line in a range.
  func firstLineRect(for range: UITextRange) -> CGRect {
    let (first, last) = (caretRect(for: range.start), caretRect(for: range.end))
    guard first.minY == last.minY else { return first }
    return CGRect(
      x: min(first.minX, last.minX), y: first.minY, width: abs(last.minX - first.minX),
      height: first.height)
  }

  func lineRects(for range: UITextRange) -> [UITextSelectionRect] {
    range.isEmpty ? [] : [LineSelectionRect(firstRect(for: range))]
  }

  public func firstRect(for range: UITextRange) -> CGRect { firstLineRect(for: range) }
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    lineRects(for: range)
  }
}
