@_spi(Subclasses) import AutoLayoutCore
import AutoLayoutValues
import Foundation

/// Writes a stack's constraints, each with the identifier that logs show (F2.29, F7.16, F7.17).
@MainActor
struct StackWriter {
  let stack: UIStackView
  let container: WeakHandle
  let views: [UIView]
  let visible: [UIView]
  private let hasHidden: Bool
  let along: AxisAttributes
  let across: AxisAttributes
  private(set) var rules: [ArrangedRule] = []
  private(set) var guides: [UILayoutGuide] = []
  /// Whether baselines are mentioned, whose constraints change with the views that have them.
  private(set) var mentionsBaselines = false
  var dependsOnContent = false
  private var reusableGuides: [UILayoutGuide]

  init(_ stack: UIStackView) {
    self.stack = stack
    container =
      stack.isLayoutMarginsRelativeArrangement
      ? stack.layoutMarginsGuide.weakHandle : stack.weakHandle
    views = stack.arrangedViews
    hasHidden = views.contains(where: \.isHidden)
    visible = hasHidden ? views.filter { !$0.isHidden } : views
    along = .along(stack.axis)
    across = .across(stack.axis)
    reusableGuides = stack.arrangement.guides.reversed()
    rules.reserveCapacity((stack.alignment == .fill ? 3 : 5) * views.count + 4)
  }

  mutating func add(
    _ purpose: ConstraintPurpose, item first: WeakHandle, attribute: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem second: WeakHandle?,
    attribute attribute2: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    rules.append(
      ArrangedRule(
        ConstraintEquation(
          first: first, second: second, multiplier: multiplier, constant: constant,
          priority: UILayoutPriority(priority), firstAttribute: attribute,
          secondAttribute: second == nil ? .notAnAttribute : attribute2, relation: relation),
        purpose))
  }

  mutating func makeGuide(_ identifier: String) -> UILayoutGuide {
    if let index = reusableGuides.lastIndex(where: { $0.identifier == identifier }) {
      let guide = reusableGuides.remove(at: index)
      guides.append(guide)
      return guide
    }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guides.append(guide)
    return guide
  }
}

/// Constraints along the axis (F7.16).
extension StackWriter {
  mutating func writeAlong() {
    writeCanvasConnection()
    writeHidden()
    switch stack.distribution {
    case .fill:
      writeSpacing(.equal)
      writeTextWidths()
    case .fillEqually:
      writeSpacing(.equal)
      writeEqualExtents()
    case .fillProportionally:
      writeSpacing(.equal)
      writeProportions()
    case .equalSpacing:
      writeSpacing(.greaterThanOrEqual)
      writeGaps(from: along.far, to: along.near, priority: 1000)
      add(
        .canvasFit, item: stack.weakHandle, attribute: along.extent, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, priority: 49)
    case .equalCentering:
      writeSpacing(.greaterThanOrEqual)
      writeGaps(from: along.middle, to: along.middle, priority: 149)
      add(
        .canvasFit, item: stack.weakHandle, attribute: along.extent, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, priority: 49)
    }
  }

  private mutating func writeCanvasConnection() {
    guard let first = visible.first, let last = visible.last else {
      // Without visible views, a spacer replaces them.
      let spacer = makeGuide("UISV-spacer")
      add(
        .canvasConnection, item: container, attribute: along.near, relatedBy: .equal,
        toItem: spacer.weakHandle, attribute: along.near)
      add(
        .canvasConnection, item: container, attribute: along.far, relatedBy: .equal,
        toItem: spacer.weakHandle, attribute: along.far)
      add(
        .canvasFit, item: stack.weakHandle, attribute: along.extent, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, priority: 49)
      return
    }
    add(
      .canvasConnection, item: container, attribute: along.near, relatedBy: .equal,
      toItem: first.weakHandle, attribute: along.near)
    add(
      .canvasConnection, item: container, attribute: along.far, relatedBy: .equal,
      toItem: last.weakHandle, attribute: along.far)
  }

