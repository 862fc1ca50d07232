import Foundation

extension UIView {
  /// Lets a view of ambiguous layout take other values that satisfy all constraints as well, until the next layout (F8.17).
  func tryAnotherPlace() {
    guard let superview, hasAmbiguousLayout else { return }
    let step: CGFloat = 16
    let wishes = [
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX + step),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY + step),
      widthAnchor.constraint(equalToConstant: frame.width + step),
      heightAnchor.constraint(equalToConstant: frame.height + step),
    ]
    // Weaker than everything that anyone states, so that only what is open changes.
    for wish in wishes { wish.priority = UILayoutPriority(1) }
    NSLayoutConstraint.activate(wishes)
    superview.layoutIfNeeded()
    NSLayoutConstraint.deactivate(wishes)
  }
}
