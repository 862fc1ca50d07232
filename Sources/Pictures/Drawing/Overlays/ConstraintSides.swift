import AutoLayout
import Foundation

@MainActor
struct ConstraintSides {
  struct Side {
    let rect: CGRect
    let attribute: NSLayoutConstraint.Attribute
    /// The attribute's x or y coordinate, or the size.
    let position: CGFloat

    var end: End {
      switch attribute {
      case .left, .leading, .top: .near
      case .right, .trailing, .bottom: .far
      default: .middle
      }
    }

    var isExtent: Bool { attribute == .width || attribute == .height }
  }

  enum End {
    case near, middle, far
  }

  let first: Side
  let second: Side?
  let axis: NSLayoutConstraint.Axis
  let isFirstInside: Bool
  let isSecondInside: Bool

  init?(_ constraint: NSLayoutConstraint, in views: VisibleViews) {
    guard let firstItem = constraint.firstItem,
      let first = Self.side(
        firstItem, constraint.firstAttribute, beside: constraint.secondItem, views)
    else { return nil }
    var second: Side?
    if let secondItem = constraint.secondItem {
      second = Self.side(secondItem, constraint.secondAttribute, beside: firstItem, views)
      guard second != nil else { return nil }
    }
    self.first = first
    self.second = second
    axis = first.attribute.isHorizontal ? .horizontal : .vertical
    let around = second.map { $0.rect.contains(first.rect.middle) } ?? false
    let within = second.map { first.rect.contains($0.rect.middle) } ?? false
    isFirstInside = around && Self.lies(firstItem, in: constraint.secondItem)
    isSecondInside = within && !isFirstInside && Self.lies(constraint.secondItem, in: firstItem)
  }

  var isTurned: Bool {
    guard let second else { return false }
    switch (first.end, second.end) {
    case (.far, .far): return isFirstInside
    case (.near, .near): return isSecondInside
    case (.far, .near): return !isFirstInside
    default: return false
    }
  }

  private static func lies(_ item: AnyObject?, in other: AnyObject?) -> Bool {
    guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return false }
    if let guide = other as? UILayoutGuide {
      return guide.owningView.map { view.isDescendant(of: $0) } ?? false
    }
    return (other as? UIView).map { $0 !== view && view.isDescendant(of: $0) } ?? false
  }

  private static func side(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?,
    _ views: VisibleViews
  ) -> Side? {
    let plain = attribute.marginLine ?? attribute
    if let guide = item as? UILayoutGuide {
      guard let rect = views.rect(of: guide), let owner = guide.owningView else { return nil }
      return side(rect, plain, owner)
    }
    guard let view = item as? UIView, let place = views[view] else { return nil }
    if attribute.marginLine != nil {
      return side(place.frame.inset(by: view.insets(of: .margins)), plain, view)
    }
    if let y = view.baselinePlace(plain) {
      return Side(
        rect: view.alignmentRect(forFrame: place.frame), attribute: plain,
        position: place.corner.y + y)
    }
    let isEdge = !plain.isExtent && plain != .centerX && plain != .centerY
    if isEdge, let guide = view.contentGuide(beside: other), let rect = views.rect(of: guide) {
      return side(rect, plain, view)
    }
    return side(view.alignmentRect(forFrame: place.frame), plain, view)
  }

  private static func side(
    _ rect: CGRect, _ attribute: NSLayoutConstraint.Attribute, _ view: UIView
  ) -> Side {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let position: CGFloat =
      switch attribute {
      case .left: rect.minX
      case .right: rect.maxX
      case .leading: isRightToLeft ? rect.maxX : rect.minX
      case .trailing: isRightToLeft ? rect.minX : rect.maxX
      case .top: rect.minY
      case .centerX: rect.midX
      case .centerY: rect.midY
      case .width: rect.width
      case .height: rect.height
      default: rect.maxY
      }
    return Side(rect: rect, attribute: attribute, position: position)
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isExtent: Bool { self == .width || self == .height }

  /// Whether the attribute is horizontal; margin attributes are not supported.
  fileprivate var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: true
    default: false
    }
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