  /// Gives a hidden view an extent of 0 at its place (F7.3), or its recorded extent (F10.29).
  private mutating func writeHidden() {
    for view in views where hasHidden && view.isHidden {
      let kept = stack.layoutPolicy?.sizeWhileHidden(view)
      add(
        .hiding, item: view.weakHandle, attribute: along.extent, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute,
        constant: kept.map { stack.axis == .horizontal ? $0.size.width : $0.size.height } ?? 0,
        priority: kept?.priority ?? 1000)
    }
  }

  /// Writes the distances between neighbors; a hidden view has half of one at each side (F7.2).
  private mutating func writeSpacing(_ relation: NSLayoutConstraint.Relation) {
    mentionsBaselines = stack.axis == .vertical && stack.isBaselineRelativeArrangement
    guard hasHidden else {
      for (previous, view) in zip(views, views.dropFirst()) {
        writeSpacing(relation, from: previous, to: view, stack.gap(after: previous))
      }
      return
    }
    let chain = stack.traitCollection.has(.hiddenViewsOutsideChain) ? visible : views
    let lastIndex = chain.lastIndex { !$0.isHidden } ?? 0
    var lastVisible: UIView?
    for (index, view) in chain.enumerated().dropFirst() {
      let previous = chain[index - 1]
      if !previous.isHidden { lastVisible = previous }
      var distance: CGFloat = 0
      if let lastVisible, index <= lastIndex {
        let hiddenCount: CGFloat = (previous.isHidden ? 1 : 0) + (view.isHidden ? 1 : 0)
        distance = stack.gap(after: lastVisible) * (1 - hiddenCount / 2)
      }
      let isNextToHidden = previous.isHidden || view.isHidden
      writeSpacing(isNextToHidden ? .equal : relation, from: previous, to: view, distance)
    }
  }

  private mutating func writeSpacing(
    _ relation: NSLayoutConstraint.Relation, from previous: UIView, to view: UIView,
    _ distance: CGFloat
  ) {
    let isBaselineRelative = mentionsBaselines
    add(
      .spacing, item: view.weakHandle,
      attribute: isBaselineRelative ? .firstBaseline : along.near,
      relatedBy: relation, toItem: previous.weakHandle,
      attribute: isBaselineRelative ? .lastBaseline : along.far, constant: distance)
  }

  private mutating func writeEqualExtents() {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      add(
        .fillEqually, item: view.weakHandle, attribute: along.extent, relatedBy: .equal,
        toItem: first.weakHandle, attribute: along.extent)
    }
  }

  /// Writes extents in proportion to the content; the last view absorbs the spacing (F7.1).
  private mutating func writeProportions() {
    dependsOnContent = true
    let extents = visible.map { view in
      // A nested stack's content is the space that its arranged views need.
      let isNested = view is UIStackView && view.contentSizeOverride == nil
      let size =
        isNested
        ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.layoutContentSize
      let extent = stack.axis == .horizontal ? size.width : size.height
      return min(max(0, extent), UIView.largestExtent)
    }
    guard extents.contains(where: { $0 > 0 }) else {
      writeEqualExtents()
      return
    }
    let spacings = visible.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
    let total = extents.reduce(spacings, +)
    var priority: Float = 999
    for (view, extent) in zip(visible, extents) {
      guard extent > 0 else {
        // A required constraint would break the constraints that expand a nested stack.
        add(
          .fillProportionally, item: view.weakHandle, attribute: along.extent, relatedBy: .equal,
          toItem: nil, attribute: .notAnAttribute,
          priority: max(priority, 1))
        continue
      }
      add(
        .fillProportionally, item: view.weakHandle, attribute: along.extent, relatedBy: .equal,
        toItem: stack.weakHandle, attribute: along.extent,
        multiplier: extent / total, priority: max(priority, 1))
      priority -= 1
    }
  }

  private mutating func writeGaps(
    from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute, priority: Float
  ) {
    var first: UILayoutGuide?
    for (view, next) in zip(visible, visible.dropFirst()) {
      let gap = makeGuide("UISV-gap")
      add(
        .distributingEdge, item: gap.weakHandle, attribute: along.near, relatedBy: .equal,
        toItem: view.weakHandle, attribute: start)
      add(
        .distributingEdge, item: gap.weakHandle, attribute: along.far, relatedBy: .equal,
        toItem: next.weakHandle, attribute: end)
      if let first {
        add(
          .fillEqually, item: gap.weakHandle, attribute: along.extent, relatedBy: .equal,
          toItem: first.weakHandle, attribute: along.extent,
          priority: priority)
      } else {
        first = gap
      }
    }
  }

  /// Writes equal widths of multiline labels in a row, until iOS 14 of a single one (F7.6).
  private mutating func writeTextWidths() {
    guard stack.axis == .horizontal, case let traits = stack.traitCollection,
      traits.has(.stackTextWidths)
    else { return }
    // Empty or single-line text may wrap later, which requires writing the constraints again.
    if visible.contains(where: \.mayBreakLinesInStack) { dependsOnContent = true }
    let texts = visible.filter(\.breaksLinesInStack)
    guard texts.count > 1 || !traits.has(.textWidthsOnlyForSeveral) else { return }
    let count = CGFloat(views.count)
    for view in texts {
      let resistance = view.contentCompressionResistancePriority(for: .horizontal).rawValue
      add(
        .textWidth, item: view.weakHandle, attribute: .width, relatedBy: .equal, toItem: container,
        attribute: .width,
        multiplier: 1 / count, constant: -stack.spacing * (count - 1) / count,
        priority: min(resistance + 10, 999))
    }
  }
}

