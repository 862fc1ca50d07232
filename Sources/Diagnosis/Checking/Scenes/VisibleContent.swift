import AutoLayout
import Foundation
import InterfaceBuilder

@MainActor
struct VisibleContent {
  struct Piece {
    let item: Int
    let rect: CGRect
  }

  let pieces: [Piece]

  init(_ survey: SceneSurvey) {
    pieces = survey.items.indices.compactMap { index in
      let item = survey.items[index]
      guard item.isVisible, let rect = Self.visibleRect(item) else { return nil }
      return rect.width > 0 && rect.height > 0 ? Piece(item: index, rect: rect) : nil
    }
  }

  private static func visibleRect(_ item: SceneSurvey.Item) -> CGRect? {
    switch item.view {
    case let label as UILabel:
      guard item.element.kind == .label else { return nil }
      return textRect(of: label).map { $0.offsetBy(dx: item.rect.minX, dy: item.rect.minY) }
    case let button as UIButton:
      // A button without title and image makes the views below it touchable.
      guard
        button.currentTitle != nil || button.currentAttributedTitle != nil
          || button.currentImage != nil
      else { return nil }
      return item.rect
    case is UITextField, is UITextView, is UISegmentedControl, is UISwitch, is UISlider,
      is UIStepper, is UIDatePicker:
      return item.rect
    default: return nil
    }
  }

  private static func textRect(of label: UILabel) -> CGRect? {
    let size = label.textRect(
      forBounds: CGRect(origin: .zero, size: label.bounds.size),
      limitedToNumberOfLines: label.numberOfLines)
    guard size.width > 0 else { return nil }
    let rest = label.bounds.width - size.width
    let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat =
      switch label.textAlignment {
      case .center: rest / 2
      case .right: rest
      case .natural, .justified: isRightToLeft ? rest : 0
      case .left: 0
      }
    return CGRect(x: x, y: size.minY, width: size.width, height: size.height)
  }
}
