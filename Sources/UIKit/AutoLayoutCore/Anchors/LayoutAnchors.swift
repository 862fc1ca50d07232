/// The cached anchors of a view or guide: `view.topAnchor === view.topAnchor`.
///
/// They hold only a weak handle, which avoids a retain cycle.
struct LayoutAnchors {
  // Most layouts use only these six.
  private var leading: NSLayoutXAxisAnchor?
  private var trailing: NSLayoutXAxisAnchor?
  private var top: NSLayoutYAxisAnchor?
  private var bottom: NSLayoutYAxisAnchor?
  private var width: NSLayoutDimension?
  private var height: NSLayoutDimension?
  private var others: OtherLayoutAnchors?

  mutating func leading(of item: WeakHandle) -> NSLayoutXAxisAnchor {
    Self.kept(in: &leading, else: NSLayoutXAxisAnchor(item, .leading))
  }

  mutating func trailing(of item: WeakHandle) -> NSLayoutXAxisAnchor {
    Self.kept(in: &trailing, else: NSLayoutXAxisAnchor(item, .trailing))
  }

  mutating func top(of item: WeakHandle) -> NSLayoutYAxisAnchor {
    Self.kept(in: &top, else: NSLayoutYAxisAnchor(item, .top))
  }

  mutating func bottom(of item: WeakHandle) -> NSLayoutYAxisAnchor {
    Self.kept(in: &bottom, else: NSLayoutYAxisAnchor(item, .bottom))
  }

  mutating func width(of item: WeakHandle) -> NSLayoutDimension {
    Self.kept(in: &width, else: NSLayoutDimension(item, .width))
  }

  mutating func height(of item: WeakHandle) -> NSLayoutDimension {
    Self.kept(in: &height, else: NSLayoutDimension(item, .height))
  }

  mutating func left(of item: WeakHandle) -> NSLayoutXAxisAnchor {
    let others = Self.kept(in: &others, else: OtherLayoutAnchors())
    return Self.kept(in: &others.left, else: NSLayoutXAxisAnchor(item, .left))
  }

  mutating func right(of item: WeakHandle) -> NSLayoutXAxisAnchor {
    let others = Self.kept(in: &others, else: OtherLayoutAnchors())
    return Self.kept(in: &others.right, else: NSLayoutXAxisAnchor(item, .right))
  }

  mutating func centerX(of item: WeakHandle) -> NSLayoutXAxisAnchor {
    let others = Self.kept(in: &others, else: OtherLayoutAnchors())
    return Self.kept(in: &others.centerX, else: NSLayoutXAxisAnchor(item, .centerX))
  }

  mutating func centerY(of item: WeakHandle) -> NSLayoutYAxisAnchor {
    let others = Self.kept(in: &others, else: OtherLayoutAnchors())
    return Self.kept(in: &others.centerY, else: NSLayoutYAxisAnchor(item, .centerY))
  }

  mutating func firstBaseline(of item: WeakHandle) -> NSLayoutYAxisAnchor {
    let others = Self.kept(in: &others, else: OtherLayoutAnchors())
    return Self.kept(in: &others.firstBaseline, else: NSLayoutYAxisAnchor(item, .firstBaseline))
  }

  mutating func lastBaseline(of item: WeakHandle) -> NSLayoutYAxisAnchor {
    let others = Self.kept(in: &others, else: OtherLayoutAnchors())
    return Self.kept(in: &others.lastBaseline, else: NSLayoutYAxisAnchor(item, .lastBaseline))
  }

  /// Calls `body` with the anchors made so far.
  func forEach(_ body: (AnyObject) -> Void) {
    let used: [AnyObject?] = [leading, trailing, top, bottom, width, height, others]
    used.forEach { if let anchor = $0 { body(anchor) } }
    others?.forEach(body)
  }

  @inline(__always)
  private static func kept<Value>(in place: inout Value?, else make: @autoclosure () -> Value)
    -> Value
  {
    if let value = place { return value }
    let value = make()
    place = value
    return value
  }
}

private final class OtherLayoutAnchors {
  var left: NSLayoutXAxisAnchor?
  var right: NSLayoutXAxisAnchor?
  var centerX: NSLayoutXAxisAnchor?
  var centerY: NSLayoutYAxisAnchor?
  var firstBaseline: NSLayoutYAxisAnchor?
  var lastBaseline: NSLayoutYAxisAnchor?

  func forEach(_ body: (AnyObject) -> Void) {
    let used: [AnyObject?] = [left, right, centerX, centerY, firstBaseline, lastBaseline]
    used.forEach { if let anchor = $0 { body(anchor) } }
  }
}
