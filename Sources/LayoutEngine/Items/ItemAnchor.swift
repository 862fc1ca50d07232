/// An attribute of an item.
public struct ItemAnchor: Equatable, Sendable {
  /// The item.
  public var item: ItemID
  /// The line or extent of it.
  public var attribute: ItemAttribute

  /// Names an attribute of an item.
  public init(_ item: ItemID, _ attribute: ItemAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// One addend of a constraint's left-hand side: a coefficient times an attribute of an item.
public struct AnchorTerm: Equatable, Sendable {
  /// The attribute.
  public var anchor: ItemAnchor
  /// The factor; finite and not 0.
  public var coefficient: Double

  /// Multiplies an attribute.
  public init(_ anchor: ItemAnchor, coefficient: Double = 1) {
    self.anchor = anchor
    self.coefficient = coefficient
  }
}
