/// An item and an attribute, such as a view's left edge.
public struct ItemAnchor: Equatable, Sendable {
  public var item: ItemID
  public var attribute: ItemAttribute

  public init(_ item: ItemID, _ attribute: ItemAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// An addend in a constraint's left-hand side: a coefficient times an item's attribute.
public struct AnchorTerm: Equatable, Sendable {
  /// The quantity to be multiplied.
  public var anchor: ItemAnchor
  /// The factor; finite and not 0.
  public var coefficient: Double

  public init(_ anchor: ItemAnchor, coefficient: Double = 1) {
    self.anchor = anchor
    self.coefficient = coefficient
  }
}
