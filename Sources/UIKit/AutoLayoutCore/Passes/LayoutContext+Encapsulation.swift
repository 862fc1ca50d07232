import ConstraintSolver
import Foundation
import LayoutEngine

extension LayoutContext {
  /// Fixes a cell's content view at the cell's frame: the encapsulated layout in logs (F8.5).
  func installEncapsulation(_ view: UIView, _ item: ItemID) {
    let rect = view.alignmentRect(forFrame: view.geometry.untransformedFrame)
    for (axis, attribute, value, isPosition) in [
      (Axis.horizontal, ItemAttribute.left, rect.minX, true), (.vertical, .top, rect.minY, true),
      (.horizontal, .width, rect.width, false), (.vertical, .height, rect.height, false),
    ] {
      install(
        .host(item, axis, isPosition: isPosition), of: item,
        AnchorTerm(ItemAnchor(item, attribute)),
        properties: ConstraintProperties(.equal, Double(value), priority: .required, rank: .system))
    }
  }
}
