package import Foundation

/// The room that bars in a strip at a side of the screen leave above the content (F15.3).
package enum VerticalBarMetrics {
  package static let plainTop: CGFloat = 24
  package static let titleRow: CGFloat = 82
  /// The length in the strip of a tab, or an item and the gap; assumed.
  package static let tabLength: CGFloat = 56
  package static let glassWidth: CGFloat = 49
}
