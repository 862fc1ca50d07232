import AutoLayoutCore
import Foundation

/// Across the axis (F7.17).
extension StackWriter {
  /// What the alignment makes of each view, of the span of all of them and of the stack's edges.
  mutating func writeAcross() {
    guard let first = views.first else { return }
    guard !visible.isEmpty else {
      writeAcrossHidden(first)
      return
    }
    switch effectiveAlignment {
    case .fill:
      // All are as thick as the thickest content (F7.13).
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
      align(effectiveAlignment == .firstBaseline ? .firstBaseline : .lastBaseline)
      span(near: .bounded, far: .bounded, nearEdge: nil, farEdge: nil)
      guard views.count > 1 else { return }
      relate(
        .canvasFit, item: stack.weakHandle, attribute: across.extent, relatedBy: .equal,
        toItem: nil, attribute: .notAnAttribute, priority: 49)
    }
  }

  /// Views that are all hidden hold nothing open: they stand at the near edge of a stack that
  /// shrinks as far as nothing else holds it open, and fill it where they have no size of their own
  /// (F7.18).
  private mutating func writeAcrossHidden(_ first: UIView) {
    align(across.near)
    connect(across.near, first.weakHandle)
    if stack.alignment == .fill {
      align(across.far)
      relate(
        .canvasConnection, item: canvas, attribute: across.far, relatedBy: .equal,
        toItem: first.weakHandle, attribute: across.far, priority: 25)
    }
    relate(
      .canvasFit, item: stack.weakHandle, attribute: across.extent, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, priority: 49)
  }

  /// Baselines exist in rows only; a column lines up near edges instead (F7.9).
  private var effectiveAlignment: UIStackView.Alignment {
    let alignment = stack.alignment
    guard stack.axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline else {
      return alignment
    }
    return .leading
  }

  /// How the span of all views is tied to one edge of each.
  private enum Bound {
    case pinned, bounded
  }

  private mutating func align(_ attribute: NSLayoutConstraint.Attribute) {
    guard let first = views.first else { return }
    for view in views.dropFirst() {
      relate(
        .alignment, item: view.weakHandle, attribute: attribute, relatedBy: .equal,
        toItem: first.weakHandle, attribute: attribute)
    }
  }

  private mutating func connect(_ attribute: NSLayoutConstraint.Attribute, _ item: WeakHandle) {
    relate(
      .canvasConnection, item: canvas, attribute: attribute, relatedBy: .equal, toItem: item,
      attribute: attribute)
  }

  /// Ties the stack's edges to the farthest edges of the views, by a spacer where there are several
  /// (F7.7, F7.8).
  private mutating func span(near: Bound, far: Bound, nearEdge: UIView?, farEdge: UIView?) {
    if views.count == 1, let view = views.first {
      if nearEdge == nil {
        relate(
          .canvasConnection, item: canvas, attribute: across.near, relatedBy: .lessThanOrEqual,
          toItem: view.weakHandle, attribute: across.near)
      }
      if farEdge == nil {
        relate(
          .canvasConnection, item: canvas, attribute: across.far, relatedBy: .greaterThanOrEqual,
          toItem: view.weakHandle, attribute: across.far)
      }
      relate(
        .canvasFit, item: stack.weakHandle, attribute: across.extent, relatedBy: .equal,
        toItem: nil, attribute: .notAnAttribute, priority: 49)
    } else {
      let spacer = makeGuide("UISV-alignment-spanner")
      for view in visible {
        relate(
          .spanningBoundary, item: spacer.weakHandle, attribute: across.near,
          relatedBy: near == .pinned ? .equal : .lessThanOrEqual, toItem: view.weakHandle,
          attribute: across.near,
          priority: near == .pinned ? 999.5 : 1000)
        relate(
          .spanningBoundary, item: spacer.weakHandle, attribute: across.far,
          relatedBy: far == .pinned ? .equal : .greaterThanOrEqual, toItem: view.weakHandle,
          attribute: across.far,
          priority: far == .pinned ? 999.5 : 1000)
      }
      if nearEdge == nil { connect(across.near, spacer.weakHandle) }
      if farEdge == nil { connect(across.far, spacer.weakHandle) }
      relate(
        .spanningFit, item: spacer.weakHandle, attribute: across.extent, relatedBy: .equal,
        toItem: nil, attribute: .notAnAttribute, priority: 51)
    }
    for view in views {
      let recorded = stack.unsizedViewSizes[ObjectIdentifier(view)]
      let isEmpty = (view as? UIStackView)?.arrangedSubviews.isEmpty ?? true
      let isOpenNested =
        stack.unsizedViewSize != nil && view is UIStackView && !(isEmpty && recorded != nil)
      relate(
        .ambiguitySuppression, item: view.weakHandle, attribute: across.extent, relatedBy: .equal,
        toItem: isOpenNested ? canvas : nil,
        attribute: isOpenNested ? across.extent : .notAnAttribute,
        constant: isOpenNested ? 0 : unsizedExtent(of: view),
        // A recorded size holds against the spacer, which is thin where nothing else holds it open.
        priority: isOpenNested || recorded == nil ? 25 : 52)
    }
  }

  /// The thickness that a view without a size of its own gets: 0 (F7.7), or what the canvas of an
  /// interface document shows, where nested stacks are as thick as the one around them (F10.19).
  private func unsizedExtent(of view: UIView) -> CGFloat {
    guard let size = stack.unsizedViewSizes[ObjectIdentifier(view)] ?? stack.unsizedViewSize else {
      return 0
    }
    return stack.axis == .horizontal ? size.height : size.width
  }
}
