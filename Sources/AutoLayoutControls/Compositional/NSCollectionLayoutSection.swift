public import AutoLayoutValues
public import Foundation

/// Groups one after another, with the room and the views around them.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// The room around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance of groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// What the room around the groups is measured from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What headers and footers keep away from; what the groups do unless said otherwise.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether groups stand side by side and scroll across the content.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views at the section's edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether the views at the edges keep the room around the groups free at their sides.
  open var supplementariesFollowContentInsets = true
  /// The views behind the items.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Told of everything that is in sight before it is shown, which it may change.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  let group: NSCollectionLayoutGroup
  /// The list that the section is of; nil for others.
  final var list: UICollectionLayoutListConfiguration?

  /// Makes a section of groups.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// Told of what is in sight, of how far the content is scrolled, and of what is around it.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> Void

/// How a section scrolls across the content; the first groups are seen.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not.
  case none = 0
  /// To any point.
  case continuous = 1
  /// To the beginning of groups.
  case continuousGroupLeadingBoundary = 2
  /// By the room that is seen.
  case paging = 3
  /// By groups.
  case groupPaging = 4
  /// By groups, which stand in the middle.
  case groupPagingCentered = 5
}

/// What the room around groups is measured from.
public enum UIContentInsetsReference: Int, Sendable {
  /// What the layout says; the safe area.
  case automatic = 0
  /// The edges.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The margins.
  case layoutMargins = 3
  /// What is not too wide to read.
  case readableContent = 4
}

/// The room that a layout has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that count, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a layout knows of what is around it.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The device and the user's settings.
  var traitCollection: UITraitCollection { get }
}

/// An element in sight, which may be changed before it is shown.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The place from back to front.
  var zIndex: Int { get set }
  /// Whether it is not shown.
  var isHidden: Bool { get set }
  /// The middle, in points of the content.
  var center: CGPoint { get set }
  /// How it is shown around its center.
  var transform: CGAffineTransform { get set }
  /// How it is shown around its center, in space.
  var transform3D: CATransform3D { get set }
  /// The item, or the section of a view.
  var indexPath: IndexPath { get }
  /// The rectangle, in points of the content.
  var frame: CGRect { get }
  /// The rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
  /// The kind of element.
  var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory { get }
  /// The name of the kind of view; nil for items.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// The room that a layout has, and what is around it.
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
