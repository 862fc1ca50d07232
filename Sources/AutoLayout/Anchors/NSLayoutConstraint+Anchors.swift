extension NSLayoutConstraint {
  /// The first item's attribute as an anchor; an anchor of nothing where the item is gone.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(equation.first, firstAttribute)
  }

  /// The second item's attribute as an anchor, or nil for a constraint on one item.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    equation.second.map { NSLayoutAnchor($0, secondAttribute) }
  }
}