extension UIView {
  fileprivate var mayBreakLinesInStack: Bool {
    self is UILabel || self is UITextView || self is UIButton || contentHeightFollowsWidth
  }

  fileprivate var breaksLinesInStack: Bool {
    guard let button = self as? UIButton, let configuration = button.configuration else {
      return contentHeightFollowsWidth
    }
    return configuration.title?.isEmpty == false
  }
}

/// Constraints across the axis (F7.17).
extension StackWriter {
  mutating func writeAcross() {
    guard let first = views.first else { return }
    guard !visible.isEmpty else {
      writeAcrossHidden(first)
      return
    }
    switch effectiveAlignment {
    case .fill:
      // All views are as thick as the thickest content (F7.13).
      align(across.near)
      align(across.far)
      connect(across.near, first.weakHandle)
      connect(across.far, first.weakHandle)
    case .leading:
      align(across.near)
      connect(across.near, first.weakHandle)
      span(near: .pinned, far: .bounded, nearEdge: first, farEdge: nil)
    case .center:
      align(across.middle)
      span(near: .bounded, far: .bounded, nearEdge: nil, farEdge: nil)
      connect(across.middle, first.weakHandle)
    case .trailing:
      align(across.far)
      connect(across.far, first.weakHandle)
      span(near: .bounded, far: .pinned, nearEdge: nil, farEdge: first)
    case .firstBaseline, .lastBaseline:
      mentionsBaselines = true
      align(effectiveAlignment == .firstBaseline ? .firstBaseline : .lastBaseline)
      let isHung = effectiveAlignment == .firstBaseline
      span(near: isHung ? .hung : .bounded, far: .bounded, nearEdge: nil, farEdge: nil)
      guard views.count > 1 else { return }
      add(
        .canvasFit, item: stack.weakHandle, attribute: across.extent, relatedBy: .equal,
        toItem: nil, attribute: .notAnAttribute, priority: 49)
    }
  }

  /// Writes the constraints for hidden views only, which do not expand the stack (F7.18).
  private mutating func writeAcrossHidden(_ first: UIView) {
    align(across.near)
    connect(across.near, first.weakHandle)
    if stack.alignment == .fill {
      align(across.far)
      add(
        .canvasConnection, item: container, attribute: across.far, relatedBy: .equal,
        toItem: first.weakHandle, attribute: across.far, priority: 25)
    }
    add(
      .canvasFit, item: stack.weakHandle, attribute: across.extent, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, priority: 49)
  }

