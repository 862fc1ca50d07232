/// Anchors that an expression has made and dropped again, to be used by the next.
///
/// `a.topAnchor.constraint(equalTo: b.bottomAnchor)` needs two anchors for a moment, and a screen has thousands of such lines. An anchor
/// is used again only when nobody can tell it from a new one: nothing refers to it any more, weakly or strongly, and nothing hangs on it.
@MainActor struct SpareAnchors<Anchor: AnyObject> {
  private var first: Anchor?
  private var second: Anchor?
  private var isSecondNext = false
  private let lone = ReferenceCounts.ofLoneObject

  /// An anchor that nobody has any more, if the one whose turn it is is such.
  mutating func next() -> Anchor? {
    isSecondNext.toggle()
    guard let anchor = isSecondNext ? second : first, let lone else { return nil }
    return ReferenceCounts.of(anchor) == lone ? anchor : nil
  }

  /// Keeps a new anchor in the place of the one whose turn it was.
  mutating func keep(_ anchor: Anchor) {
    if isSecondNext { second = anchor } else { first = anchor }
  }
}

/// How often objects are referred to, in all ways together.
///
/// Swift says whether there is one strong reference, but not whether there are weak ones besides.
private enum ReferenceCounts {
  /// The word in which an object's references are counted; of another form on each system, so only good for comparisons.
  @inline(__always)
  static func of(_ object: AnyObject) -> UInt {
    // The second word of any object of Swift's.
    unsafe Unmanaged.passUnretained(object).toOpaque()
      .load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
  }

  /// The word of an object that one strong reference and nothing else refers to; nil where that cannot be told.
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
    _ line: Lifeline, _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutXAxisAnchor {
    if let spare = spares.next(), spare.becomes(line, attribute) { return spare }
    let new = NSLayoutXAxisAnchor(line, attribute)
    spares.keep(new)
    return new
  }
}

extension NSLayoutYAxisAnchor {
  @safe @exclusivity(unchecked) @MainActor
  private static var spares = SpareAnchors<NSLayoutYAxisAnchor>()

  /// The anchor of an item's attribute.
  @MainActor static func of(
    _ line: Lifeline, _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutYAxisAnchor {
    if let spare = spares.next(), spare.becomes(line, attribute) { return spare }
    let new = NSLayoutYAxisAnchor(line, attribute)
    spares.keep(new)
    return new
  }
}

extension NSLayoutDimension {
  @safe @exclusivity(unchecked) @MainActor
  private static var spares = SpareAnchors<NSLayoutDimension>()

  /// The anchor of an item's attribute.
  @MainActor static func of(
    _ line: Lifeline, _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutDimension {
    if let spare = spares.next(), spare.becomes(line, attribute) { return spare }
    let new = NSLayoutDimension(line, attribute)
    spares.keep(new)
    return new
  }
}
