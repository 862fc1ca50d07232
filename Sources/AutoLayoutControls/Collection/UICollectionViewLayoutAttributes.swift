import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    /// A view that stands for no data.
    case decorationView = 2
  }

  /// The rectangle, in points of the content.
  open var frame = CGRect.zero
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  open var transform3D = CATransform3DIdentity
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  open var zIndex = 0
  /// Whether the element is not shown.
  open var isHidden = false
  open var indexPath = IndexPath(item: 0, section: 0)
  open internal(set) var representedElementCategory = ElementCategory.cell
  /// The name of the kind of view; nil for items.
  open internal(set) var representedElementKind: String?
  /// The axes on which the size is only estimated, so that the content's is asked for.
  final var estimatedAxes: Set<NSLayoutConstraint.Axis> = [.horizontal, .vertical]

  /// Makes attributes of nothing.
  public required override init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Makes attributes of a view that stands for no data.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The size, in points; a change leaves the center where it is.
  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }

  /// The middle, in points of the content.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The rectangle in the element's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.frame = frame
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.estimatedAxes = estimatedAxes
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return frame == other.frame && CATransform3DEqualToTransform(transform3D, other.transform3D)
      && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden && element == other.element
  }

  open override var hash: Int { element.hashValue }
}

/// An element of a collection view.
struct CollectionElement: Hashable {
  let category: UICollectionViewLayoutAttributes.ElementCategory
  let kind: String?
  let path: IndexPath
}

extension UICollectionViewLayoutAttributes {
  var element: CollectionElement {
    CollectionElement(
      category: representedElementCategory, kind: representedElementKind, path: indexPath)
  }

  /// A copy whose size is that of a view's content, on the axes where it is estimated (F8.10).
  @MainActor func fitting(_ view: UIView) -> UICollectionViewLayoutAttributes {
    guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else { return self }
    func priority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      estimatedAxes.contains(axis) ? .fittingSizeLevel : .required
    }
    copy.frame.size = view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: priority(.horizontal),
      verticalFittingPriority: priority(.vertical))
    return copy
  }
}
