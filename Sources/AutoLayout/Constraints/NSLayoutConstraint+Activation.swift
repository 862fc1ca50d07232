import Foundation

extension NSLayoutConstraint {
  /// The views of the items: the view itself, or the owner of a guide.
  @MainActor var involvedViews: [UIView] {
    var lines = [equation.first, equation.second]
    if let composite {
      lines = [composite.first.fromLine, composite.first.toLine]
      lines += [composite.second?.fromLine, composite.second?.toLine]
    }
    return lines.compactMap { $0?.layoutView }
  }

  /// Whether all items are a view or lie inside it.
  @MainActor func liesInside(_ view: UIView) -> Bool {
    guard composite == nil else {
      return involvedViews.allSatisfy { $0.isDescendant(of: view) }
    }
    if let first = equation.first?.layoutView, !first.isDescendant(of: view) { return false }
    if let second = equation.second?.layoutView, !second.isDescendant(of: view) { return false }
    return true
  }

  /// The nearest view that contains all items, each counting as inside itself (F3.12).
  @MainActor var nearestCommonAncestor: UIView? {
    // The usual cases first, without a list of views.
    if composite == nil {
      guard let first = equation.first?.layoutView else { return nil }
      guard let second = equation.second else { return first }
      guard let view = second.layoutView else { return nil }
      return first.nearestCommonAncestor(with: view)
    }
    let views = involvedViews
    guard var ancestor = views.first else { return nil }
    for view in views.dropFirst() {
      guard let common = ancestor.nearestCommonAncestor(with: view) else { return nil }
      ancestor = common
    }
    return ancestor
  }

  /// Installs the constraint on the nearest common ancestor of its items.
  @MainActor func activate() {
    guard holderLine?.isAlive != true else { return }
    guard let ancestor = nearestCommonAncestor else {
      LayoutException.raise(
        "NSGenericException",
        "Unable to activate constraint with anchors \(anchorName(first: true)) and \(anchorName(first: false)) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
      )
    }
    ancestor.addConstraint(self)
  }

  /// `<NSLayoutYAxisAnchor:0x… "UILabel:0x….top">` (F3.6).
  private func anchorName(first: Bool) -> String {
    guard let item = first ? firstItem : secondItem else { return "(null)" }
    let attribute = first ? firstAttribute : secondAttribute
    let anchorClass =
      switch attribute.kind {
      case .horizontal: "NSLayoutXAxisAnchor"
      case .vertical: "NSLayoutYAxisAnchor"
      case .extent, .none: "NSLayoutDimension"
      }
    let name = "\(LayoutItemName.of(item)).\(attribute.equationName)"
    return "<\(anchorClass):\(LayoutItemName.address(item)) \"\(name)\">"
  }
}
