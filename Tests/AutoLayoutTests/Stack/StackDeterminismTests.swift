import AutoLayout
import ConstraintSolver
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import AutoLayoutCore

@MainActor @Suite("Determinism of stack views")
struct StackDeterminismTests {
  @Test("the same edits of two stacks leave the same state, bit for bit", arguments: 0..<6)
  func sameState(_ seed: Int) {
    let (first, second) = (state(after: seed), state(after: seed))
    #expect(first != "")
    #expect(first == second)
  }

  private func state(after seed: Int) -> String {
    var random = SeededGenerator(seed: UInt64(40 + seed))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let labels = (0..<12).map { _ in UILabel() }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 4
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    for _ in 0..<30 {
      let label = random.pick(labels)
      label.numberOfLines = random.number(0...1)
      label.text = String(repeating: "word ", count: random.number(0...4))
      random.pick(labels).isHidden.toggle()
      if random.number(0...2) == 0 { root.layoutIfNeeded() }
    }
    root.layoutIfNeeded()
    return root.context?.engine.solver.dump() ?? ""
  }
}
