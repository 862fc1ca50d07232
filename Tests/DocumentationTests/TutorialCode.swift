import Drawing
import UIKit

@MainActor
struct TutorialProgram {
  private(set) var printed: [String] = []
  private(set) var console: [String] = []

  private mutating func print(_ values: CGFloat...) {
    printed.append(values.map { "\($0)" }.joined(separator: " "))
  }

  mutating func run() throws {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    screen.backgroundColor = .white

    let title = UILabel()
    title.text = "Hello, Linux"
    title.font = .systemFont(ofSize: 28, weight: .bold)
    title.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(title)

    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: screen.topAnchor, constant: 40),
      title.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
    ])

    screen.layoutIfNeeded()
    print(title.frame.minY, title.frame.midX.rounded())

    let cancel = UIButton(type: .system)
    cancel.setTitle("Cancel", for: .normal)
    let save = UIButton(type: .system)
    save.setTitle("Save", for: .normal)

    let row = UIStackView(arrangedSubviews: [cancel, save])
    row.distribution = .fillEqually
    row.spacing = 10
    row.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(row)

    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 20),
      row.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
      row.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
    ])

    screen.layoutIfNeeded()
    print(cancel.frame.width, save.frame.minX)

    try DisplayList(showing: screen).write(to: "hello.png", scale: 2)

    screen.frame.size.width = 320
    title.text = "A longer title"
    screen.layoutIfNeeded()
    print(title.frame.midX.rounded(), cancel.frame.width)

    let log = Log()
    let old = LayoutLog.replaceSink { log.messages.append($0) }
    defer { LayoutLog.replaceSink(old) }
    save.widthAnchor.constraint(equalToConstant: 10).isActive = true
    screen.layoutIfNeeded()
    console = log.messages
  }

  private final class Log {
    var messages: [String] = []
  }
}
