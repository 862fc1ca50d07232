import AutoLayout

extension UIView {
  /// Adds a view that only constraints place.
  func addConstrained(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }
}
