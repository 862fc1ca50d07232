import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A disc of a colour that lets the user choose another one; nobody does here.
///
/// A program that sets the colour sends no event, as with other controls. The size of the disc is
/// known from memory alone.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  open var title: String?
  open var supportsAlpha = true
  /// The colour; nil while none was chosen.
  open var selectedColor: UIColor?

  /// The size of the disc, in points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  /// The size of the disc, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
