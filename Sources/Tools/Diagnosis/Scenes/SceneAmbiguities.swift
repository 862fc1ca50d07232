import AutoLayout
import Foundation
import InterfaceBuilder

@MainActor
struct SceneAmbiguities {
  struct Ambiguity: Hashable {
    enum Value: Hashable {
      case content, extent, position
    }

    let item: Int
    let axis: NSLayoutConstraint.Axis
    let value: Value
  }

  private(set) var all: [Ambiguity] = []
  private var open: Set<Int> = []
  private let survey: SceneSurvey

  /// Collects the ambiguities, after layout.
  init(_ survey: SceneSurvey) {
    self.survey = survey
    update()
  }

  /// Collects the ambiguities of another layout.
  mutating func update() {
    guard survey.roots.contains(where: \.leavesSomethingOpenAfterLayout) else {
      (all, open) = ([], [])
      return
    }
    var contents: [Ambiguity] = []
    var extents: [Ambiguity] = []
    var positions: [Ambiguity] = []
    for (index, item) in survey.items.enumerated() {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        if isChecked(item) {
          if item.isSizeChecked,
            item.view.isExtentAmbiguousAfterLayout(axis)
          {
            extents.append(Ambiguity(item: index, axis: axis, value: .extent))
          }
          if item.view.isPositionAmbiguousAfterLayout(axis) {
            positions.append(Ambiguity(item: index, axis: axis, value: .position))
          }
        }
        if Self.isAmbiguous(item, .content, along: axis) {
          contents.append(Ambiguity(item: index, axis: axis, value: .content))
        }
      }
    }
    all = Self.decided(contents + extents + positions, in: survey)
    open = Set((extents + positions).map(\.item))
  }

  /// Leaves out values that may depend on the size that a class of the app gives a view: in
  /// superviews and in their other subviews.
  private static func decided(_ all: [Ambiguity], in survey: SceneSurvey) -> [Ambiguity] {
    var above: [NSLayoutConstraint.Axis: Set<Int>] = [:]
    for ambiguity in all where ambiguity.value == .extent {
      let item = survey.items[ambiguity.item]
      guard item.hasSizeOfClass(ambiguity.axis) else { continue }
      var position = item.parent
      while let current = position, above[ambiguity.axis, default: []].insert(current).inserted {
        position = survey.items[current].parent
      }
    }
    guard !above.isEmpty else { return all }
    return all.filter { ambiguity in
      let item = survey.items[ambiguity.item]
      guard let above = above[ambiguity.axis], item.documentElement?.isAmbiguous == false,
        ambiguity.value != .extent || !item.hasSizeOfClass(ambiguity.axis)
      else { return true }
      return !above.contains(ambiguity.item) && !(item.parent.map(above.contains) ?? false)
    }
  }

  private func isChecked(_ item: SceneSurvey.Item) -> Bool {
    item.isCheckedForAmbiguity && survey.isPlacedByConstraints(item) && !item.view.isLeftOutOfStack
  }

  static func isAmbiguous(
    _ item: SceneSurvey.Item, _ value: Ambiguity.Value, along axis: NSLayoutConstraint.Axis
  ) -> Bool {
    switch value {
    case .extent: return item.view.isExtentAmbiguousAfterLayout(axis)
    case .position: return item.view.isPositionAmbiguousAfterLayout(axis)
    case .content:
      // Tables, collections and text views determine the size of their content themselves.
      guard item.kind == .scrollView, let scroll = item.view as? UIScrollView else {
        return false
      }
      return scroll.isContentAmbiguousAfterLayout(axis) && !scroll.hasContentInMargins(axis)
    }
  }

  func isAmbiguous(_ item: Int) -> Bool {
    guard !open.isEmpty else { return false }
    var position: Int? = item
    while let current = position {
      if open.contains(current) { return true }
      position = survey.items[current].parent
    }
    return false
  }
}

extension SceneSurvey.Item {
  /// Whether the view's class, which is the app's, may give it a size that the document lacks.
  ///
  /// Xcode marks views that lack a size at run time too.
  func hasSizeOfClass(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let element = documentElement, !element.isAmbiguous, element.hasAppClass else {
      return false
    }
    let size = view.layoutContentSize
    return (axis == .horizontal ? size.width : size.height) == UIView.noIntrinsicMetric
  }
}

extension UIScrollView {
  /// Whether constraints tie the content to both margins, which are the content's edges.
  fileprivate func hasContentInMargins(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let isHorizontal = axis == .horizontal
    let near: Set<NSLayoutConstraint.Attribute> =
      isHorizontal ? [.leadingMargin, .leftMargin] : [.topMargin]
    let far: Set<NSLayoutConstraint.Attribute> =
      isHorizontal ? [.trailingMargin, .rightMargin] : [.bottomMargin]
    return [near, far].allSatisfy { edges in
      constraints.contains { constraint in
        constraint.firstItem === self && edges.contains(constraint.firstAttribute)
          || constraint.secondItem === self && edges.contains(constraint.secondAttribute)
      }
    }
  }
}
