@_spi(Subclasses) import AutoLayoutCore
import AutoLayoutValues
import Foundation

/// Along the axis (F7.16).
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
      relate(
        .canvasFit, item: stack.weakHandle, attribute: along.extent, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, priority: 49)
    case .equalCentering:
      writeSpacing(.greaterThanOrEqual)
      writeGaps(from: along.middle, to: along.middle, priority: 149)
      relate(
        .canvasFit, item: stack.weakHandle, attribute: along.extent, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, priority: 49)
    }
  }

  private mutating func writeCanvasConnection() {
    guard let first = visible.first, let last = visible.last else {
      // With nothing visible, a spacer stands for the views; the stack shrinks as far as nothing
      // else holds it open.
      let spacer = makeGuide("UISV-spacer")
      relate(
        .canvasConnection, item: canvas, attribute: along.near, relatedBy: .equal,
        toItem: spacer.weakHandle, attribute: along.near)
      relate(
        .canvasConnection, item: canvas, attribute: along.far, relatedBy: .equal,
        toItem: spacer.weakHandle, attribute: along.far)
      relate(
        .canvasFit, item: stack.weakHandle, attribute: along.extent, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, priority: 49)
      return
    }
    relate(
      .canvasConnection, item: canvas, attribute: along.near, relatedBy: .equal,
      toItem: first.weakHandle, attribute: along.near)
    relate(
      .canvasConnection, item: canvas, attribute: along.far, relatedBy: .equal,
      toItem: last.weakHandle, attribute: along.far)
  }

  /// A hidden view keeps its place, at extent 0 (F7.3), or as it was recorded (F10.29).
  private mutating func writeHidden() {
    for view in views where view.isHidden {
      let kept = stack.hiddenViewSizes[ObjectIdentifier(view)]
      relate(
        .hiding, item: view.weakHandle, attribute: along.extent, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute,
        constant: kept.map { stack.axis == .horizontal ? $0.width : $0.height } ?? 0)
    }
  }

  /// Distances between neighbours; around hidden views the halves of one (F7.2).
  private mutating func writeSpacing(_ relation: NSLayoutConstraint.Relation) {
    let isBaselineRelative = stack.axis == .vertical && stack.isBaselineRelativeArrangement
    // Interface documents of Xcode 10 and later show hidden views at the near end, out of the
    // chain.
    let views = generation >= 12 ? visible : views
    let lastIndex = views.lastIndex { !$0.isHidden } ?? 0
    var lastVisible: UIView?
    for (index, view) in views.enumerated().dropFirst() {
      let previous = views[index - 1]
      if !previous.isHidden { lastVisible = previous }
      var distance: CGFloat = 0
      if let lastVisible, index <= lastIndex {
        let hiddenCount = (previous.isHidden ? 1 : 0) + (view.isHidden ? 1 : 0)
        let whole = stack.gap(after: lastVisible)
        distance = whole - whole / 2 * CGFloat(hiddenCount)
      }
      let isBesideHidden = previous.isHidden || view.isHidden
      relate(
        .spacing, item: view.weakHandle,
        attribute: isBaselineRelative ? .firstBaseline : along.near,
        relatedBy: isBesideHidden ? .equal : relation, toItem: previous.weakHandle,
        attribute: isBaselineRelative ? .lastBaseline : along.far, constant: distance)
    }
  }

  private mutating func writeEqualExtents() {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      relate(
        .fillEqually, item: view.weakHandle, attribute: along.extent, relatedBy: .equal,
        toItem: first.weakHandle, attribute: along.extent)
    }
  }

  /// Extents in proportion to the content's; what the spacing takes is left to the last view
  /// (F7.1).
  private mutating func writeProportions() {
    dependsOnContent = true
    let extents = visible.map { view in
      // A nested stack's own content is what its arranged views need.
      let isNested = view is UIStackView && view.contentSizeOverride == nil
      let size =
        isNested
        ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.layoutContentSize
      return max(0, stack.axis == .horizontal ? size.width : size.height)
    }
    guard extents.contains(where: { $0 > 0 }) else {
      writeEqualExtents()
      return
    }
    let spacings = visible.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
    let total = extents.reduce(spacings, +)
    let isLone =
      extents.filter { $0 > 0 }.count == 1 && (visible.count == 1 || stack.spacing == 0)
    var priority: Float = isLone ? 1000 : 999
    for (view, extent) in zip(visible, extents) {
      guard extent > 0 else {
        // Not required, or it would break what holds a nested stack of views of fixed sizes open.
        relate(
          .fillProportionally, item: view.weakHandle, attribute: along.extent, relatedBy: .equal,
          toItem: nil, attribute: .notAnAttribute,
          priority: max(priority, 1))
        continue
      }
      relate(
        .fillProportionally, item: view.weakHandle, attribute: along.extent, relatedBy: .equal,
        toItem: canvas, attribute: along.extent,
        multiplier: extent / total, priority: max(priority, 1))
      priority -= 1
    }
  }

  /// Gaps between neighbours as guides that are all equally long.
  private mutating func writeGaps(
    from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute, priority: Float
  ) {
    var first: UILayoutGuide?
    for (view, next) in zip(visible, visible.dropFirst()) {
      let gap = makeGuide("UISV-gap")
      relate(
        .distributingEdge, item: gap.weakHandle, attribute: along.near, relatedBy: .equal,
        toItem: view.weakHandle, attribute: start)
      relate(
        .distributingEdge, item: gap.weakHandle, attribute: along.far, relatedBy: .equal,
        toItem: next.weakHandle, attribute: end)
      if let first {
        relate(
          .fillEqually, item: gap.weakHandle, attribute: along.extent, relatedBy: .equal,
          toItem: first.weakHandle, attribute: along.extent,
          priority: priority)
      } else {
        first = gap
      }
    }
  }

  /// Labels of several lines and configured buttons in a row share its width (F7.6).
  ///
  /// Until iOS 14 every such label had its share; since then there must be two of them.
  private mutating func writeTextWidths() {
    guard stack.axis == .horizontal, generation == 0 || generation >= 9 else { return }
    // What is empty or of one line now may break lines later: then all are looked at again.
    if visible.contains(where: \.mayBreakLinesInStack) { dependsOnContent = true }
    let texts = visible.filter(\.breaksLinesInStack)
    guard texts.count > 1 || (9...14).contains(generation) else { return }
    let count = CGFloat(views.count)
    for view in texts {
      let resistance = view.contentCompressionResistancePriority(for: .horizontal).rawValue
      relate(
        .textWidth, item: view.weakHandle, attribute: .width, relatedBy: .equal, toItem: canvas,
        attribute: .width,
        multiplier: 1 / count, constant: -stack.spacing * (count - 1) / count,
        priority: min(resistance + 10, 999))
    }
  }
}

extension UIView {
  /// Whether the view can come to show text that goes on in further lines.
  fileprivate var mayBreakLinesInStack: Bool {
    self is UILabel || self is UITextView || self is UIButton || contentHeightFollowsWidth
  }

  /// Whether the view shows text that goes on in further lines: the title of a configured button
  /// does as well.
  fileprivate var breaksLinesInStack: Bool {
    guard let button = self as? UIButton, let configuration = button.configuration else {
      return contentHeightFollowsWidth
    }
    return configuration.title?.isEmpty == false
  }
}
