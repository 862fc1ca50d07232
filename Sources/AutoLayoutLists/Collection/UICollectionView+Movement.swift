import AutoLayoutControls
import AutoLayoutCore
public import Foundation

// An item that client code moves by a gesture of its own: it goes to where it was led when the
// movement ends; meanwhile the others stay.
extension UICollectionView {
  /// Begins to move an item, if the data source lets it.
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: Whether it moves.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false else { return false }
    options.movement = (from: indexPath, to: indexPath)
    return true
  }

  /// Leads the item to a point of the content.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement = options.movement, let target = indexPathForItem(at: targetPosition) else {
      return
    }
    options.movement?.to =
      delegate?.collectionView(
        self, targetIndexPathForMoveFromItemAt: movement.from, toProposedIndexPath: target)
      ?? target
  }

  /// Puts the item where it was led, and tells the data source.
  public func endInteractiveMovement() {
    guard let movement = options.movement else { return }
    options.movement = nil
    guard movement.from != movement.to else { return }
    dataSource?.collectionView(self, moveItemAt: movement.from, to: movement.to)
    moveItem(at: movement.from, to: movement.to)
  }

  /// Leaves the item where it was.
  public func cancelInteractiveMovement() { options.movement = nil }
}
