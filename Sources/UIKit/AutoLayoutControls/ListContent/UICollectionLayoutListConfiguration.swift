import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }
  public enum HeaderMode: Int, Sendable {
    case none = 0
    case supplementary = 1
    case firstItemInSection = 2
  }
  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (IndexPath) -> UISwipeActionsConfiguration?
  /// The blank space above the header, in points; nil means none (F8.31).
  public var headerTopPadding: CGFloat?
  var paddingAboveHeader: CGFloat { headerMode == .supplementary ? headerTopPadding ?? 0 : 0 }

  public typealias ItemSeparatorHandler =
    @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Returns a section of self-sizing rows with an estimated height of 44 (F8.9).
  func section(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(CellMetrics.rowHeight))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let metrics = CellMetrics(environment.traitCollection)
    if appearance == .grouped || appearance == .insetGrouped {
      let edge = metrics.sectionEdge(.grouped)
      section.contentInsets.top = headerMode == .supplementary ? 0 : edge
      section.contentInsets.bottom = footerMode == .supplementary ? 0 : edge
    }
    if appearance == .insetGrouped {
      let side = metrics.side(environment.container.contentSize.width)
      section.contentInsets.leading = side
      section.contentInsets.trailing = side
    }
    let edges: [(isThere: Bool, kind: String, alignment: NSRectAlignment)] = [
      (headerMode == .supplementary, UICollectionView.elementKindSectionHeader, .top),
      (footerMode == .supplementary, UICollectionView.elementKindSectionFooter, .bottom),
    ]
    section.boundarySupplementaryItems = edges.filter(\.isThere).map { _, kind, alignment in
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(28)),
        elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = appearance == .plain
      return item
    }
    section.list = self
    return section
  }

  var grouping: RowPlace.Grouping {
    switch appearance {
    case .grouped: .grouped
    case .insetGrouped: .inset
    case .plain, .sidebar, .sidebarPlain: .plain
    }
  }
}

extension NSCollectionLayoutSection {
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section(layoutEnvironment) }
}

extension UICollectionViewCompositionalLayout {
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in configuration.section(environment) }
  }
}
