public import Foundation

/// Cells and headers that wait for their next use.
extension UITableView {
  /// Says which class of cell a name stands for; it is made by `init(style:reuseIdentifier:)`.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let made = cellClass as? UITableViewCell.Type
    precondition(cellClass == nil || made != nil, "A cell's class is a UITableViewCell's.")
    cells.register(identifier, made.map { made in { made.makeRegistered() } })
  }

  /// Says which class of header or footer a name stands for; it is made by `init(reuseIdentifier:)`.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let made = aClass as? UITableViewHeaderFooterView.Type
    precondition(aClass == nil || made != nil, "A view's class is a UITableViewHeaderFooterView's.")
    edgeViews.register(identifier, made.map { made in { made.makeRegistered() } })
  }

  /// A cell that is no longer seen, or a new one of the registered class; nil where there is none.
  ///
  /// - Parameter identifier: The name of the kind of cell.
  /// - Returns: A cell as wide as the rows.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let (cell, isUsed) = cells.take(identifier) else { return nil }
    cell.reuseIdentifier = identifier
    cell.table = self
    if isUsed { cell.prepareForReuse() }
    if bounds.width > 0 { cell.frame.size.width = rowFrame(y: 0, height: 0).width }
    return cell
  }

  /// A cell that is no longer seen, or a new one of the registered class.
  ///
  /// - Parameters:
  ///   - identifier: The name of the kind of cell; a class must be registered for it.
  ///   - indexPath: The row that it is for.
  /// - Returns: A cell as wide as the rows.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return cell
  }

  /// A header or footer that is no longer seen, or a new one of the registered class; nil where there is none.
  ///
  /// - Parameter identifier: The name of the kind of view.
  /// - Returns: A view as wide as the rows.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    guard let (view, isUsed) = edgeViews.take(identifier) else { return nil }
    view.reuseIdentifier = identifier
    if isUsed { view.prepareForReuse() }
    return view
  }

  /// Takes a view out of sight and keeps it for later.
  func retire(_ part: TablePart) {
    guard let view = shown.removeValue(forKey: part) else { return }
    view.removeFromSuperview()
    if let cell = view as? UITableViewCell, let path = part.path, cell.isInSight {
      cell.isInSight = false
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    keep(view)
  }

  func retireAll() {
    for part in Array(shown.keys) { retire(part) }
  }

  /// Keeps a view for later if it has a name.
  func keep(_ view: UIView) {
    if let cell = view as? UITableViewCell {
      cell.reuseIdentifier.map { cells.keep(cell, $0) }
    } else if let edge = view as? UITableViewHeaderFooterView {
      edge.reuseIdentifier.map { edgeViews.keep(edge, $0) }
    }
  }
}
