public import AutoLayout

/// An item's attributes as the target of a rule, such as `other.layout.right`.
@preconcurrency @MainActor
public struct LayoutReference: AttributeChain, ConstraintTarget {
  let item: any ConstrainableItem
  let attributes: [NSLayoutConstraint.Attribute]

  /// Returns a reference with further attributes, matched to the rule's attributes by position.
  public func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> LayoutReference {
    LayoutReference(item: item, attributes: self.attributes + attributes)
  }

  /// Returns the item with the attribute at the same index; a single attribute matches all.
  public func side(
    for attribute: NSLayoutConstraint.Attribute, at index: Int, of count: Int,
    on item: any ConstrainableItem
  ) -> ConstraintSide {
    switch attributes.count {
    case 0: return ConstraintSide(item: self.item, attribute: attribute)
    case 1: return ConstraintSide(item: self.item, attribute: attributes[0])
    default:
      precondition(
        attributes.count == count,
        "\(count) attributes cannot be related to \(attributes.count) others: use equal numbers, or a single attribute on the right."
      )
      return ConstraintSide(item: self.item, attribute: attributes[index])
    }
  }
}

extension UILayoutSupport {
  /// The guide's attributes: `make.top.equalTo(controller.topLayoutGuide.layout.bottom)`.
  public var layout: LayoutReference {
    guard let item = self as? any ConstrainableItem else {
      preconditionFailure("Only a controller's own layout guides can be constrained.")
    }
    return LayoutReference(item: item, attributes: [])
  }
}

extension ConstrainableItem {
  /// A reference to the item; if no attribute follows, it matches the attributes of the rule.
  public var layout: LayoutReference {
    LayoutReference(item: self, attributes: [])
  }
}
