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
  /// depends on where texts wrap: that follows from their widths, and so do their own widths and
  /// heights (F6.20, F9.41), so that several layouts may agree each with itself. Where the fresh
  /// tree has come to another one, it must come to this one as well when its texts are wrapped at
  /// the widths that they have here.
  package func compared() -> TreeComparison {
    root.layoutIfNeeded()
    let (fresh, made) = rebuilt()
    fresh.layoutIfNeeded()
    guard difference(from: made) != nil else {
      return TreeComparison(difference: nil, isOpen: false)
    }
    let (wrapped, wrappedHere) = rebuilt { id, view in
      guard let label = view as? UILabel, let here = views[id] else { return }
      // 0 would be no limit.
      label.preferredMaxLayoutWidth = max(here.frame.width, 0.001)
    }
    NSLayoutConstraint.activate(textWidths(among: wrappedHere))
    wrapped.layoutIfNeeded()
    let difference = difference(from: wrappedHere)
    return TreeComparison(difference: difference, isOpen: difference == nil)
  }

  /// The first difference in words; nil if there is none.
  package func difference() -> String? { compared().difference }

  /// The first difference from a fresh tree in words; nil if there is none.
  private func difference(from made: [Int: UIView]) -> String? {
    for node in nodes {
      if let difference = difference(of: node, from: made) { return difference }
    }
    return nil
  }

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

  /// What the labels of a row want of its width because they may break lines (F7.6); those that
  /// are told where to wrap do not ask for it themselves.
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

  /// The same tree made of new views and constraints, in the order of the description.
  ///
  /// - Parameter prepare: What is done with each view, by its number, before it comes in.
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
  /// The views and constraints, one a line, to build the tree by hand.
  package var description: String {
    let all = ["size \(size)"] + nodes.map(\.description) + relations.map(\.description)
    // A tree of thousands of lines is found again by its seed.
    guard all.count > 80 else { return all.joined(separator: "\n") }
    return (all.prefix(20) + ["… \(all.count) lines in all"]).joined(separator: "\n")
  }
}
