public import AutoLayoutCore
import AutoLayoutValues
public import Foundation

/// A controller of a collection view, which it tells what to show; subclasses override what they
/// know.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The layout that the collection view was made with.
  open private(set) var collectionViewLayout: UICollectionViewLayout

  /// Makes a controller of a collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of lines of items.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Makes a controller of lines of items from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private final var storedCollection: UICollectionView?

  /// Whether items that are chosen are let go when they come into sight.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long touch lets items be moved: nobody touches here.
  open var installsStandardGestureForInteractiveMovement = true
  /// Whether a navigation controller moves items from one layout to the next: not done here.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Lets chosen items go, unless that is not wanted.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let storedCollection else { return }
    for path in storedCollection.indexPathsForSelectedItems ?? [] {
      storedCollection.deselectItem(at: path, animated: animated)
    }
  }

  /// Begins or ends editing, of the collection view too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    storedCollection?.isEditing = editing
  }

  /// The collection view, which fills the controller's view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollection
    }
    set {
      storedCollection?.removeFromSuperview()
      storedCollection = newValue
      if let newValue { adopt(newValue) }
    }
  }

  /// Makes the view and the collection view in it, and is the latter's data source and delegate.
  open override func loadView() {
    if storedCollection == nil, loadViewFromDocument() {
      if let collection = viewIfLoaded as? UICollectionView { adoptView(collection) }
      return
    }
    view = UIView(frame: UIScreen.main.bounds)
    let collection =
      storedCollection
      ?? UICollectionView(frame: view.bounds, collectionViewLayout: collectionViewLayout)
    storedCollection = collection
    adopt(collection)
  }

  /// Takes a collection view that a document has in the place of the controller's view.
  private final func adoptView(_ collection: UICollectionView) {
    storedCollection = collection
    collectionViewLayout = collection.collectionViewLayout
    collection.followsKeyboard = true
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
  }

  private final func adopt(_ collection: UICollectionView) {
    guard let view = viewIfLoaded else { return }
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.followsKeyboard = true
    if collection.superview !== view { view.insertSubview(collection, at: 0) }
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
  }

  // MARK: What the collection view asks

  /// How many sections there are: one unless told otherwise.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// How many items a section has: none unless told otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// The cell of an item: an empty one unless told otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// The view of a kind of a section: an empty one unless told otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// An item is about to be seen.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// An item is no longer seen.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// The content was moved.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Whether an item can be moved by the user.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { true }
  /// The user has moved an item.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// The names of places that are listed at the side.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// A view of a section is about to be seen.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// A view of a section is no longer seen.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Whether a touch lights an item up.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// A touch has lit an item up.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// A touch has left an item.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Whether the user may choose an item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Whether the user may let an item go.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// The user has chosen an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {}
  /// The user has let an item go.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Whether an item can be changed by the user.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  { true }
  /// Where an item goes that the user moves to a place.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Where the content goes that the layout wants at a place.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The menu that a long touch of an item shows.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// The menu that a long touch of several items shows.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// What is lifted while a menu is shown; nil means the item.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// What sinks back when a menu goes; nil means the item.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The preview above a menu was tapped.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Whether two fingers choose several items.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Two fingers begin to choose items.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// A move that was to be animated has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The view that grows and shrinks with the scale.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// The scale begins to change.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// The scale has changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The scale has ended to change.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// A finger begins to move the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// A finger is about to leave the content.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// A finger has left the content.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The content begins to come to rest.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The content has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Whether a touch of the status bar moves the content to its top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// A touch of the status bar has moved the content to its top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// What covers the edges of the content has changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
