import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  open private(set) var layoutSize: NSCollectionLayoutSize
  open private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets within the item's size, in points; ignored on axes with an estimated size.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    adopting(NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems))
  }

  final func adopting(_ copy: NSCollectionLayoutItem) -> NSCollectionLayoutItem {
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }

  final var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Filling {
    case repeating
    case equal(Int)
    case count(Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  open var interItemSpacing: NSCollectionLayoutSpacing?
  open private(set) var subitems: [NSCollectionLayoutItem]
  let axis: NSLayoutConstraint.Axis
  let filling: Filling

  private init(
    _ size: NSCollectionLayoutSize, axis: NSLayoutConstraint.Axis,
    subitems: [NSCollectionLayoutItem], filling: Filling
  ) {
    self.axis = axis
    self.subitems = subitems
    self.filling = filling
    super.init(layoutSize: size)
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, axis: .horizontal, subitems: subitems, filling: .repeating)
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, axis: .horizontal, subitems: [subitem], filling: .equal(count))
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, axis: .horizontal, subitems: [subitem], filling: .count(count))
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, axis: .vertical, subitems: subitems, filling: .repeating)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, axis: .vertical, subitems: [subitem], filling: .equal(count))
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, axis: .vertical, subitems: [subitem], filling: .count(count))
  }
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, axis: .vertical, subitems: [], filling: .custom(itemProvider))
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(layoutSize, axis: axis, subitems: subitems, filling: filling)
    copy.interItemSpacing = interItemSpacing
    return adopting(copy)
  }

  final var breaksByContent: Bool {
    let nested = subitems.compactMap { $0 as? NSCollectionLayoutGroup }
    if nested.contains(where: \.breaksByContent) { return true }
    guard case .repeating = filling, !layoutSize[axis].isEstimated else { return false }
    return subitems.contains { $0.layoutSize[axis].isEstimated }
  }

  final var followsContent: Bool {
    !layoutSize.estimatedAxes.isEmpty || breaksByContent
      || subitems.contains {
        ($0 as? NSCollectionLayoutGroup)?.followsContent ?? !$0.layoutSize.estimatedAxes.isEmpty
      }
  }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment)
  -> [NSCollectionLayoutGroupCustomItem]

@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  open private(set) var frame: CGRect
  open private(set) var zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
