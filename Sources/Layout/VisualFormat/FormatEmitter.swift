/// A predicate on a size or a gap.
struct FormatPredicate<Item> {
  var relation = VisualFormatRelation.equal
  /// The view whose size is used; always nil in a gap (F4.2).
  var item: Item?
  var constant = VisualFormatConstraint<Item>.Constant.points(0)
  var priority: Float = 1000
}

/// Converts parsed formats to constraints, one per predicate (F4.11, F11.47).
struct FormatEmitter<Item> {
  typealias Constraint = VisualFormatConstraint<Item>

  let options: VisualFormatOptions
  var axis = VisualFormatError.Axis.horizontal
  /// The item for `|`.
  var superview: Item?
  /// The views in reading order.
  var views: [Item] = []
  private(set) var constraints: [Constraint] = []

  init(options: VisualFormatOptions) {
    self.options = options
  }

  /// Whether the options align views along the axis of the format (F4.15).
  var alignsAlongAxis: Bool {
    let along: [VisualFormatAttribute] =
      axis == .horizontal
      ? [.left, .right, .leading, .trailing, .centerX]
      : [.top, .bottom, .centerY, .lastBaseline, .firstBaseline]
    return along.contains(where: options.aligns)
  }

  var standardSpaceBetweenViews: Constraint.StandardSpace {
    measuresBaselines ? .baselines : .siblings
  }

  /// Whether gaps are between baselines.
  ///
  /// The option only affects vertical gaps (F4.16).
  private var measuresBaselines: Bool {
    axis == .vertical && options.contains(.baselineToBaseline)
  }

  /// An item's near and far edges in reading order (F4.8).
  private var edges: (near: VisualFormatAttribute, far: VisualFormatAttribute) {
    guard axis == .horizontal else { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .leftToRight: return (.left, .right)
    case .rightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  mutating func emitSize(_ predicate: FormatPredicate<Item>, of view: Item) {
    let extent = axis == .horizontal ? VisualFormatAttribute.width : .height
    constraints.append(
      Constraint(
        firstItem: view, firstAttribute: extent, relation: predicate.relation,
        secondItem: predicate.item, secondAttribute: predicate.item == nil ? .none : extent,
        constant: predicate.constant, priority: predicate.priority))
  }

  mutating func emitGapFromSuperview(_ gap: [FormatPredicate<Item>], to view: Item) {
    guard let superview else { return }
    emitGap(gap, from: (superview, edges.near), to: (view, edges.near))
  }

  mutating func emitGapToSuperview(_ gap: [FormatPredicate<Item>]) {
    guard let superview, let last = views.last else { return }
    emitGap(gap, from: (last, edges.far), to: (superview, edges.far))
  }

  mutating func emitGapFromPrevious(_ gap: [FormatPredicate<Item>], to view: Item) {
    guard let previous = views.last else { return }
    if measuresBaselines {
      emitGap(gap, from: (previous, .lastBaseline), to: (view, .firstBaseline))
    } else {
      emitGap(gap, from: (previous, edges.far), to: (view, edges.near))
    }
  }

  private mutating func emitGap(
    _ gap: [FormatPredicate<Item>],
    from previous: (item: Item, attribute: VisualFormatAttribute),
    to next: (item: Item, attribute: VisualFormatAttribute)
  ) {
    // From right to left, the earlier item has the greater coordinate.
    let isReversed = edges.near == .right
    let (first, second) = isReversed ? (previous, next) : (next, previous)
    for predicate in gap {
      constraints.append(
        Constraint(
          firstItem: first.item, firstAttribute: first.attribute, relation: predicate.relation,
          secondItem: second.item, secondAttribute: second.attribute,
          constant: predicate.constant,
          priority: predicate.priority))
    }
  }

  /// Emits every alignment option for adjacent views, but not for the superview (F4.14).
  mutating func emitAlignments() {
    for attribute in VisualFormatAttribute.alignable where options.aligns(attribute) {
      for (previous, next) in zip(views, views.dropFirst()) {
        constraints.append(
          Constraint(
            firstItem: previous, firstAttribute: attribute, secondItem: next,
            secondAttribute: attribute))
      }
    }
  }
}
