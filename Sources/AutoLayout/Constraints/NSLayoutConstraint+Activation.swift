import Foundation

extension NSLayoutConstraint {
  /// The views of the items: the view itself, or the owner of a guide.
  @MainActor var involvedViews: [UIView] {
    involvedLines.compactMap { $0?.layoutView }
  }

  private var involvedLines: [Lifeline?] {
    guard let composite else { return [firstLine, secondLine] }
    return [
      composite.first.fromLine, composite.first.toLine, composite.second?.fromLine,
      composite.second?.toLine,
    ]
  }

  /// Whether all items that live are a view or lie inside it.
  func liesInside(_ view: Lifeline) -> Bool {
    // The usual case first, without a list.
    guard hasComposite else {
      return (firstLine?.ofView?.isInside(view) ?? true)
        && (secondLine?.ofView?.isInside(view) ?? true)
    }
    return involvedLines.allSatisfy { $0?.ofView?.isInside(view) ?? true }
  }

  /// Whether an item is a view or lies inside it.
  func mentionsInside(of view: Lifeline) -> Bool {
    guard hasComposite else {
      return firstLine?.ofView?.isInside(view) ?? false
        || secondLine?.ofView?.isInside(view) ?? false
    }
    return involvedLines.contains { $0?.ofView?.isInside(view) ?? false }
  }

  /// The nearest view that contains all items, each counting as inside itself (F3.12).
  var nearestCommonAncestor: Lifeline? {
    // The usual cases first, without a list.
    guard hasComposite else {
      guard let first = firstLine?.ofView else { return nil }
      guard let second = secondLine else { return first }
      guard let line = second.ofView else { return nil }
      return first.commonAncestor(with: line)
    }
    let lines = involvedLines.compactMap { $0?.ofView }
    guard var ancestor = lines.first else { return nil }
    for line in lines.dropFirst() {
      guard let common = ancestor.commonAncestor(with: line) else { return nil }
      ancestor = common
    }
    return ancestor
  }

  /// Installs the constraint on the nearest common ancestor of its items.
  @MainActor func activate() {
    guard holderLine?.isAlive != true else { return }
    guard let ancestor = nearestCommonAncestor?.view else {
      LayoutException.raise(
        "NSGenericException",
        "Unable to activate constraint with anchors \(firstAnchor) and \(secondAnchor?.description ?? "(null)") because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
      )
    }
    ancestor.addConstraint(self)
  }
}
