import Foundation

/// A view that a collection view shows and keeps for later use.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name under which the collection view keeps the view for later use.
  open package(set) var reuseIdentifier: String?

  /// Called before the view shows something else.
  open func prepareForReuse() {}
}

/// An item of a collection view; its content lives in a view of its own.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the content; as large as the cell.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()
}
