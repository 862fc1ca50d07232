import AutoLayout

extension ViewPainter {
  /// A view's background color: the set color, or the default of tables and their rows (F12.13).
  func background(of view: UIView) -> Color? {
    if let own = view.backgroundColor { return Color(own) }
    switch view {
    case let table as UITableView:
      return Color(table.style == .plain ? .systemBackground : .systemGroupedBackground)
    case let cell as UITableViewCell:
      guard cell.backgroundView == nil, let table = cell.superview as? UITableView else {
        return nil
      }
      return Color(table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    case let list as UICollectionView:
      return list.listGrouping.map {
        Color($0 == .plain ? .systemBackground : .systemGroupedBackground)
      }
    case let row as UICollectionViewListCell:
      guard row.backgroundView == nil, let place = row.rowPlace else { return nil }
      return Color(place.grouping == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    default: return nil
    }
  }
}
