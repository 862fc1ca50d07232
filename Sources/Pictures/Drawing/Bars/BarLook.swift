import AutoLayout
import Foundation

/// The appearance of bars by iOS version (F9.35).
struct BarLook {
  let since: Int
  /// Whether bars have no background while no content is below them.
  var isClearAtEdge = false
  /// Whether the same applies to navigation bars with a large title.
  var isClearAtEdgeWithLargeTitle = false
  /// Whether buttons are drawn in capsules, and tabs on a plate above the screen's edge.
  var hasCapsules = false
  /// The distance from a large title's top to the bar's lower edge, in points.
  var largeTitleRise: CGFloat = 49

  private static let rows = [
    BarLook(since: 0),
    BarLook(since: 13, isClearAtEdgeWithLargeTitle: true),
    BarLook(since: 15, isClearAtEdge: true, isClearAtEdgeWithLargeTitle: true),
    BarLook(
      since: 26, isClearAtEdge: true, isClearAtEdgeWithLargeTitle: true, hasCapsules: true,
      largeTitleRise: 48.5),
  ]

  static func of(_ iosMajorVersion: Int) -> BarLook {
    rows.last { $0.since <= iosMajorVersion } ?? rows[0]
  }

  @MainActor static func of(_ view: UIView) -> BarLook {
    of(view.traitCollection.iosMajorVersion)
  }

  static let lineWidth: CGFloat = 0.5
}
