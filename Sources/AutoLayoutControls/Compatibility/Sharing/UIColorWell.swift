import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A color well; the user's choice of a color is not implemented.
///
/// Setting the color sends no event, as with other controls. The size of the well is from memory.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor?

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
