extension NSLayoutConstraint {
  /// The first item's own anchor, identical to `item.topAnchor` and the like (F11.69).
  var anchorOfFirstItem: NSLayoutAnchor<AnyObject> {
    ownAnchor(of: firstItem, firstAttribute) ?? NSLayoutAnchor(equation.first, firstAttribute)
  }

  /// The second item's anchor; nil if the constraint has a single item.
  var anchorOfSecondItem: NSLayoutAnchor<AnyObject>? {
    equation.second.map {
      ownAnchor(of: secondItem, secondAttribute) ?? NSLayoutAnchor($0, secondAttribute)
    }
  }

  private func ownAnchor(
    of item: AnyObject?, _ attribute: Attribute
  ) -> NSLayoutAnchor<AnyObject>? {
    let anchor =
      (item as? UIView)?.anchor(attribute) ?? (item as? UILayoutGuide)?.anchor(attribute)
    // Safe: the anchor is alive, and the class stores nothing of the type parameter.
    return anchor.map { anchor in
      let address = unsafe Unmanaged.passUnretained(anchor).toOpaque()
      return unsafe Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(address).takeUnretainedValue()
    }
  }
}

extension UIView {
  fileprivate func anchor(_ attribute: NSLayoutConstraint.Attribute) -> AnyObject? {
    switch attribute {
    case .left: leftAnchor
    case .right: rightAnchor
    case .top: topAnchor
    case .bottom: bottomAnchor
    case .leading: leadingAnchor
    case .trailing: trailingAnchor
    case .width: widthAnchor
    case .height: heightAnchor
    case .centerX: centerXAnchor
    case .centerY: centerYAnchor
    case .firstBaseline: firstBaselineAnchor
    case .lastBaseline: lastBaselineAnchor
    // A margin is a line of the margins guide.
    default: attribute.marginLine.flatMap { layoutMarginsGuide.anchor($0) }
    }
  }
}

extension UILayoutGuide {
  fileprivate func anchor(_ attribute: NSLayoutConstraint.Attribute) -> AnyObject? {
    switch attribute {
    case .left: leftAnchor
    case .right: rightAnchor
    case .top: topAnchor
    case .bottom: bottomAnchor
    case .leading: leadingAnchor
    case .trailing: trailingAnchor
    case .width: widthAnchor
    case .height: heightAnchor
    case .centerX: centerXAnchor
    case .centerY: centerYAnchor
    default: nil
    }
  }
}
