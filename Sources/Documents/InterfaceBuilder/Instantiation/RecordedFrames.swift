package import AutoLayout
internal import Foundation

/// A document's stored frames, compared with the constraints.
///
/// A stored frame is wrong by itself only if the view's constraint fails among stored frames.
@MainActor
package struct RecordedFrames {
  /// The stored frame of each view in the top-level view's coordinates.
  private var frames: [ObjectIdentifier: CGRect] = [:]
  private let constraints: [NSLayoutConstraint]
  /// The views that Xcode marks as misplaced.
  private var marked: Set<ObjectIdentifier> = []
  /// Content views of old builds, which stored them with or without the separator (F8.3, F8.38).
  private var doubtful: Set<ObjectIdentifier> = []
  /// Whether the canvas rounded all frames to whole points.
  private let isWhole: Bool
  /// Whether margins and guides have values, as in the layout of the scene.
  private var knowsGuides = false

  /// The tolerance for equations: half a point, and the rounding to pixels.
  private static let tolerance = 0.75
  /// The tolerance where both sides are rounded to whole points.
  private static let wholeTolerance = 1.25

  /// Collects the scene's stored frames, or the solved frames.
  package init(_ live: InstantiatedScene, isSolved: Bool = false) {
    constraints = Array(live.constraints.values)
    isWhole = live.environment.canvasDevice == nil
    let knowsContents = live.environment.tools.map { $0 >= XcodeEra.fullHeightContentViews } ?? true
    var origins: [ViewIndex: CGPoint] = [:]
    // Parents come before their children.
    for member in live.members {
      let element = live.interface.view(member.index)
      let solved = isSolved ? member.view.frame : nil
      guard let frame = solved ?? element.frame.map(CGRect.init) else { continue }
      var origin = CGPoint.zero
      if let parent = element.parent {
        guard let outer = origins[parent] else { continue }
        origin = CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
      }
      origins[member.index] = origin
      let view = ObjectIdentifier(member.view)
      if element.isMisplaced { marked.insert(view) }
      if !knowsContents, element.kind == .tableViewCellContentView { doubtful.insert(view) }
      frames[view] = CGRect(
        x: origin.x, y: origin.y, width: frame.width, height: frame.height)
    }
  }

  /// The views of required constraints that fail among stored frames.
  ///
  /// - Parameter byGuides: Whether margins and guides count: they depend on the surroundings.
  package func disproved(byGuides: Bool) -> Set<ObjectIdentifier> {
    var record = self
    record.knowsGuides = byGuides
    return record.disproved
  }

  private var disproved: Set<ObjectIdentifier> {
    var views: Set<ObjectIdentifier> = []
    for constraint in constraints
    where constraint.isActive && constraint.priority == .required
      && (knowsGuides || isBetweenEdges(constraint)) && holds(constraint) == false
    {
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
        .map { ObjectIdentifier($0) }
      // Without Xcode's mark, a pixel or an outdated frame proves nothing.
      let isProof =
        items.allSatisfy { !doubtful.contains($0) }
        && (!isWhole || holds(constraint, within: Self.wholeTolerance) == false)
      views.formUnion(isProof ? items : items.filter(marked.contains))
    }
    return views
  }

  private func isBetweenEdges(_ constraint: NSLayoutConstraint) -> Bool {
    !(constraint.firstItem is UILayoutGuide) && !(constraint.secondItem is UILayoutGuide)
      && !constraint.firstAttribute.isMargin && !constraint.secondAttribute.isMargin
  }

  /// Whether a constraint holds among stored frames; nil if it depends on more than frames.
  package func holds(_ constraint: NSLayoutConstraint) -> Bool? {
    holds(constraint, within: Self.tolerance)
  }

  private func holds(_ constraint: NSLayoutConstraint, within tolerance: Double) -> Bool? {
    guard let first = constraint.firstItem,
      let left = value(constraint.firstAttribute, of: first, beside: constraint.secondItem)
    else { return nil }
    var right = Double(constraint.constant)
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem,
        let value = value(constraint.secondAttribute, of: second, beside: first)
      else { return nil }
      right += value * Double(constraint.multiplier)
    }
    let error = left - right
    return switch constraint.relation {
    case .equal: abs(error) <= tolerance
    case .lessThanOrEqual: error <= tolerance
    case .greaterThanOrEqual: error >= -tolerance
    }
  }

  func alignmentRect(of view: UIView) -> CGRect? {
    frames[ObjectIdentifier(view)]?.inset(by: view.alignmentRectInsets)
  }

  /// An attribute's value among stored frames; nil if it depends on more than frames.
  private func value(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, beside other: AnyObject?
  ) -> Double? {
    if let guide = item as? UILayoutGuide {
      return (safeArea(guide) ?? place(of: guide))
        .flatMap { value(attribute, of: $0, margins: .zero) }
    }
    guard let view = item as? UIView, let rect = alignmentRect(of: view) else { return nil }
    // From inside, the edges of a scroll view are the content's edges.
    if view is UIScrollView, attribute != .width, attribute != .height,
      let inner = other as? UIView, inner !== view, inner.isDescendant(of: view)
    {
      return nil
    }
    return value(attribute, of: rect, margins: view.layoutMargins)
  }

  private func safeArea(_ guide: UILayoutGuide) -> CGRect? {
    guard let owner = guide.owningView, guide === owner.safeAreaLayoutGuide else { return nil }
    return frames[ObjectIdentifier(owner)]?.inset(by: owner.safeAreaInsets)
  }

  /// The place of the system's guides, whose insets in their views follow from the surroundings.
  private func place(of guide: UILayoutGuide) -> CGRect? {
    guard knowsGuides, Self.rolesOfSystem.contains(guide.role), let owner = guide.owningView,
      let frame = frames[ObjectIdentifier(owner)]
    else { return nil }
    let (outer, inner) = (owner.bounds, guide.layoutFrame)
    return CGRect(
      x: frame.minX + inner.minX - outer.minX, y: frame.minY + inner.minY - outer.minY,
      width: frame.width - outer.width + inner.width,
      height: frame.height - outer.height + inner.height)
  }

  private static let rolesOfSystem: Set<UILayoutGuide.Role> = [
    .margins, .readableContent, .frame,
  ]

  private func value(
    _ attribute: NSLayoutConstraint.Attribute, of rect: CGRect, margins: UIEdgeInsets
  ) -> Double? {
    switch attribute {
    case .left, .leading: Double(rect.minX)
    case .right, .trailing: Double(rect.maxX)
    case .top: Double(rect.minY)
    case .bottom: Double(rect.maxY)
    case .centerX: Double(rect.midX)
    case .centerY: Double(rect.midY)
    case .width: Double(rect.width)
    case .height: Double(rect.height)
    case .leftMargin, .leadingMargin: Double(rect.minX + margins.left)
    case .rightMargin, .trailingMargin: Double(rect.maxX - margins.right)
    case .topMargin: Double(rect.minY + margins.top)
    case .bottomMargin: Double(rect.maxY - margins.bottom)
    case .centerXWithinMargins:
      knowsGuides ? Double(rect.midX + (margins.left - margins.right) / 2) : nil
    case .centerYWithinMargins:
      knowsGuides ? Double(rect.midY + (margins.top - margins.bottom) / 2) : nil
    case .lastBaseline, .firstBaseline, .notAnAttribute: nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}

extension CGRect {
  fileprivate init(_ element: RectElement) {
    self.init(x: element.x, y: element.y, width: element.width, height: element.height)
  }
}
