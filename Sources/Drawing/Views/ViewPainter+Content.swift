import AutoLayout
import Foundation

extension ViewPainter {
  /// What a view shows of its own, between its background and its subviews.
  func content(of view: UIView, in box: CGRect) -> [DisplayList.Item] {
    []
  }
}
