public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference for the insets of headers and footers; by default the groups' reference.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Kept, but has no effect: orthogonal sections do not scroll.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  let group: NSCollectionLayoutGroup
  final var list: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Returns a section of wide items that scroll sideways; the sizes are our choice.
  public class func orthogonalLayoutSectionForMediaItems() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.85), heightDimension: .fractionalWidth(0.85 * 9 / 16)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 16
    return section
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.list = list
    return copy
  }
}

@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  open var decelerationRate =
    UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
  open var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic
}

public enum UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: Int, Sendable {
  case automatic = 0
  case normal = 1
  case fast = 2
}

public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable {
  case automatic = 0
  case always = 1
  case never = 2
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> Void

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

@MainActor
final class LayoutRoom: NSObject, NSCollectionLayoutContainer, NSCollectionLayoutEnvironment {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
  var container: any NSCollectionLayoutContainer { self }
}
