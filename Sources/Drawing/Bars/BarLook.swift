import AutoLayout
import Foundation

/// How bars look in the generations of iOS: one row each (F9.35).
struct BarLook {
  /// The major number of the first version that has it.
  let since: Int
  /// Whether bars show no background where no content lies below them.
  var isClearAtEdge = false
  /// The same for navigation bars with a large title.
  var isClearAtEdgeWithLargeTitle = false
  /// Whether buttons stand in capsules, and tabs on a plate above the screen's edge.
  var hasCapsules = false
  /// Room between two buttons, in points.
  var gap: CGFloat = 16
  /// How far a large title's line box begins above the bar's lower edge, in points.
  var largeTitleRise: CGFloat = 49

  private static let rows = [
    BarLook(since: 0),
    BarLook(since: 13, isClearAtEdgeWithLargeTitle: true),
    BarLook(since: 15, isClearAtEdge: true, isClearAtEdgeWithLargeTitle: true),
    BarLook(
      since: 26, isClearAtEdge: true, isClearAtEdgeWithLargeTitle: true, hasCapsules: true,
      gap: 12, largeTitleRise: 48.5),
  ]

  /// The looks on a version of iOS.
  static func of(_ generation: Int) -> BarLook {
    rows.last { $0.since <= generation } ?? rows[0]
  }

  /// The looks around a view.
  @MainActor static func of(_ view: UIView) -> BarLook {
    of(view.traitCollection.systemGeneration)
  }

  static let lineWidth: CGFloat = 0.5

  /// The distance of a bar's content from its sides, by the bar's width (F6.30).
  static func margin(_ width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
}
