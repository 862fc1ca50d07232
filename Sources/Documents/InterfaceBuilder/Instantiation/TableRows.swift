internal import AutoLayout
internal import Foundation

/// Resizes rows to their table's width and content's height, like at run time (F8.1, F8.2).
@MainActor
struct TableRows {
  private var tables: [ViewIndex: Table] = [:]
  private var rows: [Row] = []

  @MainActor
  private struct Table {
    let view: UIView
    let drawn: RectElement?
    let insetsContent: Bool
    /// The movement of the following rows.
    var shift: CGFloat = 0

    var growth: CGFloat { drawn.map { view.bounds.width - $0.width } ?? 0 }

    /// The safe area's part in a row's content at the sides, as next to a camera (F8.20).
    var sideInsets: UIEdgeInsets { insetsContent ? view.safeAreaInsets : .zero }
  }

  @MainActor
  private struct Row {
    let cell: UITableViewCell
    let table: ViewIndex?
    let drawn: RectElement?
    let sizesItself: Bool
    let isMirrored: Bool
    /// The margins that the document's cell content leaves free at the sides and below.
    let free: UIEdgeInsets?
  }

  init(of live: InstantiatedScene) {
    guard live.members.contains(where: { $0.view is UITableViewCell }) else { return }
    var free: [ViewIndex: UIEdgeInsets] = [:]
    for member in live.members {
      let element = live.interface.view(member.index)
      if case .tableView(let details) = element.details {
        tables[member.index] = Table(
          view: member.view, drawn: element.frame,
          insetsContent: details.insetsContentToSafeArea)
      }
      guard element.kind == .tableViewCellContentView, let parent = element.parent,
        let inner = element.frame, let outer = live.interface.view(parent).frame
      else { continue }
      free[parent] = UIEdgeInsets(
        top: 0, left: inner.x, bottom: outer.height - inner.height,
        right: outer.width - inner.maxX)
    }
    for member in live.members {
      guard let cell = member.view as? UITableViewCell else { continue }
      let free = free[member.index]
      rows.append(
        Row(
          cell: cell, table: live.table(of: member),
          drawn: live.interface.view(member.index).frame, sizesItself: live.sizesItself(member),
          isMirrored: free != nil && live.environment.mirrors(cell), free: free))
    }
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Resizes and moves the scene's rows; returns whether there were any.
  ///
  /// Everything is measured from the recorded frames, so it can be repeated.
  mutating func resize() -> Bool {
    for index in tables.keys { tables[index]?.shift = 0 }
    for row in rows {
      let cell = row.cell
      let table = row.table.flatMap { tables[$0] }
      let safe = table?.sideInsets ?? .zero
      var frame = cell.frame
      if let table {
        frame.size.width =
          row.drawn.map { max(0, $0.width + table.growth) } ?? table.view.bounds.width
        resize(row, beside: safe, to: frame)
      }
      if row.sizesItself {
        frame.size.height = fittedHeight(of: cell, beside: safe)
        // A nib does not know the table, which may give all rows this height.
        if row.table == nil, let drawn = row.drawn {
          frame.size.height = max(frame.height, CGFloat(drawn.height))
        }
      }
      if let table, let drawn = row.drawn, let index = row.table {
        let scale = Double(max(1, cell.traitCollection.displayScale))
        let y = drawn.y + Double(table.shift)
        frame.origin.y = CGFloat((y * scale).rounded() / scale)
        tables[index]?.shift += frame.height - drawn.height
      }
      resize(row, beside: safe, to: frame)
      cell.layOutStockContent()
    }
    return !rows.isEmpty
  }

  /// Resizes a cell, and keeps the room for accessories and the separator.
  private func resize(_ row: Row, beside safe: UIEdgeInsets, to frame: CGRect) {
    let cell = row.cell
    let content = cell.contentView.frame
    var free =
      row.free
      ?? UIEdgeInsets(
        top: 0, left: content.minX, bottom: cell.frame.height - content.height,
        right: cell.frame.width - content.maxX)
    if row.isMirrored { (free.left, free.right) = (free.right, free.left) }
    free.left += safe.left
    free.right += safe.right
    // Even at the drawn size, a mirrored row has the content at another position.
    guard frame != cell.frame || row.isMirrored && abs(content.minX - free.left) > 0.5 else {
      return
    }
    cell.frame = frame
    cell.setRootSafeAreaInsets(
      UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
    cell.contentView.frame = CGRect(
      x: free.left, y: content.minY, width: max(0, frame.width - free.left - free.right),
      height: max(0, frame.height - free.bottom))
  }

  private func fittedHeight(of cell: UITableViewCell, beside safe: UIEdgeInsets) -> CGFloat {
    let fitted = cell.systemLayoutSizeFitting(
      CGSize(width: max(0, cell.bounds.width - safe.left - safe.right), height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // If no constraints connect top and bottom, the content determines no height.
    return fitted.height > 1 ? fitted.height : cell.frame.height
  }
}

extension InstantiatedScene {
  func table(of cell: Member) -> ViewIndex? { table(of: cell.index) }

  func table(of cell: ViewIndex) -> ViewIndex? {
    var parent = interface.view(cell).parent
    while let index = parent {
      let view = interface.view(index)
      if case .tableView = view.details { return index }
      parent = view.parent
    }
    return nil
  }

  /// Whether a row gets the content's height at run time.
  package func sizesItself(_ cell: Member) -> Bool {
    let element = interface.view(cell.index)
    // A static table returns the recorded height of the row; the height of the prototype is for
    // the canvas only (F8.36).
    if case .tableViewCell(let cell) = element.details, let height = cell.rowHeight, height > 0,
      element.role == .sectionCell
    {
      return false
    }
    guard let table = table(of: cell), case .tableView(let details) = interface.view(table).details
    else { return true }
    return details.rowHeight < 0
  }
}
