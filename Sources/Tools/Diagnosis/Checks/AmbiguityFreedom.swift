import AutoLayout
import Foundation
import InterfaceBuilder

/// How far an ambiguous view can move or grow.
///
/// An ambiguity that Xcode marks is always reported. Others have to be visible at run time.
@MainActor
struct AmbiguityFreedom {
  private let ambiguity: SceneAmbiguities.Ambiguity
  private let scene: CheckedScene
  private let survey: SceneSurvey
  private let item: SceneSurvey.Item

  /// A difference that can be seen, in points.
  private static let visible: CGFloat = 1
  private static let probeDistance: CGFloat = 2
  /// Weaker than any priority of documents, which are whole numbers.
  private static let weakest = UILayoutPriority(0.5)

  init(_ ambiguity: SceneAmbiguities.Ambiguity, in scene: CheckedScene) {
    self.ambiguity = ambiguity
    self.scene = scene
    survey = scene.survey
    item = scene.survey.items[ambiguity.item]
  }

  /// Whether the ambiguity is a fault at run time.
  var isSeen: Bool {
    if ambiguity.value == .content || item.documentElement?.isAmbiguous == true { return true }
    // Canvases that round texts to whole points share a point.
    return item.isVisible && !lacksTexts && !hasDrawnRoom && range > Self.visible
  }

  private var isHorizontal: Bool { ambiguity.axis == .horizontal }

  /// Whether only texts that the app sets decide: in the view, or in a stack around it.
  private var lacksTexts: Bool {
    if lacksTexts(in: ambiguity.item) { return true }
    var position = item.parent
    while let above = position {
      if survey.items[above].view is UIStackView, lacksTexts(in: above) { return true }
      position = survey.items[above].parent
    }
    return false
  }

  private func lacksTexts(in top: Int) -> Bool {
    var inside: Set<Int> = [top]
    var isBlank = false
    for (index, other) in survey.items.enumerated().dropFirst(top)
    where index == top || other.parent.map(inside.contains) == true {
      inside.insert(index)
      if EmptySizeCheck.showsSomething(other.view) { return false }
      isBlank = isBlank || other.view is UILabel || other.view is UIButton
    }
    return isBlank
  }

  /// Whether a row that sizes itself is only drawn at another height than its content's, so it
  /// has no room to share.
  private var hasDrawnRoom: Bool {
    guard !isHorizontal else { return false }
    var position: Int? = ambiguity.item
    while let current = position, !(survey.items[current].view is UITableViewCell) {
      position = survey.items[current].parent
    }
    guard let row = position.map({ survey.items[$0] }), let cell = row.view as? UITableViewCell,
      row.documentElement == nil || scene.live.sizesItself(row.member)
    else { return false }
    let fitted = cell.systemLayoutSizeFitting(
      CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitted > 1 && abs(cell.bounds.height - fitted) >= Self.visible
  }

  /// The distance between the results of two opposite weak constraints.
  private var range: CGFloat {
    let start = value
    return abs(
      value(wishing: start + Self.probeDistance) - value(wishing: start - Self.probeDistance))
  }

  private func value(wishing wished: CGFloat) -> CGFloat {
    let root = survey.items[item.root].view
    let constraint = weakConstraint(for: wished)
    constraint.priority = Self.weakest
    constraint.isActive = true
    root.layoutIfNeeded()
    let result = value
    constraint.isActive = false
    root.layoutIfNeeded()
    return result
  }

  private var value: CGFloat {
    let frame = item.view.frame
    return switch ambiguity.value {
    case .extent: isHorizontal ? frame.width : frame.height
    case .position, .content: isHorizontal ? frame.minX : frame.minY
    }
  }

  private func weakConstraint(for value: CGFloat) -> NSLayoutConstraint {
    let isExtent = ambiguity.value == .extent
    let attribute: NSLayoutConstraint.Attribute =
      isExtent ? (isHorizontal ? .width : .height) : (isHorizontal ? .left : .top)
    return NSLayoutConstraint(
      item: item.view, attribute: attribute, relatedBy: .equal,
      toItem: isExtent ? nil : item.view.superview,
      attribute: isExtent ? .notAnAttribute : attribute, multiplier: 1, constant: value)
  }
}
