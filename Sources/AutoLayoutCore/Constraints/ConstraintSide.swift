/// An item and one of its attributes, in eight bytes: a side of a constraint.
struct ConstraintSide: BitwiseCopyable, Sendable {
  /// The bits of the handle, and the attribute above them.
  private let bits: UInt64
  /// Ones where the bits of a handle are: no handle has them.
  private static let noItem: UInt64 = (1 << 56) - 1

  /// No attribute of no item.
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
      // The bits were made of an attribute.
      NSLayoutConstraint.Attribute(rawValue: Int(bits >> 56)) ?? .notAnAttribute
    }
  }
}
