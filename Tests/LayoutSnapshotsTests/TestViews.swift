import AutoLayout
import Foundation

@MainActor
enum TestViews {
  static func boxes(gap: CGFloat = 8) -> UIView {
    let (root, upper, lower) = (UIView(), UIView(), UIView())
    upper.accessibilityIdentifier = "upper"
    lower.accessibilityIdentifier = "lower"
    upper.backgroundColor = .red
    lower.backgroundColor = .blue
    for view in [upper, lower] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      ])
    }
    let last = root.bottomAnchor.constraint(equalTo: lower.bottomAnchor, constant: 10)
    last.priority = UILayoutPriority(999)
    last.identifier = "end"
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      upper.heightAnchor.constraint(equalToConstant: 20),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: gap),
      lower.heightAnchor.constraint(equalTo: upper.heightAnchor, multiplier: 2), last,
    ])
    return root
  }
}
