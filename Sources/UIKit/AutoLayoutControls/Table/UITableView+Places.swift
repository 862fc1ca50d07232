import AutoLayoutCore
import AutoLayoutValues
import Foundation

extension UITableView {
  private var currentMap: TableMap {
    layOutIfAsked()
    return loadedMap
  }

  func frame(ofSection section: Int) -> CGRect {
    let map = currentMap
    return rowFrame(y: map.y(section: section), height: map.height(section: section))
  }

  func frame(of part: TablePart) -> CGRect {
    let map = currentMap
    let place = map.viewPlace(part)
    return rowFrame(y: place.y, height: place.height)
  }

  func row(at point: CGPoint) -> IndexPath? {
    let map = currentMap
    guard point.y >= map.top, point.y < map.bottomEdge else { return nil }
    return map.part(at: point.y)?.path
  }

  func rows(in rect: CGRect) -> [IndexPath] {
    let map = currentMap
    var paths: [IndexPath] = []
    var next = map.part(at: rect.minY)
    while let part = next, map.y(part) < rect.maxY {
      if let path = part.path, map.y(part) + map.height(part) > rect.minY { paths.append(path) }
      next = map.part(after: part)
    }
    return paths
  }

  func shownView(_ part: TablePart) -> UIView? {
    layOutIfAsked()
    return shown[part]
  }

  func bring(_ indexPath: IndexPath, to scrollPosition: ScrollPosition) {
    // Scrolling reveals rows with new heights, so the position is computed again.
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
    let requested: CGFloat
    switch position {
    case .none:
      scrollRectToVisible(rect, animated: false)
      return
    case .top: requested = rect.minY - insets.top
    case .middle: requested = rect.midY - insets.top - room / 2
    case .bottom: requested = rect.maxY - insets.top - room
    }
    let most = contentSize.height - bounds.height + insets.bottom
    contentOffset.y = max(-insets.top, min(requested, most))
  }

  // MARK: Choosing rows

  func choose(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
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

  func letGo(_ indexPath: IndexPath, _ animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    (shown[part(of: indexPath)] as? UITableViewCell)?.setSelected(false, animated: animated)
  }
}
