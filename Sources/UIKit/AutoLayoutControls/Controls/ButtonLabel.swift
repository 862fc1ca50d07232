import AutoLayoutCore
import AutoLayoutValues
import Foundation

/// The label for a title or subtitle, whose text comes from the button.
final class ButtonLabel: UILabel {
  weak var button: UIButton?
  private var isShowing = false
  /// The values that client code set; the others follow the button.
  private var givenFont: UIFont?
  private(set) var givenLines: Int?
  private(set) var givenMode: NSLineBreakMode?

  func show(text: String?, attributed: NSAttributedString?) {
    change {
      // Foundation on Linux leaks some memory when a label's attributed text is made from plain
      // text.
      if let attributed {
        attributedText = attributed
      } else if self.text != text || givenAttributedText != nil {
        self.text = text
      }
    }
  }

  /// Changes the label by the button, which does not change the button's size.
  func change(_ change: () -> Void) {
    isShowing = true
    defer { isShowing = false }
    change()
  }

  /// The font that client code set, in the text size of the traits; nil follows the button.
  var shownFont: UIFont? {
    givenFont.map { adjustsFontForContentSizeCategory ? font : $0 }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! {
    get { super.font }
    set {
      if !isShowing { givenFont = newValue }
      super.font = newValue
    }
  }

  override var numberOfLines: Int {
    get { super.numberOfLines }
    set {
      if !isShowing { givenLines = newValue }
      super.numberOfLines = newValue
    }
  }

  override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set {
      if !isShowing { givenMode = newValue }
      super.lineBreakMode = newValue
    }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if !isShowing { button?.contentDidChange() }
  }
}
