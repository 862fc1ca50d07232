import AutoLayoutCore
import AutoLayoutValues
import Foundation

/// Where a row stands in its section, which decides on its lines and its corners (F12.14).
package struct RowPlace: Hashable, Sendable {
  /// How sections are told apart.
  package enum Grouping: Hashable, Sendable {
    /// One after another, from side to side.
    case plain
    /// Apart, from side to side.
    case grouped
    /// Apart, away from the sides, with round corners.
    case inset
  }

  /// How sections are told apart.
  package var grouping: Grouping
  /// Whether the row is the first of its section.
  package var isFirst: Bool
  /// Whether it is the last.
  package var isLast: Bool

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - grouping: How sections are told apart.
  ///   - row: The row's number in its section.
  ///   - count: How many rows the section has.
  package init(_ grouping: Grouping, row: Int, of count: Int) {
    self.grouping = grouping
    isFirst = row == 0
    isLast = row == count - 1
  }

  private static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The corners that are round.
  private var corners: CACornerMask {
    guard grouping == .inset else { return [] }
    var corners = Self.allCorners
    if !isFirst { corners.subtract([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if !isLast { corners.subtract([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// Gives a row the corners of its place, and takes those of its old one away.
  @MainActor
  static func exchange(_ old: RowPlace?, _ new: RowPlace?, of row: UIView) {
    let corners = new?.corners ?? []
    guard corners != old?.corners ?? [] else { return }
    row.layer.cornerRadius = corners.isEmpty ? 0 : CellMetrics(row.traitCollection).groupRadius
    row.layer.maskedCorners = corners.isEmpty ? Self.allCorners : corners
    row.layer.cornerCurve = .continuous
    row.clipsToBounds = !corners.isEmpty
  }
}

extension RowPlace.Grouping {
  /// The grouping of a table's style.
  @MainActor
  package init(_ style: UITableView.Style) {
    self =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .inset
      }
  }
}
