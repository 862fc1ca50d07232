package import AutoLayoutValues
package import Foundation

extension UIView {
  package var controlMetrics: ControlMetrics {
    ControlMetrics(iosMajorVersion: traitCollection.iosMajorVersion)
  }

  /// Requests layout for a bar and its container, which decides on the room under the bar.
  func layOutContainer() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The bar size; bars of 44 are 32 high in compact height (F9.20).
  package func barSize(_ measure: ControlMetrics.Measure) -> CGSize {
    var size = controlMetrics.size(measure)
    if traitCollection.verticalSizeClass == .compact && size.height == 44 { size.height = 32 }
    return size
  }
}
