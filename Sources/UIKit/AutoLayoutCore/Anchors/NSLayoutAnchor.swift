public import Foundation

/// An item's attribute as a value, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying, NSCoding {
  // A layout has thousands of anchors, so they store only this.
  nonisolated private final let place: ConstraintSide

  nonisolated final var handle: WeakHandle? { place.item }
  nonisolated final var attribute: NSLayoutConstraint.Attribute { place.attribute }

  nonisolated var end: AnchorEnd? { nil }

  public override init() {
    place = .none
    super.init()
  }

  nonisolated init(_ handle: WeakHandle?, _ attribute: NSLayoutConstraint.Attribute) {
    place = ConstraintSide(handle, attribute)
    super.init()
  }

  nonisolated public required init?(coder: NSCoder) {
    let attribute = NSLayoutConstraint.Attribute(
      rawValue: coder.decodeInteger(forKey: "attribute"))
    place = ConstraintSide(nil, attribute ?? .notAnAttribute)
    super.init()
  }

  nonisolated open func encode(with coder: NSCoder) {
    coder.encode(attribute.rawValue, forKey: "attribute")
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  open var item: AnyObject? {
    end == nil ? handle?.object : nil
  }

  open var name: String { describedName }

  nonisolated private final var describedName: String {
    guard let item = handle?.object else { return "" }
    return "\(LayoutItemName.of(item)).\(attribute.equationName)"
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any AnchorIdentity else { return false }
    return other === self || handle != nil && other.identity == identity
  }

  nonisolated open override var hash: Int { handle == nil ? super.hash : identity.hashValue }

  /// `<NSLayoutXAxisAnchor:0x… "UIView:0x….leading">` (F11.11).
  nonisolated open override var description: String {
    let anchorClass =
      switch attribute.role {
      case .middle, .side, .readingSide: "NSLayoutXAxisAnchor"
      case .vertical: "NSLayoutYAxisAnchor"
      case .size, .none: "NSLayoutDimension"
      }
    return "<\(anchorClass):\(LayoutItemName.address(self)) \"\(describedName)\">"
  }

  /// Whether the constraints leave the item's position or size open.
  ///
  /// - Complexity: O(size of the anchor's expression) if nothing can move, or a solve of the rest.
  open var hasAmbiguousLayout: Bool {
    handle?.layoutView?.liveContext?.isAmbiguous(handle?.object, attribute.axis) ?? false
  }

  /// The constraints that determine the position or size.
  ///
  /// - Complexity: O(*d* log *d*) for *d* constraints that determine it.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    handle?.layoutView?.liveContext?.constraintsAffecting(handle?.object, attribute.axis) ?? []
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor)
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.equal, anchor, constant: c)
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, constant: c)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.lessThanOrEqual, anchor, constant: c)
  }

  final func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    if end != nil || other?.end != nil {
      let composite = CompositeAnchors(
        first: side, second: other?.side, multiplier: multiplier)
      constraint.relate(composite, relation, constant: constant)
      return constraint
    }
    guard place.item != nil else {
      LayoutException.raise(
        "NSInvalidArgumentException", "Constraint must contain a first layout item")
    }
    constraint.relate(
      place, relation, to: other?.place ?? .none, multiplier: multiplier, constant: constant)
    return constraint
  }

  private final var side: CompositeAnchors.Side {
    CompositeAnchors.Side(
      fromHandle: handle, fromAttribute: attribute, toHandle: end?.handle,
      toAttribute: end?.attribute ?? .notAnAttribute)
  }
}

private struct AnchorEnds: Hashable {
  let from: WeakHandle?
  let fromAttribute: NSLayoutConstraint.Attribute
  let to: WeakHandle?
  let toAttribute: NSLayoutConstraint.Attribute
}

private protocol AnchorIdentity: NSObject {
  var identity: AnchorEnds { get }
}

extension NSLayoutAnchor: AnchorIdentity {
  nonisolated fileprivate var identity: AnchorEnds {
    AnchorEnds(
      from: handle, fromAttribute: attribute, to: end?.handle,
      toAttribute: end?.attribute ?? .notAnAttribute)
  }
}
