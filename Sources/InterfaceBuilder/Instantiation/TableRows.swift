internal import AutoLayout
internal import Foundation

/// Resizes rows to their table's width and content's height, like at run time (F8.1, F8.2).
@MainActor
struct TableRows {
  private let live: InstantiatedScene
  private var tables: [ViewIndex: UIView] = [:]
  /// The margins that the document's cell contents leave free at the sides and below, by cell.
  private var free: [ViewIndex: UIEdgeInsets] = [:]
  /// The movement of the following rows, by table.
  private var shifts: [ViewIndex: CGFloat] = [:]

  init(of live: InstantiatedScene) {
    self.live = live
    for member in live.members {
      if case .tableView = live.interface.view(member.index).details {
        tables[member.index] = member.view
      }
      let element = live.interface.view(member.index)
      guard element.kind == .tableViewCellContentView, let parent = element.parent,
        let inner = element.frame, let outer = live.interface.view(parent).frame
      else { continue }
      free[parent] = UIEdgeInsets(
        top: 0, left: inner.x, bottom: outer.height - inner.height,
        right: outer.width - inner.maxX)
    }
  }

  /// Resizes and moves the rows of a scene; returns whether there were any.
  ///
  /// Everything is measured from the recorded frames, so it can be repeated.
  mutating func resize() -> Bool {
    var found = false
    for member in live.members {
      guard let cell = member.view as? UITableViewCell else { continue }
      found = true
      let table = live.table(of: member)
      let drawn = live.interface.view(member.index).frame
      var frame = cell.frame
      if let table, let drawn {
        frame.size.width = max(0, drawn.width + growth(of: table))
        resize(cell, member.index, to: frame)
      }
      if live.sizesItself(member) { frame.size.height = fittedHeight(of: cell, member.index) }
      if let table, let drawn {
        let scale = Double(max(1, cell.traitCollection.displayScale))
        let y = drawn.y + Double(shifts[table, default: 0])
        frame.origin.y = CGFloat((y * scale).rounded() / scale)
        shifts[table, default: 0] += frame.height - drawn.height
      }
      resize(cell, member.index, to: frame)
      cell.layOutStockContent()
    }
    return found
  }

  private func growth(of table: ViewIndex) -> CGFloat {
    guard let drawn = live.interface.view(table).frame, let view = tables[table] else { return 0 }
    return view.bounds.width - drawn.width
  }

  /// Resizes a cell, and keeps the room for accessories and the separator.
  private func resize(_ cell: UITableViewCell, _ index: ViewIndex, to frame: CGRect) {
    let content = cell.contentView.frame
    var free =
      free[index]
      ?? UIEdgeInsets(
        top: 0, left: content.minX, bottom: cell.frame.height - content.height,
        right: cell.frame.width - content.maxX)
    let isMirrored = self.free[index] != nil && live.environment.mirrors(cell)
    if isMirrored { (free.left, free.right) = (free.right, free.left) }
    let safe = sideInsets(of: cell, index)
    free.left += safe.left
    free.right += safe.right
    // Even at its drawn size, a mirrored row has its content at another position.
    guard frame != cell.frame || isMirrored && abs(content.minX - free.left) > 0.5 else { return }
    cell.frame = frame
    cell.setRootSafeAreaInsets(
      UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
    cell.contentView.frame = CGRect(
      x: free.left, y: content.minY, width: max(0, frame.width - free.left - free.right),
      height: max(0, frame.height - free.bottom))
  }

  /// The safe area's part of a row's content at the sides, as next to a camera (F8.20).
  private func sideInsets(of cell: UITableViewCell, _ index: ViewIndex) -> UIEdgeInsets {
    guard let table = live.table(of: index), let view = tables[table],
      case .tableView(let details) = live.interface.view(table).details,
      details.insetsContentToSafeArea
    else { return .zero }
    return view.safeAreaInsets
  }

  private func fittedHeight(of cell: UITableViewCell, _ index: ViewIndex) -> CGFloat {
    let safe = sideInsets(of: cell, index)
    let fitted = cell.systemLayoutSizeFitting(
      CGSize(width: max(0, cell.bounds.width - safe.left - safe.right), height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // Without constraints from top to bottom the content has no height of its own.
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

  /// Whether a row gets the height of its content at run time.
  package func sizesItself(_ cell: Member) -> Bool {
    let element = interface.view(cell.index)
    if case .tableViewCell(let cell) = element.details, let height = cell.rowHeight, height > 0,
      element.role != .topLevel
    {
      return false
    }
    guard let table = table(of: cell), case .tableView(let details) = interface.view(table).details
    else { return true }
    return details.rowHeight < 0
  }
}
