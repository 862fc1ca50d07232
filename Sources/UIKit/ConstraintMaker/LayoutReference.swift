public import AutoLayout

@preconcurrency @MainActor
public struct LayoutReference: AttributeChain, ConstraintTarget {
  let item: any ConstrainableItem
  let attributes: [NSLayoutConstraint.Attribute]

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
        "\(count) attributes cannot be related to \(attributes.count) others: use as many on both sides, or one on the right."
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
  public var layout: LayoutReference {
    LayoutReference(item: self, attributes: [])
  }
}
