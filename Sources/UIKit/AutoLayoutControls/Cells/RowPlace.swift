import AutoLayoutCore
import AutoLayoutValues
import Foundation

/// A row's position in the section, which determines the separators and corners (F12.14).
package struct RowPlace: Hashable, Sendable {
  package enum Grouping: Hashable, Sendable {
    case plain
    case grouped
    case inset
  }

  package var grouping: Grouping
  package var isFirst: Bool
  package var isLast: Bool

  package init(_ grouping: Grouping, row: Int, of count: Int) {
    self.grouping = grouping
    isFirst = row == 0
    isLast = row == count - 1
  }

  private static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  private var corners: CACornerMask {
    guard grouping == .inset else { return [] }
    var corners = Self.allCorners
    if !isFirst { corners.subtract([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if !isLast { corners.subtract([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

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
