public import AutoLayout
import Foundation

extension DisplayList {
  /// Makes a picture of a view and the subviews with their current layout.
  ///
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
  fileprivate var atOrigin: CGRect { CGRect(origin: .zero, size: size) }
}
