public import AutoLayoutControls
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

  private var storedCollection: UICollectionView?

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
  private func adoptView(_ collection: UICollectionView) {
    storedCollection = collection
    collectionViewLayout = collection.collectionViewLayout
    collection.followsKeyboard = true
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
  }

  private func adopt(_ collection: UICollectionView) {
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
}
