public import AutoLayoutCore
public import Foundation

@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word = 1
  case sentence = 2
  case paragraph = 3
  case line = 4
  case document = 5
}

public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

// Marked text, which input methods use while composing characters; there is none here.
extension UITextInput {
  /// Always nil.
  public var markedTextRange: UITextRange? { nil }
  /// Inserts the text immediately, since text is never marked.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    insertText(markedText ?? "")
  }
  public func unmarkText() {}
  public var textInputView: UIView { self as? UIView ?? UIView() }
  /// Returns the position at a distance in UTF-16 units; left means toward the beginning.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction == .left ? -offset : offset)
  }
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let place = closestPosition(to: point), let end = position(from: place, offset: 1)
    else { return nil }
    return textRange(from: place, to: end)
  }
}
