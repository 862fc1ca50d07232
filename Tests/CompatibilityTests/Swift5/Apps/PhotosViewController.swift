// swift-format-ignore-file
// Written as apps are, and ported by `autolayout port`: such code has to compile and to lay out.

import UIKit

class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: PhotoCell.self)
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(imageView)
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
    selectedBackgroundView = UIView()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isSelected: Bool {
    didSet { layer.borderWidth = isSelected ? 3 : 0 }
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }
}

class PhotosViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSourcePrefetching, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  private var photos: [UIImage] = []
  private let itemsPerRow: CGFloat = 3
  private let sectionInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = #colorLiteral(red: 0.9, green: 0.95, blue: 1, alpha: 1)
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    collectionView.prefetchDataSource = self
    collectionView.isPrefetchingEnabled = true
    collectionView.allowsMultipleSelection = true
    collectionView.alwaysBounceVertical = true
    installsStandardGestureForInteractiveMovement = true
    let refresh = UIRefreshControl()
    refresh.addTarget(self, action: Selector("reload", PhotosViewController.reload), for: .valueChanged)
    collectionView.refreshControl = refresh
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .camera, target: self, action: Selector("pick", PhotosViewController.pick))
    let press = UILongPressGestureRecognizer(target: self, action: Selector("handleLongPress:", PhotosViewController.handleLongPress(_:)))
    collectionView.addGestureRecognizer(press)
  }

  private func reload() { collectionView.reloadData() }

  private func handleLongPress(_ gesture: UILongPressGestureRecognizer) {
    switch gesture.state {
    case .began:
      guard let path = collectionView.indexPathForItem(at: gesture.location(in: collectionView)) else { break }
      collectionView.beginInteractiveMovementForItem(at: path)
    case .changed:
      collectionView.updateInteractiveMovementTargetPosition(gesture.location(in: gesture.view!))
    case .ended:
      collectionView.endInteractiveMovement()
    default:
      collectionView.cancelInteractiveMovement()
    }
  }

  func pick() {
    guard UIImagePickerController.isSourceTypeAvailable(.photoLibrary) else { return }
    let picker = UIImagePickerController()
    picker.sourceType = .photoLibrary
    picker.allowsEditing = true
    picker.mediaTypes = ["public.image"]
    picker.delegate = self
    present(picker, animated: true)
  }

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    if let image = (info[.editedImage] ?? info[.originalImage]) as? UIImage { photos.append(image) }
    picker.dismiss(animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    dismiss(animated: true, completion: nil)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath) as! PhotoCell
    cell.imageView.image = photos[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let viewer = PhotoViewerController(image: photos[indexPath.item])
    viewer.transitioningDelegate = viewer
    viewer.modalPresentationStyle = .custom
    present(viewer, animated: true)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { photos.insert(photos.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let padding = sectionInsets.left * (itemsPerRow + 1)
    let width = (view.frame.width - padding) / itemsPerRow
    return CGSize(width: width, height: width)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { sectionInsets }
}
