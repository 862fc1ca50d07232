internal import AutoLayout
internal import Foundation

extension EdgeInsetsElement {
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
  }

  /// The insets in the view's direction: in a right-to-left view, leading is at the right (F6.36).
  @MainActor func absolute(in view: UIView) -> EdgeInsetsElement {
    let isMirrored = isDirectional && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return EdgeInsetsElement(
      top: top, left: isMirrored ? right : left, bottom: bottom, right: isMirrored ? left : right)
  }
}

extension UIView {
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
