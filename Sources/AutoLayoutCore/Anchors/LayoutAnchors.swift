/// The anchors of one view or guide, each made when it is first asked for and the same ever after,
/// so that `view.topAnchor === view.topAnchor` holds.
///
/// The view or guide owns them; they only have its handle. So nothing keeps itself alive in a
/// circle, and an anchor that somebody keeps for longer than the view is one of nothing.
///
/// Those of one kind, at most five, are linked to one another: most items have one or two, and a
/// list takes no memory of its own. (It is not generic, because Swift 6.3 does not compile
/// `AnchorList<Anchor: NSLayoutAnchor<Anchor>>`.)
struct LayoutAnchors {
  private var horizontal: NSLayoutXAxisAnchor?
  private var vertical: NSLayoutYAxisAnchor?
  private var dimension: NSLayoutDimension?

  mutating func horizontal(_ attribute: NSLayoutConstraint.Attribute, of item: WeakHandle)
    -> NSLayoutXAxisAnchor
  {
    var known = horizontal
    while let anchor = known {
      if anchor.attribute == attribute { return anchor }
      known = anchor.next
    }
    let anchor = NSLayoutXAxisAnchor(item, attribute)
    anchor.next = horizontal
    horizontal = anchor
    return anchor
  }

  mutating func vertical(_ attribute: NSLayoutConstraint.Attribute, of item: WeakHandle)
    -> NSLayoutYAxisAnchor
  {
    var known = vertical
    while let anchor = known {
      if anchor.attribute == attribute { return anchor }
      known = anchor.next
    }
    let anchor = NSLayoutYAxisAnchor(item, attribute)
    anchor.next = vertical
    vertical = anchor
    return anchor
  }

  mutating func dimension(_ attribute: NSLayoutConstraint.Attribute, of item: WeakHandle)
    -> NSLayoutDimension
  {
    var known = dimension
    while let anchor = known {
      if anchor.attribute == attribute { return anchor }
      known = anchor.next
    }
    let anchor = NSLayoutDimension(item, attribute)
    anchor.next = dimension
    dimension = anchor
    return anchor
  }
}