  /// The alignment; baselines exist only in rows, and columns align near edges instead (F7.9).
  private var effectiveAlignment: UIStackView.Alignment {
    let alignment = stack.alignment
    guard stack.axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline else {
      return alignment
    }
    return .leading
  }

  private enum Bound {
    case pinned, bounded
    /// Bounded by the first view only, so taller views stick out (F7.11).
    case hung
  }

  private mutating func align(_ attribute: NSLayoutConstraint.Attribute) {
    guard let first = views.first else { return }
    for view in views.dropFirst() {
      add(
        .alignment, item: view.weakHandle, attribute: attribute, relatedBy: .equal,
        toItem: first.weakHandle, attribute: attribute)
    }
  }

  private mutating func connect(_ attribute: NSLayoutConstraint.Attribute, _ item: WeakHandle) {
    add(
      .canvasConnection, item: container, attribute: attribute, relatedBy: .equal, toItem: item,
      attribute: attribute)
  }

  /// Ties the stack's edges to the outermost edges of the views (F7.7, F7.8).
  private mutating func span(near: Bound, far: Bound, nearEdge: UIView?, farEdge: UIView?) {
    if views.count == 1, let view = views.first {
      if nearEdge == nil {
        add(
          .canvasConnection, item: container, attribute: across.near, relatedBy: .lessThanOrEqual,
          toItem: view.weakHandle, attribute: across.near)
      }
      if farEdge == nil {
        add(
          .canvasConnection, item: container, attribute: across.far, relatedBy: .greaterThanOrEqual,
          toItem: view.weakHandle, attribute: across.far)
      }
      add(
        .canvasFit, item: stack.weakHandle, attribute: across.extent, relatedBy: .equal,
        toItem: nil, attribute: .notAnAttribute, priority: 49)
    } else {
      let spacer = makeGuide("UISV-alignment-spanner")
      for view in visible {
        if near != .hung || view === visible.first {
          add(
            .spanningBoundary, item: spacer.weakHandle, attribute: across.near,
            relatedBy: near == .pinned ? .equal : .lessThanOrEqual, toItem: view.weakHandle,
            attribute: across.near,
            priority: near == .pinned ? 999.5 : 1000)
        }
        add(
          .spanningBoundary, item: spacer.weakHandle, attribute: across.far,
          relatedBy: far == .pinned ? .equal : .greaterThanOrEqual, toItem: view.weakHandle,
          attribute: across.far,
          priority: far == .pinned ? 999.5 : 1000)
      }
      if near == .hung {
        add(
          .canvasConnection, item: container, attribute: across.near, relatedBy: .lessThanOrEqual,
          toItem: spacer.weakHandle, attribute: across.near)
      } else if nearEdge == nil {
        connect(across.near, spacer.weakHandle)
      }
      if farEdge == nil { connect(across.far, spacer.weakHandle) }
      add(
        .spanningFit, item: spacer.weakHandle, attribute: across.extent, relatedBy: .equal,
        toItem: nil, attribute: .notAnAttribute, priority: 51)
    }
    for view in views {
      let recorded = stack.layoutPolicy?.recordedSize(view)
      let isEmpty = (view as? UIStackView)?.arrangedViews.isEmpty ?? true
      let isOpenNested =
        stack.layoutPolicy != nil && view is UIStackView && !(isEmpty && recorded != nil)
      add(
        .ambiguitySuppression, item: view.weakHandle, attribute: across.extent, relatedBy: .equal,
        toItem: isOpenNested ? container : nil,
        attribute: isOpenNested ? across.extent : .notAnAttribute,
        constant: isOpenNested ? 0 : unsizedExtent(of: view),
        // A recorded size beats the spacer, which is thin unless other constraints expand it.
        priority: isOpenNested || recorded == nil ? 25 : 52)
    }
  }

  /// Returns the thickness of a view without an intrinsic size: 0 (F7.7), or the canvas's (F10.19).
  private func unsizedExtent(of view: UIView) -> CGFloat {
    guard let policy = stack.layoutPolicy else { return 0 }
    let size = policy.recordedSize(view) ?? policy.emptyViewSize
    return stack.axis == .horizontal ? size.height : size.width
  }
}
