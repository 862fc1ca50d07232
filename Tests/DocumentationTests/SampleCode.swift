import UIKit

/// The sample of the README, verbatim.
@MainActor
struct ReadmeSample {
  private(set) var printed: [String] = []

  private mutating func print(_ frame: CGRect) {
    printed.append("\(frame)")
  }

  mutating func run() {
    let title = UILabel()
    title.text = "Boats leave at eight and at noon."
    title.font = .systemFont(ofSize: 20)
    title.numberOfLines = 0

    let button = UIButton(type: .system)
    button.setTitle("Timetable", for: .normal)

    let stack = UIStackView(arrangedSubviews: [title, button])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false

    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 400))
    screen.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
    ])
    screen.layoutIfNeeded()
    print(title.frame)
    print(button.frame)
  }
}
