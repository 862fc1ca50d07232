import AutoLayoutCore
import AutoLayoutValues
import Foundation

extension UITableView {
  func keepCellClass(_ cellClass: AnyClass?, _ identifier: String) {
    let made = cellClass as? UITableViewCell.Type
    precondition(
      cellClass == nil || made != nil,
      "The registered class must be a subclass of UITableViewCell.")
    cells.register(identifier, made.map { made in { made.makeRegistered() } })
  }

  func keepEdgeClass(_ aClass: AnyClass?, _ identifier: String) {
    let made = aClass as? UITableViewHeaderFooterView.Type
    precondition(
      aClass == nil || made != nil,
      "The registered class must be a subclass of UITableViewHeaderFooterView.")
    edgeViews.register(identifier, made.map { made in { made.makeRegistered() } })
  }

  func keepCellNib(_ nib: UINib?, _ identifier: String) {
    cells.register(
      identifier,
      nib.map { nib in { nib.topView(as: UITableViewCell.self) ?? UITableViewCell() } })
  }

  func keepEdgeNib(_ nib: UINib?, _ identifier: String) {
    edgeViews.register(
      identifier,
      nib.map { nib in
        {
          nib.topView(as: UITableViewHeaderFooterView.self)
            ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        }
      })
  }

  package func register(_ identifier: String, _ maker: @escaping () -> UITableViewCell) {
    cells.register(identifier, maker)
  }

  func takeCell(_ identifier: String) -> UITableViewCell? {
    if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
    guard let (cell, isUsed) = cells.dequeue(identifier) else { return nil }
    cell.reuseIdentifier = identifier
    cell.table = self
    if isUsed { cell.prepareForReuse() }
    if bounds.width > 0 { cell.frame.size.width = rowFrame(y: 0, height: 0).width }
    return cell
  }

  func takeRegisteredCell(_ identifier: String) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return cell
  }

  func takeEdgeView(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let (view, isUsed) = edgeViews.dequeue(identifier) else { return nil }
    view.reuseIdentifier = identifier
    if isUsed { view.prepareForReuse() }
    return view
  }

  func retire(_ part: TablePart) {
    guard let view = shown.removeValue(forKey: part) else { return }
    view.removeFromSuperview()
    if let swiped = options.swiped, part.path == swiped.path { hideSwipeActions() }
    if let cell = view as? UITableViewCell, let path = part.path, cell.isInSight {
      cell.isInSight = false
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    } else if part == .header(part.section) {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: part.section)
    } else if part == .footer(part.section) {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: part.section)
    }
    keep(view)
  }

  func retireAll() {
    for part in Array(shown.keys) { retire(part) }
  }

  func keep(_ view: UIView) {
    if let cell = view as? UITableViewCell {
      cell.reuseIdentifier.map { cells.keep(cell, $0) }
    } else if let edge = view as? UITableViewHeaderFooterView {
      edge.reuseIdentifier.map { edgeViews.keep(edge, $0) }
    }
  }
}
