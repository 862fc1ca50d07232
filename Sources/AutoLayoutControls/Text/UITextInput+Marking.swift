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
  public func unmarkText() {}
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
