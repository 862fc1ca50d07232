import AutoLayout
import Foundation
import TextMetrics

extension ViewPainter {
  /// The text with attributes beyond glyphs, such as underlines; nil if there are none.
  func ornate(
    _ text: StyledText, _ attributed: NSAttributedString, color: Color, of view: UIView,
    in box: CGRect, lineLimit: Int, _ place: TextPainter.VerticalPlace
  ) -> [DisplayList.Item]? {
    let plain = CGColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
    let looks = TextLook.looks(of: attributed, color: plain)
    guard looks.contains(where: \.isOrnate) else { return nil }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var drawn = DrawnText(
      text, looks, in: box, lineLimit: lineLimit, isRightToLeft: isRightToLeft)
    let height = CGFloat(DrawnTextPainter(drawn, measurer: view.textMeasurer).height)
    if place == .center { drawn.rect.origin.y += max(0, (box.height - height) / 2) }
    return DrawnTextPainter(drawn, measurer: view.textMeasurer).items
  }
}
