import UIKit

/// The sample of the README, as it stands there.
@MainActor
struct ReadmeSample {
  /// What it prints.
  private(set) var printed = CGRect.zero

  /// Stands for the standard library's function, to know what was printed.
  private mutating func print(_ frame: CGRect) {
    printed = frame
  }

  /// Runs the sample.
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
