struct ConstraintSide: Hashable, BitwiseCopyable, Sendable {
  private let bits: UInt64
  private static let noItem: UInt64 = (1 << 56) - 1

  static var none: ConstraintSide { ConstraintSide(nil, .notAnAttribute) }

  init(_ item: WeakHandle?, _ attribute: NSLayoutConstraint.Attribute) {
    bits = (item?.bits ?? Self.noItem) | UInt64(attribute.rawValue) << 56
  }

  var item: WeakHandle? {
    @inline(__always) get {
      let item = bits & Self.noItem
      return item == Self.noItem ? nil : WeakHandle(bits: item)
    }
  }

  var attribute: NSLayoutConstraint.Attribute {
    @inline(__always) get {
      // The bits were made from an attribute.
      NSLayoutConstraint.Attribute(rawValue: Int(bits >> 56)) ?? .notAnAttribute
    }
  }
}
