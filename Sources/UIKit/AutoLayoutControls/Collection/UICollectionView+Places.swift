import AutoLayoutCore
import AutoLayoutValues
import Foundation

extension UICollectionView {
  func item(at point: CGPoint) -> IndexPath? {
    prepareForQuestion()
    let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return elements(in: rect).first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  func bring(_ indexPath: IndexPath, to scrollPosition: ScrollPosition) {
    layoutIfNeeded()
    // Scrolling reveals items with new sizes, so the position is computed again.
    for _ in 0..<4 {
      guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
      let old = contentOffset
      scroll(to: frame, scrollPosition)
      setNeedsLayout()
      layoutIfNeeded()
      let isSame = layoutAttributesForItem(at: indexPath)?.frame == frame
      guard contentOffset != old || !isSame else { return }
    }
  }

  private func scroll(to frame: CGRect, _ position: ScrollPosition) {
    guard !position.isEmpty else {
      scrollRectToVisible(frame, animated: false)
      return
    }
    let insets = adjustedContentInset
    let seen = bounds.inset(by: insets)
    var origin = contentOffset
    if position.contains(.top) { origin.y = frame.minY - insets.top }
    if position.contains(.centeredVertically) {
      origin.y = frame.midY - seen.height / 2 - insets.top
    }
    if position.contains(.bottom) { origin.y = frame.maxY - seen.height - insets.top }
    if position.contains(.left) { origin.x = frame.minX - insets.left }
    if position.contains(.centeredHorizontally) {
      origin.x = frame.midX - seen.width / 2 - insets.left
    }
    if position.contains(.right) { origin.x = frame.maxX - seen.width - insets.left }
    let most = CGPoint(
      x: contentSize.width - bounds.width + insets.right,
      y: contentSize.height - bounds.height + insets.bottom)
    contentOffset = CGPoint(
      x: max(-insets.left, min(origin.x, most.x)), y: max(-insets.top, min(origin.y, most.y)))
  }

  // MARK: Choosing items

  func choose(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selectedPaths { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath, !selectedPaths.contains(indexPath) else { return }
    selectedPaths.append(indexPath)
    (shown[.item(indexPath)]?.view as? UICollectionViewCell)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  func letGo(_ indexPath: IndexPath) {
    selectedPaths.removeAll { $0 == indexPath }
    (shown[.item(indexPath)]?.view as? UICollectionViewCell)?.isSelected = false
  }
}
