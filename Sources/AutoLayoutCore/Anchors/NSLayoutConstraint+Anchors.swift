extension NSLayoutConstraint {
  /// The first item's own anchor, identical to `item.topAnchor` and the like (F11.69).
  var anchorOfFirstItem: NSLayoutAnchor<AnyObject> {
    ownAnchor(of: firstItem, firstAttribute) ?? NSLayoutAnchor(equation.first, firstAttribute)
  }

  /// The second item's own anchor; nil for a constraint on one item.
  var anchorOfSecondItem: NSLayoutAnchor<AnyObject>? {
    equation.second.map {
      ownAnchor(of: secondItem, secondAttribute) ?? NSLayoutAnchor($0, secondAttribute)
    }
  }

  /// Returns the item's anchor; an equal one off the main actor.
  private func ownAnchor(
    of item: AnyObject?, _ attribute: Attribute
  ) -> NSLayoutAnchor<AnyObject>? {
    guard let item, MainQueue.isCurrent else { return nil }
    let found = FoundAnchor()
    let wanted = UncheckedItem(item: item)
    MainActor.assumeIsolated { found.anchor = wanted.anchor(attribute) }
    // Safe: the anchor is alive in `found`, and its class stores nothing of its parameter's type.
    return found.anchor.map {
      let address = unsafe Unmanaged.passUnretained($0).toOpaque()
      return unsafe Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(address).takeUnretainedValue()
    }
  }
}

private final class FoundAnchor: @unchecked Sendable {
  // Safe: it is made, written and read by one call on one thread.
  var anchor: AnyObject?
}

private struct UncheckedItem: @unchecked Sendable {
  // Safe: it is used by the call that made it, on the same thread.
  let item: AnyObject

  @MainActor func anchor(_ attribute: NSLayoutConstraint.Attribute) -> AnyObject? {
    if let view = item as? UIView { return view.anchor(attribute) }
    return (item as? UILayoutGuide)?.anchor(attribute)
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
    default: nil
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
