import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  open var frame = CGRect.zero
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var indexPath = IndexPath(item: 0, section: 0)
  open internal(set) var representedElementCategory = ElementCategory.cell
  open internal(set) var representedElementKind: String?
  /// The axes with an estimated size, on which the content is measured.
  final var estimatedAxes: Set<NSLayoutConstraint.Axis> = [.horizontal, .vertical]

  public override init() {
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

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.makePlain()
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

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      frame == other.frame && CATransform3DEqualToTransform(transform3D, other.transform3D)
        && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden && element == other.element
    }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { element.hashValue } }
}

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

  /// A copy, or the object itself if a subclass copies to another class.
  var duplicate: UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }

  /// Returns a copy with the view's content size on the estimated axes (F8.10).
  func fitting(_ view: UIView) -> UICollectionViewLayoutAttributes {
    let copy = duplicate
    func priority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      estimatedAxes.contains(axis) ? .fittingSizeLevel : .required
    }
    copy.frame.size = view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: priority(.horizontal),
      verticalFittingPriority: priority(.vertical))
    return copy
  }
}
