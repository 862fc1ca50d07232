import AutoLayout

extension UIView {
  /// Adds a view that only constraints place.
  func addConstrained(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }

  /// Adds a view that constraints hold at all edges.
  func addFilling(_ view: UIView, _ insets: UIEdgeInsets = .zero) {
    addConstrained(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.left),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.right),
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
    ])
  }
}
