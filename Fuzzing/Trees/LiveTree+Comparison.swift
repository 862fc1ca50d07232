import AutoLayout
import Foundation

package struct TreeComparison {
  package let difference: String?
  package let isOpen: Bool
}

extension LiveTree {
  /// Compares every frame and ambiguity with a tree rebuilt from the description.
  ///
  /// Ambiguous frames may differ, and frames that depend on line breaks (F6.20, F9.41): then the
  /// fresh tree must reach this layout when the texts wrap at the widths of this tree.
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

  /// The constraints with which a row's labels ask for width (F7.6).
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

  /// Rebuilds the tree; `prepare` is called with each view before the view is inserted.
  private func rebuilt(
    preparing prepare: (Int, UIView) -> Void = { _, _ in }
  ) -> (root: UIView, views: [Int: UIView]) {
    let fresh = UIView(frame: CGRect(origin: .zero, size: size))
    fresh.openRangePolicy = root.openRangePolicy
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
  package var description: String {
    let all = ["size \(size)"] + nodes.map(\.description) + relations.map(\.description)
    guard all.count > 80 else { return all.joined(separator: "\n") }
    return (all.prefix(20) + ["… \(all.count) lines in all"]).joined(separator: "\n")
  }
}
