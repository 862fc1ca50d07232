import AutoLayout
import Foundation

extension ViewPainter {
  /// Hairlines around the safe area and the margins of a root, in its own corner of the sheet.
  static func guides(of view: UIView) -> [DisplayList.Item] {
    let box = CGRect(origin: .zero, size: view.bounds.size)
    return [
      hairline(box.inset(by: view.safeAreaInsets), ViewStyle.safeArea),
      hairline(box.inset(by: view.layoutMargins), ViewStyle.margins),
    ]
  }

  private static func hairline(_ box: CGRect, _ color: Color) -> DisplayList.Item {
    .stroke(.rectangle(box), DisplayList.Stroke(color, width: 0.5, dashes: [3, 2]))
  }
}
