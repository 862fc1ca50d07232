import AutoLayout
import Foundation

/// Comparing with a tree that is built anew.
extension LiveTree {
  /// Lays the tree out, and compares every frame and whether it is ambiguous with those of a tree
  /// that is built anew from the description.
  ///
  /// What constraints leave open may differ: it depends on what was there before. So may heights
  /// where the width of text is left open, and whether they are ambiguous, since a text's height
  /// follows from its width.
  ///
  /// - Returns: The first difference in words; nil if there is none.
  package func difference() -> String? {
    root.layoutIfNeeded()
    let (fresh, made) = rebuilt()
    fresh.layoutIfNeeded()
    let areHeightsOpen = hasOtherOpenWidths(than: made)
    for node in nodes {
      guard let live = views[node.id], let new = made[node.id] else {
        return "there is no view \(node.id)"
      }
      let axes: [NSLayoutConstraint.Axis] =
        areHeightsOpen ? [.horizontal] : [.horizontal, .vertical]
      for axis in axes {
        let isAmbiguous = live.isAmbiguousAfterLayout(axis)
        guard isAmbiguous == new.isAmbiguousAfterLayout(axis) else {
          return "view \(node.id) (\(node.kind)) is ambiguous (\(axis)): \(isAmbiguous); "
            + "in a fresh tree: \(!isAmbiguous)"
        }
      }
      let isSame =
        areHeightsOpen
        ? live.frame.minX == new.frame.minX && live.frame.width == new.frame.width
        : live.frame == new.frame
      guard isSame || new.hasAmbiguousLayout else {
        return "view \(node.id) (\(node.kind)) is at \(live.frame), "
          + "in a fresh tree at \(new.frame)"
      }
    }
    return nil
  }

  /// Whether a label's width is left open and another one than in a fresh tree.
  private func hasOtherOpenWidths(than made: [Int: UIView]) -> Bool {
    nodes.contains { node in
      guard node.kind == .label, let live = views[node.id], let new = made[node.id] else {
        return false
      }
      return new.hasAmbiguousLayout && live.frame.width != new.frame.width
    }
  }

  /// The same tree made of new views and constraints, in the order of the description.
  private func rebuilt() -> (root: UIView, views: [Int: UIView]) {
    let fresh = UIView(frame: CGRect(origin: .zero, size: size))
    var made: [Int: UIView] = [:]
    for node in nodes {
      let view = Self.make(node)
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
