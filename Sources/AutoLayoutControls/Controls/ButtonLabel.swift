import AutoLayoutCore
import AutoLayoutValues
import Foundation

/// The label of a button; a change of its size invalidates the button's size.
final class ButtonLabel: UILabel {
  weak var button: UIButton?
  private var isShowing = false

  /// Shows the button's title without notifying the button.
  func show(text: String?, attributed: NSAttributedString?) {
    isShowing = true
    defer { isShowing = false }
    // Reading a label's attributed text makes one from its plain text. Foundation on Linux leaks
    // some memory for each, and every layout of a button comes through here.
    if let attributed {
      attributedText = attributed
    } else if self.text != text || givenAttributedText != nil {
      self.text = text
    }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if !isShowing { button?.contentDidChange() }
  }
}
