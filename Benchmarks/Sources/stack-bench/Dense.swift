import AutoLayout
import Foundation

/// The stack views whose arrangements couple all of their views.
enum DenseStack: String, CaseIterable {
  case fillEqually, equalSpacing, equalCentering, fillProportionally, nested

  @MainActor private func label(_ index: Int) -> UILabel {
    let label = UILabel()
    label.text = "Label \(index)"
    return label
  }

  @MainActor func build(_ count: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100_000))
    let stack = self == .nested ? nest(count) : row(count)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    return root
  }

  @MainActor private func row(_ count: Int) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: (0..<count).map(label))
    stack.axis = .vertical
    switch self {
    case .fillEqually: stack.distribution = .fillEqually
    case .equalSpacing: stack.distribution = .equalSpacing
    case .equalCentering: stack.distribution = .equalCentering
    case .fillProportionally: stack.distribution = .fillProportionally
    case .nested: break
    }
    return stack
  }

  @MainActor private func nest(_ count: Int) -> UIStackView {
    var stack = UIStackView(arrangedSubviews: [label(0)])
    for depth in 1..<count {
      stack = UIStackView(arrangedSubviews: [stack, label(depth)])
      stack.axis = depth % 2 == 0 ? .vertical : .horizontal
    }
    return stack
  }
}

/// Lays out a kind of stack view, and prints the time and the peak of memory.
@MainActor func runDense(_ kind: DenseStack, _ count: Int) {
  let elapsed = time { kind.build(count).layoutIfNeeded() }
  var usage = rusage()
  #if canImport(Darwin)
  let unit = 1e6
  getrusage(RUSAGE_SELF, &usage)
  #else
  let unit = 1e3
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  #endif
  print(
    "\(kind.rawValue)-\(count)", milliseconds(elapsed),
    String(format: "%.0f MB", Double(usage.ru_maxrss) / unit))
}
