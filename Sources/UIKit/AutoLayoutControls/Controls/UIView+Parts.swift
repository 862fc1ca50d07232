package import AutoLayoutCore
package import Foundation

extension UIView {
  /// Whether the subviews of the view are an implementation detail.
  package var isOfOnePiece: Bool {
    self is UIControl || self is UINavigationBar || self is UITabBar || self is UIToolbar
      || self is UISearchBar || self is UITextView || self is UIPickerView
  }
}

extension CGRect {
  /// A part of the control's box, mirrored for right-to-left layouts (F13.16).
  @MainActor package func inReadingDirection(of view: UIView, in box: CGRect) -> CGRect {
    guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return self }
    return offsetBy(dx: box.minX + box.maxX - minX - maxX, dy: 0)
  }
}
