import AutoLayoutCore
import Foundation

// An interactively moved item reaches the target when the movement ends.
extension UICollectionView {
  func beginMovement(_ indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false else { return false }
    options.movement = (from: indexPath, to: indexPath)
    return true
  }

  func leadMovement(_ targetPosition: CGPoint) {
    guard let movement = options.movement else { return }
    let target = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.from, withPosition: targetPosition)
    options.movement?.to =
      delegate?.collectionView(
        self, targetIndexPathForMoveFromItemAt: movement.from, toProposedIndexPath: target)
      ?? target
  }

  func endMovement() {
    guard let movement = options.movement else { return }
    options.movement = nil
    guard movement.from != movement.to else { return }
    dataSource?.collectionView(self, moveItemAt: movement.from, to: movement.to)
    moveItem(at: movement.from, to: movement.to)
  }
}
