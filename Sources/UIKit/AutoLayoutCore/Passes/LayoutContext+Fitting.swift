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
    if let size = context.fittingSizeInPlace(
      of: self, target: targetSize, horizontal: horizontal.solverPriority,
      vertical: vertical.solverPriority)
    {
      return size
    }
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
    let extents = extents(of: view, fitting: target)
    ask(root, .width, extent: Double(extents.width), priority: horizontal)
    ask(root, .height, extent: Double(extents.height), priority: vertical)
    update()
    return solvedSize(of: view, root)
  }

  /// Returns the alignment rectangle's extents for a view as large as the target.
  private func extents(of view: UIView, fitting target: CGSize) -> CGSize {
    // A subclass may override only `alignmentRect(forFrame:)`; a target of 0 has no rectangle.
    let whole = UIView.layoutFittingExpandedSize
    let inner = view.alignmentRect(forFrame: CGRect(origin: .zero, size: whole))
    return CGSize(
      width: max(0, target.width - (whole.width - inner.width)),
      height: max(0, target.height - (whole.height - inner.height)))
  }

  private func solvedSize(of view: UIView, _ root: ItemID) -> CGSize {
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
        .equal, extent, priority: priority, rank: .system))
  }
}

/// Fitting sizes of roots, in the engine of the layout that follows.
extension LayoutContext {
  /// Solves a root's fitting size in the tree's engine, in which only the host's extents differ.
  ///
  /// A list measures a cell and then lays it out, so the second solve has little left to do.
  /// - Returns: nil if the answer needs a second engine.
  func fittingSizeInPlace(
    of view: UIView, target: CGSize, horizontal: Priority, vertical: Priority
  ) -> CGSize? {
    guard canFitInPlace(view) else { return nil }
    reserveForPendingWork()
    let root = item(of: view)
    let extents = extents(of: view, fitting: target)
    sizeHost(
      root, width: (extents.width, horizontal), height: (extents.height, vertical))
    fitting.isRunning = true
    update()
    fitting.isRunning = false
    let size = solvedSize(of: view, root)
    let rect = view.alignmentRect(forFrame: view.geometry.untransformedFrame)
    sizeHost(root, width: (rect.width, .required), height: (rect.height, .required))
    guard fitting.hasConflict else { return size }
    // The layout breaks and reports the conflicts, in a fresh engine.
    detach(view)
    view.ensureContext().fitting.isApart = true
    return nil
  }

  private func canFitInPlace(_ view: UIView) -> Bool {
    view.weakHandle == rootHandle && view.flags.contains(.translatesMask) && running.isEmpty
      && !fitting.isApart && observer == nil && exercise == nil && sizeGuides.isEmpty
      && turn == .never && view.layoutPolicy == nil
      && !view.subviewList.contains { $0.flags.contains(.isEncapsulated) }
  }

  private func sizeHost(
    _ root: ItemID, width: (extent: CGFloat, priority: Priority),
    height: (extent: CGFloat, priority: Priority)
  ) {
    for id in systemConstraints[root] {
      guard case .host(_, let axis, isPosition: false) = source(of: id) else { continue }
      let (extent, priority) = axis == .horizontal ? width : height
      expectFinite { () throws(SolverError) in try engine.setConstant(Double(extent), of: id) }
      engine.setPriority(priority, of: id)
    }
    isStale = true
  }
}

/// The state of fitting sizes that the tree's engine solves.
struct FittingState {
  var isRunning = false
  var hasConflict = false
  /// Whether fitting sizes need a second engine, since the layout has conflicts.
  var isApart = false
}
