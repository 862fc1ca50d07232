import AutoLayoutCore
import AutoLayoutValues
import Foundation

final class ButtonLabel: UILabel {
  weak var button: UIButton?
  private var isShowing = false

  func show(text: String?, attributed: NSAttributedString?) {
    isShowing = true
    defer { isShowing = false }
    // Foundation on Linux leaks some memory when a label's attributed text is made from plain text.
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
