public import AutoLayoutCore
public import Foundation

// Nobody drags anything here: what a list could give or take is asked of these by nobody, so that
// they are kept.

/// Tells what rows give when they are dragged.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// What a row gives.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// What a drop on a table would do.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where a drop goes.
  public enum Intent: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Between two others.
    case insertAtDestinationIndexPath = 1
    /// Into another.
    case insertIntoDestinationIndexPath = 2
    /// One or the other, as the finger stands.
    case automatic = 3
  }

  /// Where it goes.
  public let intent: Intent

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// Something that was dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// What it is.
  var dragItem: UIDragItem { get }
  /// Where it was in the same table.
  var sourceIndexPath: IndexPath? { get }
}

/// Tells what a table takes when something is dropped.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// What a drop would do.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Takes what was dropped.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether a drop is taken at all.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
}

extension UITableViewDropDelegate {
  /// It moves nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  /// It is.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
}

/// What was dropped on a table, and where.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What was dropped, and where it was.
  var items: [any UITableViewDropItem] { get }
  /// The row it goes to.
  var destinationIndexPath: IndexPath? { get }
  /// What was dropped.
  var session: any UIDropSession { get }
  /// Lets what was dropped fly to a place: at once, and only told of.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

extension UITableViewDropCoordinator {
  /// Nothing flies.
  @discardableResult
  public func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    DoneDrop()
  }
}

/// Tells what items give when they are dragged.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// What an item gives.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// What a drop on a collection view would do.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where a drop goes.
  public enum Intent: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Between two others.
    case insertAtDestinationIndexPath = 1
    /// Into another.
    case insertIntoDestinationIndexPath = 2
  }

  /// Where it goes.
  public let intent: Intent

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// Something that was dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// What it is.
  var dragItem: UIDragItem { get }
  /// Where it was in the same collection view.
  var sourceIndexPath: IndexPath? { get }
}

/// Tells what a collection view takes when something is dropped.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// What a drop would do.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Takes what was dropped.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether a drop is taken at all.
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
}

extension UICollectionViewDropDelegate {
  /// It moves nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
  /// It is.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
}

/// What was dropped on a collection view, and where.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What was dropped, and where it was.
  var items: [any UICollectionViewDropItem] { get }
  /// The item it goes to.
  var destinationIndexPath: IndexPath? { get }
  /// What was dropped.
  var session: any UIDropSession { get }
  /// Lets what was dropped fly to a place: at once, and only told of.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

extension UICollectionViewDropCoordinator {
  /// Nothing flies.
  @discardableResult
  public func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    DoneDrop()
  }
}

/// A drop that has come to its end.
@MainActor
private final class DoneDrop: NSObject, UIDragAnimating {}
