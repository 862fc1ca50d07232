import AutoLayoutCore
import AutoLayoutValues
import Foundation

extension UITableView {
  func part(of path: IndexPath) -> TablePart {
    .row(section: path.section, row: path.row)
  }

  func layOutIfAsked() {
    if flags.contains(.needsLayout) || map == nil { layoutIfNeeded() }
  }

  func rowFrame(y: CGFloat, height: CGFloat) -> CGRect {
    let inset = style == .insetGrouped ? CellMetrics(traitCollection).side(bounds.width) : 0
    return CGRect(x: inset, y: y, width: max(0, bounds.width - 2 * inset), height: height)
  }

  func layOutParts(_ roundsLeft: Int = 8) {
    keepPlaceInNewWidth()
    _ = loadedMap
    let anchor = firstShownInSight
    let anchorY = anchor.flatMap { map?.y($0) }
    retireOutOfSight()
    let seen = measureInSight()
    placeParts(seen)
    placeTableEdges()
    if let map {
      contentSize = CGSize(width: bounds.width, height: map.contentHeight)
    }
    // New measurements above the first visible row must not move it, except at the top.
    if let anchor, let anchorY, bounds.minY > -adjustedContentInset.top, let y = map?.y(anchor),
      abs(y - anchorY) > 1e-6,
      shown[anchor] != nil
    {
      bounds.origin.y += y - anchorY
    }
    if keepOffsetInContent(), roundsLeft > 0 { return layOutParts(roundsLeft - 1) }
    announcePrefetching()
  }

  private func keepPlaceInNewWidth() {
    guard let measuredWidth, measuredWidth != bounds.width, let old = map else { return }
    let anchor = firstShownInSight
    let distance = anchor.map { old.y($0) - bounds.minY }
    map = nil
    let new = loadedMap
    if let anchor, let distance {
      bounds.origin.y = max(-adjustedContentInset.top, new.y(anchor) - distance)
    }
  }

  private var firstShownInSight: TablePart? {
    guard let map else { return nil }
    let bounds = bounds
    return shown.keys.filter { part in
      part.path != nil && map.y(part) + map.height(part) > bounds.minY && map.y(part) < bounds.maxY
    }.min { map.y($0) < map.y($1) }
  }

  private func retireOutOfSight() {
    guard let map else { return }
    for part in Array(shown.keys) {
      let y = map.y(part)
      let isInSight =
        part.path == nil
        ? map.y(section: part.section) < bounds.maxY
          && map.y(section: part.section) + map.height(section: part.section) > bounds.minY
        : y < bounds.maxY && y + map.height(part) > bounds.minY
      if !isInSight { retire(part) }
    }
  }

  private func measureInSight() -> [TablePart] {
    guard bounds.height > 0, bounds.width > 0, var first = map?.part(at: bounds.minY) else {
      return []
    }
    // A pinned header is measured even if the walk begins below it.
    while let map, !map.isMeasured(.header(first.section)) {
      measure(.header(first.section))
      first = self.map?.part(at: bounds.minY) ?? first
    }
    var seen: [TablePart] = []
    var next: TablePart? = first
    while let part = next, let y = map?.y(part), y < bounds.maxY {
      measure(part)
      seen.append(part)
      next = map?.part(after: part)
    }
    if style == .plain {
      if let first = seen.first, first != .header(first.section) {
        seen.insert(.header(first.section), at: 0)
      }
      if let last = seen.last, last != .footer(last.section) {
        measure(.footer(last.section))
        seen.append(.footer(last.section))
      }
    }
    return seen
  }

  private func placeParts(_ parts: [TablePart]) {
    for part in parts {
      guard let map, map.height(part) > 0, let view = view(for: part) else { continue }
      let height = map.viewPlace(part).height
      guard height > 0 else { continue }
      let frame = rowFrame(y: part.path == nil ? edgeY(part, map) : map.y(part), height: height)
      place(view, openFrame(of: part, frame))
      if let cell = view as? UITableViewCell, let path = part.path {
        let count = map.rowCount(inSection: path.section)
        cell.rowPlace = RowPlace(RowPlace.Grouping(style), row: path.row, of: count)
        announce(cell, path)
      } else {
        bringSubviewToFront(view)
      }
    }
    let kept = Set(parts)
    for part in Array(shown.keys) where !kept.contains(part) { retire(part) }
  }

  private func announce(_ cell: UITableViewCell, _ path: IndexPath) {
    guard !cell.isInSight else { return }
    cell.isInSight = true
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  /// Returns a header's or footer's position, which is pinned in the plain style.
  private func edgeY(_ part: TablePart, _ map: TableMap) -> CGFloat {
    let (own, height) = map.viewPlace(part)
    guard style == .plain else { return own }
    let sectionTop = map.y(section: part.section)
    let sectionBottom = sectionTop + map.height(section: part.section)
    let insets = adjustedContentInset
    if isHeader(part) {
      return min(max(own, bounds.minY + insets.top), sectionBottom - height)
    }
    return max(min(own, bounds.maxY - insets.bottom - height), sectionTop)
  }

  private func placeTableEdges() {
    guard let map else { return }
    if let tableHeaderView { place(tableHeaderView, rowFrame(y: 0, height: map.top, isWide: true)) }
    if let tableFooterView {
      place(tableFooterView, rowFrame(y: map.bottomEdge, height: map.bottom, isWide: true))
    }
    backgroundView?.frame = bounds
  }

  private func rowFrame(y: CGFloat, height: CGFloat, isWide: Bool) -> CGRect {
    CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  func view(for part: TablePart) -> UIView? {
    if let view = shown[part] { return view }
    guard let view = makeView(for: part) else { return nil }
    shown[part] = view
    let frame = rowFrame(y: map?.y(part) ?? 0, height: map?.height(part) ?? 0)
    place(view, frame)
    return view
  }

  private func makeView(for part: TablePart) -> UIView? {
    if let path = part.path {
      let cell = dataSource?.tableView(self, cellForRowAt: path)
      cell?.table = self
      cell?.isSelected = selectedPaths.contains(path)
      if let cell {
        if isEditing || cell.isEditing { prepareForEditing(cell, path, false) }
        let level = delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
        if level != 0 { cell.indentationLevel = level }
      }
      return cell
    }
    let own =
      isHeader(part)
      ? delegate?.tableView(self, viewForHeaderInSection: part.section)
      : delegate?.tableView(self, viewForFooterInSection: part.section)
    if let own { return announceEdge(own, part) }
    guard let title = title(of: part) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    guard style != .plain else { return announceEdge(view, part) }
    // Consistent with the stock content of headers and footers (F14.5).
    let isUpper = isHeader(part) && !traitCollection.has(.plainSectionTitles)
    if isUpper { view.textLabel?.text = title.uppercased() }
    view.textLabel?.textColor = .secondaryLabel
    return announceEdge(view, part)
  }

  private func announceEdge(_ view: UIView, _ part: TablePart) -> UIView {
    if isHeader(part) {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: part.section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: part.section)
    }
    return view
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view is UITableViewCell { view.flags.insert(.isEncapsulated) }
    view.frame = frame
    if view.superview !== self { addSubview(view) }
    (view as? UITableViewCell)?.placeContent()
    (view as? UITableViewHeaderFooterView)?.placeContent()
  }

  func exchange(_ part: WritableKeyPath<TableOptions, UIView?>, _ new: UIView?) {
    let old = options[keyPath: part]
    options[keyPath: part] = new
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    // Setting the same view again may mean a new height.
    forgetHeights()
    setNeedsLayout()
  }
}
