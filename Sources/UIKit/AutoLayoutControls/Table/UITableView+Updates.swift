import AutoLayoutCore
import Foundation

/// Outside `beginUpdates()` and `endUpdates()` each change is a separate update.
extension UITableView {
  func change(_ edit: (inout ListUpdate) -> Void) {
    // Load the counts from before the change.
    _ = loadedMap
    edit(&pendingUpdate)
    if updateDepth == 0 { applyUpdate() }
  }

  func applyUpdate() {
    let update = pendingUpdate
    pendingUpdate = ListUpdate()
    guard let old = map else {
      setNeedsLayout()
      return
    }
    let heights = shown.keys.filter { $0.path != nil }
    heights.forEach { map?.forget($0) }
    if !update.isEmpty { rearrange(old, update) }
    setNeedsLayout()
  }

  private func rearrange(_ old: TableMap, _ update: ListUpdate) {
    let before = map ?? old
    let fresh = makeMap()
    let moves = update.resolved(
      from: before.sections.map(\.rows.count), to: fresh.sections.map(\.rows.count),
      ListUpdate.Words(item: "row", list: "table view"))
    rearrange(from: before, to: fresh, moves: moves)
  }

  func show(_ moves: ListMoves) {
    if let before = map { rearrange(from: before, to: makeMap(), moves: moves) }
    setNeedsLayout()
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      let part = part(of: path)
      guard let cell = shown[part] as? UITableViewCell else { continue }
      reconfiguredCell = cell
      let answer = dataSource?.tableView(self, cellForRowAt: path)
      reconfiguredCell = nil
      if let answer, answer !== cell {
        keep(answer)
        retire(part)
      }
      map?.forget(part)
    }
    setNeedsLayout()
  }

  private func rearrange(from before: TableMap, to fresh: TableMap, moves: ListMoves) {
    var sections = fresh.sections
    for (index, section) in before.sections.enumerated() {
      guard let new = moves.newSection(index), !moves.isReloaded(section: index) else { continue }
      sections[new].header = section.header
      sections[new].footer = section.footer
      let count = sections[new].rows.count
      sections[new].rows = section.rows.rearranged(newCount: count) { row in
        let path = IndexPath(row: row, section: index)
        guard !moves.isReloaded(path), let place = moves.newPath(path), place.section == new else {
          return nil
        }
        return place.row
      }
    }
    moveViews(moves)
    selectedPaths = selectedPaths.compactMap { moves.newPath($0) }
    install(TableMap(top: fresh.top, sections: sections, bottom: fresh.bottom))
  }

  private func moveViews(_ moves: ListMoves) {
    var moved: [TablePart: UIView] = [:]
    for (part, view) in shown {
      guard let place = newPart(part, moves) else { continue }
      moved[place] = view
    }
    for part in Array(shown.keys) where newPart(part, moves) == nil { retire(part) }
    shown = moved
  }

  private func newPart(_ part: TablePart, _ moves: ListMoves) -> TablePart? {
    guard !moves.isReloaded(section: part.section) else { return nil }
    switch part {
    case .header(let section): return moves.newSection(section).map { .header($0) }
    case .footer(let section): return moves.newSection(section).map { .footer($0) }
    case .row(let section, let row):
      let path = IndexPath(row: row, section: section)
      guard !moves.isReloaded(path) else { return nil }
      return moves.newPath(path).map { self.part(of: $0) }
    }
  }
}
