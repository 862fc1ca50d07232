public import Foundation

/// Questions about places in the content, and scrolling to them; rows that were never seen stand where they are estimated to.
extension UITableView {
  private var currentMap: TableMap {
    layOutIfAsked()
    return loadedMap
  }

  /// The rectangle of a row, in points of the content.
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: Its rectangle.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { rect(part(of: indexPath)) }

  /// The rectangle of a section's header, in points of the content, where it stands when it does not stay in sight.
  public func rectForHeader(inSection section: Int) -> CGRect { rect(.header(section)) }

  /// The rectangle of a section's footer, in points of the content, where it stands when it does not stay in sight.
  public func rectForFooter(inSection section: Int) -> CGRect { rect(.footer(section)) }

  /// The rectangle of a section with its header and footer, in points of the content.
  public func rect(forSection section: Int) -> CGRect {
    let map = currentMap
    return rowFrame(y: map.y(section: section), height: map.height(section: section))
  }

  private func rect(_ part: TablePart) -> CGRect {
    let map = currentMap
    return rowFrame(y: map.y(part), height: map.height(part))
  }

  /// The row at a point of the content; nil beside the rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let map = currentMap
    guard point.y >= map.top, point.y < map.bottomEdge else { return nil }
    return map.part(at: point.y)?.path
  }

  /// The rows that reach into a rectangle of the content.
  ///
  /// - Parameter rect: The rectangle, in points of the content.
  /// - Returns: The rows, from top to bottom.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let map = currentMap
    var paths: [IndexPath] = []
    var next = map.part(at: rect.minY)
    while let part = next, map.y(part) < rect.maxY {
      if let path = part.path, map.y(part) + map.height(part) > rect.minY { paths.append(path) }
      next = map.part(after: part)
    }
    return paths
  }

  /// The header of a section, if it is seen.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutIfAsked()
    return shown[.header(section)] as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is seen.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutIfAsked()
    return shown[.footer(section)] as? UITableViewHeaderFooterView
  }

  /// Moves the content so that a row is seen; the move ends in the same instant, animated or not.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - scrollPosition: Where it goes.
  ///   - animated: Whether the move is animated.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    // Rows on the way are measured only when they are seen, so the place is found again once those around it are: higher rows than
    // estimated take a few steps, each of which measures a part of what is in sight.
    for _ in 0..<16 {
      let rect = rectForRow(at: indexPath)
      let old = contentOffset
      scroll(to: rect, scrollPosition)
      setNeedsLayout()
      layoutIfNeeded()
      guard contentOffset != old || rectForRow(at: indexPath) != rect else { return }
    }
  }

  private func scroll(to rect: CGRect, _ position: ScrollPosition) {
    let insets = adjustedContentInset
    let room = bounds.height - insets.top - insets.bottom
    let wished: CGFloat
    switch position {
    case .none:
      scrollRectToVisible(rect, animated: false)
      return
    case .top: wished = rect.minY - insets.top
    case .middle: wished = rect.midY - insets.top - room / 2
    case .bottom: wished = rect.maxY - insets.top - room
    }
    let most = contentSize.height - bounds.height + insets.bottom
    contentOffset.y = max(-insets.top, min(wished, most))
  }

  // MARK: Choosing rows

  /// The row that is chosen, or the first of several.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  /// The rows that are chosen, in the order in which they were.
  public var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  /// Chooses a row.
  ///
  /// - Parameters:
  ///   - indexPath: The row; nil chooses none.
  ///   - animated: Whether the change is animated; it is made at once.
  ///   - scrollPosition: Where the row goes.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selectedPaths { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath, !selectedPaths.contains(indexPath) else { return }
    selectedPaths.append(indexPath)
    (shown[part(of: indexPath)] as? UITableViewCell)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Lets a chosen row go.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    (shown[part(of: indexPath)] as? UITableViewCell)?.setSelected(false, animated: animated)
  }
}
