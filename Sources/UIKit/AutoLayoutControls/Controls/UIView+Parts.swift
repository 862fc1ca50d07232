package import AutoLayoutCore

extension UIView {
  /// Whether the subviews of the view are an implementation detail.
  package var isOfOnePiece: Bool {
    self is UIControl || self is UINavigationBar || self is UITabBar || self is UIToolbar
      || self is UISearchBar || self is UITextView || self is UIPickerView
  }
}
