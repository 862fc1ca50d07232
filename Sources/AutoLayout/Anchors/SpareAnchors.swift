/// Anchors that an expression has made and dropped again, to be used by the next.
///
/// `a.topAnchor.constraint(equalTo: b.bottomAnchor)` needs two anchors for a moment, and a screen
/// has thousands of such lines. An anchor is used again only when nobody can tell it from a new
/// one: nothing refers to it any more, weakly or strongly, and nothing hangs on it.
@MainActor struct SpareAnchors<Anchor: ReusableAnchor> {
  private var first: Anchor?
  private var second: Anchor?
  private var isSecondNext = false
  private let lone = ReferenceCounts.ofLoneObject

  /// The anchor of an item's attribute: the one whose turn it is, if nobody has that any more, else
  /// a new one in its place.
  @inline(__always)
  mutating func anchor(
    _ handle: WeakHandle, _ attribute: NSLayoutConstraint.Attribute, _ make: () -> Anchor
  ) -> Anchor {
    isSecondNext.toggle()
    if let spare = isSecondNext ? second : first, ReferenceCounts.of(spare) == lone,
      spare.becomes(handle, attribute)
    {
      return spare
    }
    let new = make()
    if isSecondNext { second = new } else { first = new }
    return new
  }
}

/// An anchor that can stand for another item's attribute.
protocol ReusableAnchor: AnyObject {
  /// Becomes that of an attribute, as a new anchor would be; false if something hangs on this one.
  func becomes(_ handle: WeakHandle, _ attribute: NSLayoutConstraint.Attribute) -> Bool
}

extension NSLayoutAnchor: ReusableAnchor {}

/// How often objects are referred to, in all ways together.
///
/// Swift says whether there is one strong reference, but not whether there are weak ones besides.
private enum ReferenceCounts {
  /// The word in which an object's references are counted; of another form on each system, so only
  /// good for comparisons.
  @inline(__always)
  static func of(_ object: AnyObject) -> UInt {
    // The second word of any object of Swift's.
    unsafe Unmanaged.passUnretained(object).toOpaque()
      .load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
  }

  /// The word of an object that one strong reference and nothing else refers to; nil where that
  /// cannot be told.
  static var ofLoneObject: UInt? {
    #if canImport(ObjectiveC)
    // References to objects of Objective-C are counted elsewhere.
    return nil
    #else
    final class Probe {}
    var probe = Probe()
    let word = of(probe)
    return isKnownUniquelyReferenced(&probe) ? word : nil
    #endif
  }
}

extension NSLayoutXAxisAnchor {
  @safe @exclusivity(unchecked) @MainActor
  private static var spares = SpareAnchors<NSLayoutXAxisAnchor>()

  /// The anchor of an item's attribute.
  @MainActor static func of(
    _ handle: WeakHandle, _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutXAxisAnchor {
    spares.anchor(handle, attribute) { NSLayoutXAxisAnchor(handle, attribute) }
  }
}

extension NSLayoutYAxisAnchor {
  @safe @exclusivity(unchecked) @MainActor
  private static var spares = SpareAnchors<NSLayoutYAxisAnchor>()

  /// The anchor of an item's attribute.
  @MainActor static func of(
    _ handle: WeakHandle, _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutYAxisAnchor {
    spares.anchor(handle, attribute) { NSLayoutYAxisAnchor(handle, attribute) }
  }
}

extension NSLayoutDimension {
  @safe @exclusivity(unchecked) @MainActor
  private static var spares = SpareAnchors<NSLayoutDimension>()

  /// The anchor of an item's attribute.
  @MainActor static func of(
    _ handle: WeakHandle, _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutDimension {
    spares.anchor(handle, attribute) { NSLayoutDimension(handle, attribute) }
  }
}
