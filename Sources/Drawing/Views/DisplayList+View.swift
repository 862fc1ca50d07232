public import AutoLayout
import Foundation

extension DisplayList {
  /// Makes a picture of a view and everything in it, as it is laid out at present.
  ///
  /// Hidden views are left out, scroll views show what they are scrolled to, images are crossed
  /// boxes with their names. Nothing is laid out here: bring frames up to date before.
  ///
  /// - Parameters:
  ///   - view: The root; the sheet has its size.
  ///   - style: What is shown beside.
  /// - Complexity: Linear in the number of views.
  @preconcurrency @MainActor public init(showing view: UIView, style: ViewStyle = .outlined) {
    let paper = view.traitCollection.asCurrent { Color(.systemBackground) }
    self.init(size: view.bounds.size, background: paper)
    UIView.usePainter()
    let painter = ViewPainter(style)
    items = view.traitCollection.asCurrent {
      painter.dressed(painter.paint(view, at: .zero, depth: 0), view, in: view.bounds.atOrigin)
    }
  }
}

extension CGRect {
  /// The same size, with the corner at (0, 0).
  fileprivate var atOrigin: CGRect { CGRect(origin: .zero, size: size) }
}
