import AutoLayout
import Foundation

/// The result of a comparison with a rebuilt tree.
package struct TreeComparison {
  /// A description of the first difference that counts, or nil.
  package let difference: String?
  /// Whether the only differences are in ambiguous frames.
  package let isOpen: Bool
}

extension LiveTree {
  /// Lays the tree out, and compares every frame and its ambiguity with a tree rebuilt from the
  /// description.
  ///
  /// Ambiguous frames may differ, as they depend on earlier layouts. Frames that depend on line
  /// breaks may differ as well: breaks follow from widths, and widths and heights follow from
  /// breaks (F6.20, F9.41), which allows several consistent layouts. In that case the fresh tree
  /// must reach this layout when its texts wrap at the widths of this tree.
  package func compared() -> TreeComparison {
    root.layoutIfNeeded()
    let (fresh, made) = rebuilt()
    fresh.layoutIfNeeded()
    guard difference(from: made) != nil else {
      return TreeComparison(difference: nil, isOpen: false)
    }
    let (wrapped, wrappedHere) = rebuilt { id, view in
      guard let label = view as? UILabel, let here = views[id] else { return }
      // 0 would mean unlimited.
      label.preferredMaxLayoutWidth = max(here.frame.width, 0.001)
    }
    NSLayoutConstraint.activate(textWidths(among: wrappedHere))
    wrapped.layoutIfNeeded()
    let difference = difference(from: wrappedHere)
    return TreeComparison(difference: difference, isOpen: difference == nil)
  }

  package func difference() -> String? { compared().difference }

  private func difference(from made: [Int: UIView]) -> String? {
    for node in nodes {
      if let difference = difference(of: node, from: made) { return difference }
    }
    return nil
  }

  private func difference(of node: TreeNode, from made: [Int: UIView]) -> String? {
    guard let live = views[node.id], let new = made[node.id] else {
      return "view \(node.id) is missing"
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

  /// The constraints with which the labels of a row ask for width because they may break lines
  /// (F7.6); labels with a preferred maximum width do not add them.
  private func textWidths(among views: [Int: UIView]) -> [NSLayoutConstraint] {
    nodes.filter { $0.kind == .row }.flatMap { row -> [NSLayoutConstraint] in
      guard let stack = views[row.id] as? UIStackView else { return [] }
      let count = CGFloat(stack.arrangedSubviews.count)
      let texts = stack.arrangedSubviews.filter {
        !$0.isHidden && ($0 as? UILabel)?.text?.isEmpty == false
      }
      guard texts.count > 1 else { return [] }
      return texts.map { text in
        let share = text.widthAnchor.constraint(
          equalTo: stack.widthAnchor, multiplier: 1 / count,
          constant: -stack.spacing * (count - 1) / count)
        share.priority = UILayoutPriority(760)
        return share
      }
    }
  }

  /// Rebuilds the tree with new views and constraints in the order of the description.
  ///
  /// - Parameter prepare: Prepares each view, by its number, before its insertion.
  /// - Returns: The root and the views by their numbers.
  private func rebuilt(
    preparing prepare: (Int, UIView) -> Void = { _, _ in }
  ) -> (root: UIView, views: [Int: UIView]) {
    let fresh = UIView(frame: CGRect(origin: .zero, size: size))
    var made: [Int: UIView] = [:]
    for node in nodes {
      let view = Self.make(node)
      prepare(node.id, view)
      made[node.id] = view
      Self.add(view, to: node.parent.flatMap { made[$0] } ?? fresh)
    }
    NSLayoutConstraint.activate(
      relations.compactMap { Self.constraint($0, root: fresh, made) })
    return (fresh, made)
  }
}

extension LiveTree: @MainActor CustomStringConvertible {
  /// The views and constraints, one per line, for rebuilding the tree by hand.
  package var description: String {
    let all = ["size \(size)"] + nodes.map(\.description) + relations.map(\.description)
    // The seed reproduces a tree of thousands of lines.
    guard all.count > 80 else { return all.joined(separator: "\n") }
    return (all.prefix(20) + ["… \(all.count) lines in all"]).joined(separator: "\n")
  }
}
