import AutoLayout

@MainActor
struct GuideUsage {
  private var guides: Set<ObjectIdentifier> = []
  private var views: Set<ObjectIdentifier> = []

  /// Collects the guides that constraints use.
  init(in tree: VisibleViews) {
    for place in tree.places {
      for constraint in place.view.constraints where constraint.isAuthored {
        note(constraint.firstItem, constraint.firstAttribute)
        note(constraint.secondItem, constraint.secondAttribute)
      }
    }
  }

  private mutating func note(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    if let guide = item as? UILayoutGuide {
      guides.insert(ObjectIdentifier(guide))
    } else if attribute.marginLine != nil, let view = item as? UIView {
      views.insert(ObjectIdentifier(view))
    }
  }

  func names(_ guide: UILayoutGuide) -> Bool { guides.contains(ObjectIdentifier(guide)) }

  /// Whether a constraint uses the view's system guide or the equivalent attributes.
  func names(_ role: UILayoutGuide.Role, of view: UIView) -> Bool {
    if role == .margins, views.contains(ObjectIdentifier(view)) { return true }
    return view.existingGuide(role).map(names) ?? false
  }
}
