public import AutoLayoutCore
public import Foundation

/// Told of changes of a text by its view.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  /// The chosen part is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The chosen part has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// What belongs together in a text.
public enum UITextGranularity: Int, Sendable {
  /// A character.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line.
  case line = 4
  /// The whole text.
  case document = 5
}

/// Where to on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

// A keyboard that builds characters of several keys marks them meanwhile: there is none here.
extension UITextInput {
  /// The part that is not yet written in the end: none.
  public var markedTextRange: UITextRange? { nil }
  /// Says what is not yet written in the end; here it is written at once.
  ///
  /// - Parameters:
  ///   - markedText: The text.
  ///   - selectedRange: What of it is chosen.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    insertText(markedText ?? "")
  }
  /// Writes what was marked.
  public func unmarkText() {}
  /// The view in which the text stands.
  public var textInputView: UIView { self as? UIView ?? UIView() }
  /// The place some UTF-16 units further on in a direction.
  ///
  /// - Parameters:
  ///   - position: The place to start from.
  ///   - direction: Where to: to the left is towards the beginning.
  ///   - offset: How many units.
  /// - Returns: nil outside the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction == .left ? -offset : offset)
  }
  /// The part of the character at a point.
  ///
  /// - Parameter point: The point, in points of the view.
  /// - Returns: nil behind the text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let place = closestPosition(to: point), let end = position(from: place, offset: 1)
    else { return nil }
    return textRange(from: place, to: end)
  }
}
