import UIKit

/// The sample of the README, verbatim.
@MainActor
struct ReadmeSample {
  private(set) var printed = CGRect.zero

  private mutating func print(_ frame: CGRect) {
    printed = frame
  }

  mutating func run() {
    let label = UILabel()
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false

    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      label.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
    root.layoutIfNeeded()
    print(label.frame)
  }
}
