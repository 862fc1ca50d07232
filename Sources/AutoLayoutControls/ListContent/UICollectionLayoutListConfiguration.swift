import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// How a list of rows looks.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// How sections look.
  public enum Appearance: Int, Sendable {
    /// One after another, from side to side.
    case plain = 0
    /// Apart, from side to side.
    case grouped = 1
    /// Apart, away from the sides.
    case insetGrouped = 2
    /// One after another, beside other content.
    case sidebar = 3
    /// As beside other content, without its background.
    case sidebarPlain = 4
  }
  /// What stands above a section.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A view that the data source makes.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }
  /// What stands below a section.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A view that the data source makes.
    case supplementary = 1
  }

  /// How sections look.
  public let appearance: Appearance
  /// What stands above a section.
  public var headerMode = HeaderMode.none
  /// What stands below a section.
  public var footerMode = FooterMode.none
  /// Whether lines are drawn between rows.
  public var showsSeparators = true
  /// How those lines look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The colour behind the rows.
  public var backgroundColor: UIColor?
  /// What a drag of a row's near side offers; see `showSwipeActions(forItemAt:at:)`.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a drag of a row's far side offers; see `showSwipeActions(forItemAt:at:)`.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Tells what a drag of a row's side offers.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (IndexPath) -> UISwipeActionsConfiguration?
  /// The room above headers, in points; that of the appearance unless it is set.
  public var headerTopPadding: CGFloat?

  /// How the lines of a row look, of those that suit the list.
  public typealias ItemSeparatorHandler =
    @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
  /// Chooses how the lines of a row look.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Makes a list.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// A section of rows that are as high as their contents, 44 until they are seen.
  ///
  /// The room between grouped sections is that of tables (F8.9); how far rows of inset sections
  /// stand from the sides is that of the margins.
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
}

extension UICollectionLayoutListConfiguration {
  /// How sections are told apart.
  var grouping: RowPlace.Grouping {
    switch appearance {
    case .grouped: .grouped
    case .insetGrouped: .inset
    case .plain, .sidebar, .sidebarPlain: .plain
    }
  }
}

extension NSCollectionLayoutSection {
  /// A section of rows.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section(layoutEnvironment) }
}

extension UICollectionViewCompositionalLayout {
  /// A layout of rows.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in configuration.section(environment) }
  }
}
