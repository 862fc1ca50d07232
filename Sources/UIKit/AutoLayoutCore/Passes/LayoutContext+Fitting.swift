import AutoLayoutValues
import ConstraintSolver
public import Foundation
import LayoutEngine

extension UIView {
  /// The target for the smallest size (F1.33).
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The target for the largest size (F1.33).
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  func performFitting(
    _ targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let context = ensureContext()
    UpdateTracking.drain()
    context.updateProperties()
    context.updateConstraints()
    let question = LayoutContext(questionAbout: self)
    return question.fittingSize(
      of: self, target: targetSize, horizontal: horizontal.solverPriority,
      vertical: vertical.solverPriority)
  }

  /// The size for a target at priority 50 (F1.31).
  func fittingSizeAtLowPriority(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

extension LayoutContext {
  func fittingSize(
    of view: UIView, target: CGSize, horizontal: Priority, vertical: Priority
  ) -> CGSize {
    let root = item(of: view)
    view.forEachInTree { view in
      if !view.flags.contains(.translatesMask) || type(of: view).requiresConstraintBasedLayout {
        _ = item(of: view)
      }
      pending.constraints.append(heldBy: view)
    }
    // A subclass may override only `alignmentRect(forFrame:)`; a target of 0 has no rectangle.
    let whole = UIView.layoutFittingExpandedSize
    let inner = view.alignmentRect(forFrame: CGRect(origin: .zero, size: whole))
    ask(
      root, .width, extent: Double(target.width - (whole.width - inner.width)),
      priority: horizontal)
    ask(
      root, .height, extent: Double(target.height - (whole.height - inner.height)),
      priority: vertical)
    update()
    let rect = engine.rect(of: root)
    let size = CGRect(
      x: 0, y: 0, width: CGFloat(grid.roundedUp(rect.width)),
      height: CGFloat(grid.roundedUp(rect.height)))
    return view.frame(forAlignmentRect: size).size
  }

  private func ask(
    _ root: ItemID, _ attribute: ItemAttribute, extent: Double, priority: Priority
  ) {
    install(
      .fitting(root, attribute.axis), of: root, AnchorTerm(ItemAnchor(root, attribute)),
      properties: ConstraintProperties(
        .equal, max(0, extent), priority: priority, rank: .system))
  }
}
