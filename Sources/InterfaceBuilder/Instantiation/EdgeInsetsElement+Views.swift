internal import AutoLayout
internal import Foundation

/// Insets as the sides of views.
extension EdgeInsetsElement {
  /// The insets, left and right as they are written.
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
  }

  /// The insets that are meant in a view: leading is at the right where it is read from there
  /// (F6.36).
  @MainActor func absolute(in view: UIView) -> EdgeInsetsElement {
    let isMirrored = isDirectional && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return EdgeInsetsElement(
      top: top, left: isMirrored ? right : left, bottom: bottom, right: isMirrored ? left : right)
  }
}

extension UIView {
  /// Sets margins as a document gives them: of left and right, or in reading direction.
  func setMargins(_ margins: EdgeInsetsElement) {
    let insets = margins.insets
    if margins.isDirectional {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    } else {
      layoutMargins = insets
    }
  }
}
