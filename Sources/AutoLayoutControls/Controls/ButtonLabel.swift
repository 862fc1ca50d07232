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
    if let attributed {
      attributedText = attributed
      // Foundation keeps memory of every attributed string that is made, so that none is for plain
      // text, which would be made at each layout.
    } else if self.text != text || givenAttributedText != nil {
      self.text = text
    }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if !isShowing { button?.contentDidChange() }
  }
}
