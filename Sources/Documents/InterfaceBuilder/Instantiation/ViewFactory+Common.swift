internal import AutoLayout
internal import Foundation

extension ViewFactory {
  func configure(_ view: UIView, _ element: ViewElement) {
    view.autoresizesSubviews = element.autoresizesSubviews
    view.autoresizingMask = mask(of: element)
    view.isHidden = element.isHidden
    view.alpha = CGFloat(element.alpha)
    view.tag = element.tag
    view.clipsToBounds = element.clipsSubviews
    setAccessibility(of: view, element)
    if program != nil {
      if let reached = element.isUserInteractionEnabled { view.isUserInteractionEnabled = reached }
      if !element.isEnabled { (view as? UIControl)?.isEnabled = false }
    }
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

  private func mask(of element: ViewElement) -> UIView.AutoresizingMask {
    guard element.role != .key("contentView") else { return [.flexibleWidth, .flexibleHeight] }
    return UIView.AutoresizingMask(rawValue: element.autoresizing.rawValue)
  }

  private func set(_ priority: Double?, _ apply: (UILayoutPriority) -> Void) {
    guard let priority, priority > 0, priority <= 1000 else { return }
    apply(UILayoutPriority(Float(priority)))
  }
}
