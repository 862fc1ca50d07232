internal import AutoLayout
internal import Foundation

/// Makes the view an element stands for, and gives it what its element says.
@MainActor
enum ViewFactory {
  static func makeView(_ element: ViewElement, _ contents: DocumentContents) -> UIView {
    switch element.details {
    case .stackView(let stack): return makeStack(stack)
    default: break
    }
    if element.kind.isScrollView { return UIScrollView() }
    return UIView()
  }

  private static func makeStack(_ element: StackViewElement) -> UIStackView {
    let stack = UIStackView()
    stack.axis = element.isVertical ? .vertical : .horizontal
    stack.distribution =
      switch element.distribution {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
    stack.alignment =
      switch element.alignment {
      case "top", "leading": .leading
      case "center": .center
      case "bottom", "trailing": .trailing
      case "firstBaseline": .firstBaseline
      case "lastBaseline": .lastBaseline
      default: .fill
      }
    stack.spacing =
      element.usesStandardSpacing ? UIStackView.spacingUseSystem : CGFloat(element.spacing)
    stack.isBaselineRelativeArrangement = element.isBaselineRelative
    stack.isLayoutMarginsRelativeArrangement = element.isLayoutMarginsRelative
    return stack
  }

  /// Gives a view what views of all families may have.
  static func configure(_ view: UIView, _ element: ViewElement) {
    view.autoresizesSubviews = element.autoresizesSubviews
    view.autoresizingMask = mask(of: element)
    view.isHidden = element.isHidden
    view.alpha = CGFloat(element.alpha)
    view.tag = element.tag
    view.clipsToBounds = element.clipsSubviews
    view.alignmentRectInsetsOverride = alignmentInsets(of: element.kind)
    view.semanticContentAttribute =
      switch element.semanticContentAttribute {
      case "playback": .playback
      case "spatial": .spatial
      case "forceLeftToRight": .forceLeftToRight
      case "forceRightToLeft": .forceRightToLeft
      default: .unspecified
      }
    let priorities = element.priorities
    set(priorities.horizontalHugging) { view.setContentHuggingPriority($0, for: .horizontal) }
    set(priorities.verticalHugging) { view.setContentHuggingPriority($0, for: .vertical) }
    set(priorities.horizontalCompression) {
      view.setContentCompressionResistancePriority($0, for: .horizontal)
    }
    set(priorities.verticalCompression) {
      view.setContentCompressionResistancePriority($0, for: .vertical)
    }
  }

  /// A content view follows its container, whatever its mask says.
  private static func mask(of element: ViewElement) -> UIView.AutoresizingMask {
    guard element.role != .key("contentView") else { return [.flexibleWidth, .flexibleHeight] }
    return UIView.AutoresizingMask(rawValue: element.autoresizing.rawValue)
  }

  private static func set(_ priority: Double?, _ apply: (UILayoutPriority) -> Void) {
    guard let priority, priority > 0, priority <= 1000 else { return }
    apply(UILayoutPriority(Float(priority)))
  }

  /// How far the alignment rectangles of controls lie inside their frames (F6.15).
  private static func alignmentInsets(of kind: ViewKind) -> UIEdgeInsets? {
    switch kind {
    case .switch: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case .slider: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case .segmentedControl: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: nil
    }
  }
}
