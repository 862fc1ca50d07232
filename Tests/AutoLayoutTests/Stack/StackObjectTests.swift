import AutoLayout
import ConstraintSolver
import Foundation
import LayoutEngine
import TestSupport
import Testing

@_spi(Memory) @testable import AutoLayoutCore

/// A stack view's constraints get objects when someone asks for them.
@MainActor @Suite("Objects for the constraints of stack views")
struct StackObjectTests {
  @Test("asking for constraints changes no layout, conflict or state", arguments: 0..<60)
  func asking(_ seed: Int) {
    let silent = StackProgram.run(seed) { _, _ in }
    var random = SeededGenerator(seed: UInt64(900 + seed))
    let asked = StackProgram.run(seed) { stacks, _ in
      if random.chance(60) { _ = random.pick(stacks).constraints }
    }
    #expect(silent == asked)
    let whole = StackProgram.run(seed) { stacks, _ in
      for stack in stacks { _ = stack.constraints }
    }
    #expect(silent == whole)
  }

  private func makeStack() -> (root: UIView, stack: UIStackView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let stack = UIStackView(arrangedSubviews: [ContentView(20, 20), ContentView(20, 30)])
    stack.alignment = .center
    stack.spacing = 8
    root.addConstrained(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    return (root, stack)
  }

  private func objects(in root: UIView) -> Int {
    var count = 0
    root.forEachLayoutObject { if ($0 as? NSLayoutConstraint)?.purpose != nil { count += 1 } }
    return count
  }

  @Test("a laid-out stack view has no objects until someone asks, and then the same objects")
  func identity() {
    let (root, stack) = makeStack()
    #expect(objects(in: root) == 0)
    let first = stack.constraints
    #expect(objects(in: root) == first.count && first.allSatisfy { $0.isActive })
    #expect(stack.constraints.map(ObjectIdentifier.init) == first.map(ObjectIdentifier.init))
    root.frame.size.width = 200
    stack.arrangedSubviews[0].invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(stack.constraints.map(ObjectIdentifier.init) == first.map(ObjectIdentifier.init))
    let frame = stack.arrangedSubviews[1].frame
    stack.spacing = 10
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews[1].frame.minX == frame.minX + 2)
    let kept = stack.constraints.filter { constraint in first.contains { $0 === constraint } }
    #expect(kept.count == first.count - 1)
  }

  @Test("a removed constraint no longer holds")
  func removal() {
    let (root, stack) = makeStack()
    let spacing = stack.constraints.first { $0.identifier == "UISV-spacing" }
    spacing?.isActive = false
    stack.arrangedSubviews[1].leadingAnchor.constraint(
      equalTo: stack.arrangedSubviews[0].trailingAnchor, constant: 50
    ).isActive = true
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews[1].frame.minX == stack.arrangedSubviews[0].frame.maxX + 50)
    #expect(root.conflictCount == 0)
  }

  @Test("constraints that affect a view are objects of the stack view")
  func explanation() {
    let (_, stack) = makeStack()
    let affecting = stack.arrangedSubviews[1].constraintsAffectingLayout(for: .horizontal)
    let named = affecting.filter { $0.identifier?.hasPrefix("UISV-") == true }
    #expect(!named.isEmpty)
    #expect(
      Set(named.map(ObjectIdentifier.init)).isSubset(
        of: stack.constraints.map(ObjectIdentifier.init)))
  }

  @Test(
    "objects for the constraints of moved stack views work in the new tree, and none are needed to move"
  )
  func moving() {
    let (root, stack) = makeStack()
    let other = UIView(frame: root.frame)
    stack.removeFromSuperview()
    other.addConstrained(stack)
    stack.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 5).isActive = true
    stack.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    other.layoutIfNeeded()
    #expect(objects(in: other) == 0)
    #expect(stack.frame.minX == 5 && stack.frame.height == 30)
    let width = stack.frame.width
    let spacing = stack.constraints.first { $0.identifier == "UISV-spacing" }
    spacing?.constant = 30
    other.layoutIfNeeded()
    #expect(stack.frame.width == width + 22)
  }
}

extension UIView {
  fileprivate var conflictCount: Int { context?.engine.conflicts.count ?? -1 }
}

/// Random edits of nested stack views, and everything that layout makes of them.
@MainActor private struct StackProgram {
  var random: SeededGenerator
  let roots: [UIView]
  let stacks: [UIStackView]
  let leaves: [UIView]

  init(seed: Int) {
    random = SeededGenerator(seed: UInt64(seed))
    roots = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
    leaves = (0..<9).map { index in
      guard index % 3 == 0 else { return ContentView(CGFloat(10 + index), CGFloat(20 - index)) }
      let label = UILabel()
      label.text = "text \(index)"
      return label
    }
    let rows = [UIStackView(arrangedSubviews: Array(leaves[0..<3])), UIStackView()]
    for leaf in leaves[3..<6] { rows[1].addArrangedSubview(leaf) }
    let column = UIStackView(arrangedSubviews: rows + leaves[6...])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    stacks = [column] + rows
  }

  private func place(in root: UIView) {
    root.addSubview(stacks[0])
    NSLayoutConstraint.activate([
      stacks[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stacks[0].topAnchor.constraint(equalTo: root.topAnchor),
      stacks[0].widthAnchor.constraint(equalToConstant: 300),
    ])
  }

  static func run(_ seed: Int, _ ask: ([UIStackView], UIView) -> Void) -> [String] {
    var program = StackProgram(seed: seed)
    return program.run(ask)
  }

  private mutating func run(_ ask: ([UIStackView], UIView) -> Void) -> [String] {
    var record: [String] = []
    LayoutConflict.handler = { conflict in
      record.append(
        "broken \(conflict.broken.identifier ?? "-") \(conflict.broken.constant) of "
          + conflict.constraints.map { $0.identifier ?? "-" }.joined(separator: " "))
    }
    defer { LayoutConflict.handler = nil }
    var root = roots[0]
    place(in: root)
    for _ in 0..<14 {
      ask(stacks, root)
      if let size = change(&root) { record.append("\(size)") }
      if random.chance(60) {
        ask(stacks, root)
        root.layoutIfNeeded()
        record.append((stacks + leaves).map { "\($0.frame)" }.joined(separator: " "))
        record.append(root.context?.engine.solver.dump() ?? "")
      }
    }
    record.append(
      contentsOf: stacks.map {
        $0.constraints.map {
          "\($0.identifier ?? "-") \($0.firstAttribute) \($0.relation) \($0.constant)"
        }.joined(separator: "; ")
      })
    return record
  }

  /// Changes something; returns a size if the change is a question.
  private mutating func change(_ root: inout UIView) -> CGSize? {
    let stack = random.pick(stacks)
    let leaf = random.pick(leaves)
    switch random.number(0...11) {
    case 0: leaf.isHidden.toggle()
    case 1: stack.spacing = CGFloat(random.number(0...20))
    case 2: stack.axis = random.chance(50) ? .horizontal : .vertical
    case 3: stack.distribution = random.pick(RandomStack.distributions)
    case 4: stack.alignment = random.pick(RandomStack.alignments)
    case 5: stack.addArrangedSubview(leaf)
    case 6: leaf.removeFromSuperview()
    case 7: leaf.widthAnchor.constraint(equalToConstant: 400).isActive = true
    case 8: return stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    case 9: stack.semanticContentAttribute = .forceRightToLeft
    case 10:
      let next = root === roots[0] ? roots[1] : roots[0]
      place(in: next)
      root = next
    default: (leaf as? UILabel)?.text = String(repeating: "word ", count: random.number(0...5))
    }
    return nil
  }
}
