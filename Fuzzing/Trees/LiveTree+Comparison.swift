import AutoLayout
import Foundation

/// What a comparison with a tree that is built anew has found.
package struct TreeComparison {
  /// The first difference in words; nil if there is none that counts.
  package let difference: String?
  /// Whether there were differences, but only in what is left open.
  package let isOpen: Bool
}

/// Comparing with a tree that is built anew.
extension LiveTree {
  /// Lays the tree out, and compares every frame and whether it is ambiguous with those of a tree
  /// that is built anew from the description.
  ///
  /// What constraints leave open may differ: it depends on what was there before. So may whatever
  /// hangs together with a text whose width is left open, before it wraps or after: where it wraps
  /// follows from that width, and so do its own width and height (F6.20, F9.41).
  package func compared() -> TreeComparison {
    root.layoutIfNeeded()
    let (fresh, made) = rebuilt()
    fresh.layoutIfNeeded()
    let differences = nodes.compactMap { node in
      difference(of: node, from: made).map { (id: node.id, text: $0) }
    }
    guard !differences.isEmpty else { return TreeComparison(difference: nil, isOpen: false) }
    let open = linked(to: openTexts(than: made))
    let first = differences.first { !open.contains($0.id) }
    return TreeComparison(difference: first?.text, isOpen: first == nil)
  }

  /// The first difference in words; nil if there is none.
  package func difference() -> String? { compared().difference }

  /// In what a view differs from the one in a fresh tree.
  private func difference(of node: TreeNode, from made: [Int: UIView]) -> String? {
    guard let live = views[node.id], let new = made[node.id] else {
      return "there is no view \(node.id)"
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let isAmbiguous = live.isAmbiguousAfterLayout(axis)
      guard isAmbiguous == new.isAmbiguousAfterLayout(axis) else {
        return "view \(node.id) (\(node.kind)) is ambiguous (\(axis)): \(isAmbiguous); "
          + "in a fresh tree: \(!isAmbiguous)"
      }
    }
    guard live.frame == new.frame || new.hasAmbiguousLayout else {
      return "view \(node.id) (\(node.kind)) is at \(live.frame), in a fresh tree at \(new.frame)"
    }
    return nil
  }

  /// The labels with another width than in a fresh tree whose width is left open, there or while
  /// they stand on one line.
  private func openTexts(than made: [Int: UIView]) -> Set<Int> {
    let (lines, onLines) = rebuilt { ($0 as? UILabel)?.numberOfLines = 1 }
    lines.layoutIfNeeded()
    let open = nodes.filter { node in
      node.kind == .label && views[node.id]?.frame.width != made[node.id]?.frame.width
        && [made, onLines].contains { $0[node.id]?.isAmbiguousAfterLayout(.horizontal) == true }
    }
    return Set(open.map(\.id))
  }

  /// Views and all that hang together with them, by constraints or as a child with its parent; the
  /// root holds nothing together, since it is fixed.
  private func linked(to start: Set<Int>) -> Set<Int> {
    var neighbours: [Int: [Int]] = [:]
    let pairs =
      nodes.map { ($0.id, $0.parent) } + relations.map { ($0.first, $0.second) }
    for case (let first, let second?) in pairs where first != 0 && second != 0 {
      neighbours[first, default: []].append(second)
      neighbours[second, default: []].append(first)
    }
    var found = start
    var waiting = Array(start)
    while let id = waiting.popLast() {
      for other in neighbours[id] ?? [] where found.insert(other).inserted { waiting.append(other) }
    }
    return found
  }

  /// The same tree made of new views and constraints, in the order of the description.
  ///
  /// - Parameter prepare: What is done with each view before it comes in.
  /// - Returns: The root and the views by their numbers.
  private func rebuilt(
    preparing prepare: (UIView) -> Void = { _ in }
  ) -> (root: UIView, views: [Int: UIView]) {
    let fresh = UIView(frame: CGRect(origin: .zero, size: size))
    var made: [Int: UIView] = [:]
    for node in nodes {
      let view = Self.make(node)
      prepare(view)
      made[node.id] = view
      Self.add(view, to: node.parent.flatMap { made[$0] } ?? fresh)
    }
    NSLayoutConstraint.activate(
      relations.compactMap { Self.constraint($0, root: fresh, made) })
    return (fresh, made)
  }
}

extension LiveTree: @MainActor CustomStringConvertible {
  /// The views and constraints, one a line, to build the tree by hand.
  package var description: String {
    let all = ["size \(size)"] + nodes.map(\.description) + relations.map(\.description)
    // A tree of thousands of lines is found again by its seed.
    guard all.count > 80 else { return all.joined(separator: "\n") }
    return (all.prefix(20) + ["… \(all.count) lines in all"]).joined(separator: "\n")
  }
}
