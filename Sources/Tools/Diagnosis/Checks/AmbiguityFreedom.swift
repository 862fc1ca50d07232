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
    guard item.isVisible, !lacksImage, !lacksTexts, !hasDrawnRoom, range > Self.visible else {
      return false
    }
    return remains(with: recordedSizes) && remains(with: placeholders)
      && remains(with: emptyImages)
  }

  private var isHorizontal: Bool { ambiguity.axis == .horizontal }

  /// Whether the view's image, and so the size, is in no file or resource.
  private var lacksImage: Bool {
    guard case .imageView(let element)? = item.documentElement?.details else { return false }
    return element.image != nil && (item.view as? UIImageView)?.image == nil
  }

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

  /// A change of the scene, and the way back.
  private typealias Change = (apply: () -> Void, revert: () -> Void)

  private func remains(with change: Change?) -> Bool {
    guard let change else { return true }
    let root = survey.items[item.root].view
    change.apply()
    root.layoutIfNeeded()
    let remains =
      SceneAmbiguities.isAmbiguous(item, ambiguity.value, along: ambiguity.axis)
      && range > Self.visible
    change.revert()
    root.layoutIfNeeded()
    return remains
  }

  /// The sizes that Xcode recorded for content, where they are near the measured sizes: views
  /// do not share the error of measuring.
  private var recordedSizes: Change? {
    guard scene.isCanvas, ambiguity.value != .content else { return nil }
    var sizes: [(view: UIView, old: CGSize?, new: CGSize)] = []
    for other in survey.items where other.root == item.root {
      if let size = naturalSize(of: other) {
        sizes.append((other.view, other.view.contentSizeOverride, size))
      }
    }
    guard !sizes.isEmpty else { return nil }
    return (
      { for size in sizes { size.view.contentSizeOverride = size.new } },
      { for size in sizes { size.view.contentSizeOverride = size.old } }
    )
  }

  private func naturalSize(of other: SceneSurvey.Item) -> CGSize? {
    let view = other.view
    guard view is UILabel || view is UIControl, let frame = other.element.frame,
      !other.element.isMisplaced
    else { return nil }
    let measured = view.layoutContentSize
    let insets = view.alignmentRectInsets
    let recorded = CGSize(
      width: CGFloat(frame.width) - insets.left - insets.right,
      height: CGFloat(frame.height) - insets.top - insets.bottom)
    func isNear(_ recorded: CGFloat, _ measured: CGFloat) -> Bool {
      measured != UIView.noIntrinsicMetric && abs(recorded - measured) <= max(2, 0.05 * measured)
    }
    let isNear =
      isHorizontal
      ? isNear(recorded.width, measured.width) : isNear(recorded.height, measured.height)
    guard isNear else { return nil }
    return isHorizontal
      ? CGSize(width: recorded.width, height: measured.height)
      : CGSize(width: measured.width, height: recorded.height)
  }

  /// The removal of constraints that are removed at build time.
  private var placeholders: Change? {
    let contents = scene.live.scene.contents
    let active = contents.constraints.filter(\.isPlaceholder)
      .compactMap { scene.live.constraints[$0.id] }.filter(\.isActive)
    guard !active.isEmpty else { return nil }
    return (
      { NSLayoutConstraint.deactivate(active) }, { NSLayoutConstraint.activate(active) }
    )
  }

  /// The removal of the sizes that the canvas gives to image views with no image in stacks.
  private var emptyImages: Change? {
    guard scene.isCanvas else { return nil }
    let views = survey.items.compactMap { item -> (view: UIView, size: CGSize)? in
      guard let image = item.view as? UIImageView, image.image == nil,
        image.superview is UIStackView,
        item.root == self.item.root, let size = image.contentSizeOverride
      else { return nil }
      return (image, size)
    }
    guard !views.isEmpty else { return nil }
    return (
      { for view in views { view.view.contentSizeOverride = nil } },
      { for view in views { view.view.contentSizeOverride = view.size } }
    )
  }

  /// Whether a row that sizes itself, or a nib's view that the host sizes, has no room to share
  /// but the drawn room.
  private var hasDrawnRoom: Bool {
    guard !isHorizontal else { return false }
    var position: Int? = ambiguity.item
    while let current = position, !(survey.items[current].view is UITableViewCell) {
      position = survey.items[current].parent
    }
    let top = survey.items[position ?? item.root]
    let isRow = position != nil
    guard
      isRow
        ? top.parent == nil || top.documentElement == nil || scene.live.sizesItself(top.member)
        : scene.isCanvas && HostedScene.isSized(top.view, in: scene.live)
    else { return false }
    let fitted = top.view.systemLayoutSizeFitting(
      CGSize(width: top.view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitted > 1 && (isRow || abs(top.view.bounds.height - fitted) >= Self.visible)
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
