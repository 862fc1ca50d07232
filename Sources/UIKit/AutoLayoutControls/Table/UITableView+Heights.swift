import AutoLayoutCore
import AutoLayoutValues
import Foundation

extension UITableView {
  var loadedMap: TableMap {
    if let map { return map }
    let made = makeMap()
    install(made)
    return map ?? made
  }

  func install(_ new: TableMap) {
    map = new
    if isMeasuredAtOnce { measureAllRows() }
  }

  /// Makes a map from the data source's counts, and requests no cells.
  func makeMap() -> TableMap {
    measuredWidth = bounds.width
    let count = dataSource?.numberOfSections(in: self) ?? 0
    let sections = (0..<count).map { section in
      TableMap.Section(
        header: edge(.header(section)), rows: rows(of: section), footer: edge(.footer(section)))
    }
    return TableMap(
      top: tableHeaderView?.frame.height ?? 0, sections: sections,
      bottom: tableFooterView?.frame.height ?? 0)
  }

  /// Whether rows have no estimates, so all are measured before any becomes visible.
  private var isMeasuredAtOnce: Bool {
    estimatedRowHeight == 0 && !(rowHeight >= 0 && !answers(.rowHeight))
  }

  func answers(_ question: TableQuestion) -> Bool {
    delegate != nil && !unanswered.contains(question)
  }

  private func rows(of section: Int) -> ExtentList {
    let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    // A fixed row height is known before rows are visible, unless the delegate sets heights.
    let estimate =
      rowHeight >= 0
      ? rowHeight : estimatedRowHeight > 0 ? estimatedRowHeight : CellMetrics.rowHeight
    var list = ExtentList(count: count, estimate: estimate)
    guard answers(.estimatedRowHeight) else { return list }
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      guard let height = delegate?.tableView(self, estimatedHeightForRowAt: path),
        answers(.estimatedRowHeight)
      else { break }
      if height > 0 { list.set(height, at: row, isMeasured: false) }
    }
    return list
  }

  private func edge(_ part: TablePart) -> TableMap.Edge {
    let requested = requestedEdgeHeight(part)
    if requested.isAnswered && requested.height >= 0 {
      let padding = requested.height > 0 ? padding(above: part) : 0
      return TableMap.Edge(height: requested.height + padding, padding: padding, isMeasured: true)
    }
    let hasTitle = title(of: part) != nil
    let isHeader = isHeader(part)
    let estimate = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    let usual = CellMetrics(traitCollection).sectionEdge(style)
    if hasTitle {
      let height = requested.height >= 0 ? requested.height : estimate > 0 ? estimate : usual
      let padding = height > 0 ? padding(above: part) : 0
      return TableMap.Edge(
        height: height + padding, padding: padding, isMeasured: requested.height >= 0)
    }
    // Grouped sections are separated even if they have no headers (F8.9).
    let gap = style == .plain ? 0 : requested.height >= 0 ? requested.height : usual
    return TableMap.Edge(
      height: estimate > 0 && delegate != nil ? estimate : gap, isMeasured: delegate == nil)
  }

  func isHeader(_ part: TablePart) -> Bool {
    if case .header = part { return true }
    return false
  }

  /// The blank space above a header that has a height; in plain tables by default (F8.31).
  private func padding(above part: TablePart) -> CGFloat {
    guard isHeader(part) else { return 0 }
    return sectionHeaderTopPadding >= 0
      ? sectionHeaderTopPadding : CellMetrics(traitCollection).headerPadding(style)
  }

  func title(of part: TablePart) -> String? {
    isHeader(part)
      ? dataSource?.tableView(self, titleForHeaderInSection: part.section)
      : dataSource?.tableView(self, titleForFooterInSection: part.section)
  }

  private func requestedEdgeHeight(_ part: TablePart) -> (height: CGFloat, isAnswered: Bool) {
    let question = isHeader(part) ? TableQuestion.headerHeight : .footerHeight
    let usual = isHeader(part) ? sectionHeaderHeight : sectionFooterHeight
    guard answers(question), let delegate else { return (usual, false) }
    let height =
      isHeader(part)
      ? delegate.tableView(self, heightForHeaderInSection: part.section)
      : delegate.tableView(self, heightForFooterInSection: part.section)
    return answers(question) ? (height, true) : (usual, false)
  }

  func forgetHeights() {
    guard map != nil else { return }
    map = nil
    setNeedsLayout()
  }

  // MARK: Measuring

  func measure(_ part: TablePart) {
    guard let map, !map.isMeasured(part) else { return }
    if let path = part.path {
      let height = rowHeight(at: path)
      self.map?.set(height, part)
    } else {
      let (height, padding) = edgeHeight(part)
      self.map?.set(height, padding: padding, part)
    }
  }

  private func rowHeight(at path: IndexPath) -> CGFloat {
    var requested = rowHeight
    if answers(.rowHeight), let delegate {
      requested = delegate.tableView(self, heightForRowAt: path)
    }
    guard requested < 0 else { return requested }
    guard let cell = view(for: part(of: path)) else { return 0 }
    let height = fittingHeight(of: cell)
    let separator = (cell as? UITableViewCell)?.separatorRoom ?? 0
    guard height <= separator else { return height }
    // UIKit takes a height of 0 for a mistake (F8.25).
    LayoutLog.writeOnce(
      "[Warning] Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view cell's content view. We're considering the collapse unintentional and using standard height instead."
    )
    return CellMetrics.rowHeight
  }

  private func edgeHeight(_ part: TablePart) -> (height: CGFloat, padding: CGFloat) {
    let requested = requestedEdgeHeight(part).height
    let usual = CellMetrics(traitCollection).sectionEdge(style)
    guard let view = view(for: part) else {
      return (style == .plain ? 0 : requested >= 0 ? requested : usual, 0)
    }
    let isTitle = view is UITableViewHeaderFooterView && title(of: part) != nil
    let height =
      requested >= 0 ? requested : max(fittingHeight(of: view), isTitle ? usual : 0)
    return (height, height > 0 ? padding(above: part) : 0)
  }

  /// Returns the content height at the row width (F8.2).
  private func fittingHeight(of view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: rowFrame(y: 0, height: 0).width, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func measureAllRows() {
    guard let sections = map?.sections else { return }
    for (section, rows) in sections.enumerated() {
      for row in 0..<rows.rows.count {
        let part = TablePart.row(section: section, row: row)
        let isShown = shown[part] != nil
        measure(part)
        if !isShown, let view = shown.removeValue(forKey: part) {
          view.removeFromSuperview()
          keep(view)
        }
      }
    }
  }

  func cellDidInvalidate(_ cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, traitCollection.has(.selfSizingInvalidation),
      let part = shown.first(where: { $0.value === cell })?.key
    else { return }
    map?.forget(part)
    setNeedsLayout()
  }
}
