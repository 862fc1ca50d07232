import AutoLayoutCore
import AutoLayoutValues
import Foundation

/// The label inside a button: what changes its size changes the button's.
final class ButtonLabel: UILabel {
  weak var button: UIButton?
  private var isShowing = false

  /// Takes over the button's title, which the button knows of already.
  func show(text: String?, attributed: NSAttributedString?) {
    isShowing = true
    defer { isShowing = false }
    // Asked for its attributed text, a label makes one of its plain text; Foundation on Linux keeps
    // some memory of each, and a button comes here at every layout.
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
