/// An attribute of an item, such as the left edge of a view.
public struct ItemAnchor: Equatable, Sendable {
  public var item: ItemID
  public var attribute: ItemAttribute

  public init(_ item: ItemID, _ attribute: ItemAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// One addend of a constraint's left-hand side: a coefficient times an attribute of an item.
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
