/// The attributes of a `stackView`.
package struct StackViewElement: Hashable, Sendable {
  package var isVertical: Bool
  /// Interface Builder's word: `fill`, `fillEqually`, `fillProportionally` and so on.
  package var distribution: String
  /// Interface Builder's word: `fill`, `top`, `center`, `firstBaseline` and so on.
  package var alignment: String
  /// Points between neighbours.
  package var spacing: Double
  /// Whether the spacing is the system's standard one instead of `spacing`.
  package var usesStandardSpacing: Bool
  package var isBaselineRelative: Bool
  package var isLayoutMarginsRelative: Bool
}

/// The attributes of a `scrollView`, also of the views that inherit from it.
package struct ScrollViewElement: Hashable, Sendable {
  package var contentInset: EdgeInsetsElement?
  package var contentInsetAdjustment: String?
}

/// The attributes of a `splitViewController`.
package struct SplitElement: Hashable, Sendable {
  /// Interface Builder's word: `automatic`, `secondaryOnly`, `beside` (`allVisible` before Xcode
  /// 12), `over` (`primaryOverlay`) and so on; nil where the document says nothing.
  package var displayMode: String?
  /// The first column's part of the width, from 0 to 1; nil for the system's.
  package var widthFraction: Double?
  /// The first column's width, in points; nil for the system's.
  package var width: Double?
  /// The first column's least and greatest width, in points; nil for the system's.
  package var minimumWidth: Double?
  package var maximumWidth: Double?
}

/// The attributes of a `tableView`.
package struct TableViewElement: Hashable, Sendable {
  package var scroll: ScrollViewElement
  /// `plain`, `grouped` or `insetGrouped`.
  package var style: String
  /// Points; -1 sizes rows by their content.
  package var rowHeight: Double
  /// Points; -1 leaves it to the system, 0 turns estimates off.
  package var estimatedRowHeight: Double
  package var sectionHeaderHeight: Double
  package var sectionFooterHeight: Double
  /// Whether cells stand in static sections instead of prototypes.
  package var isStatic: Bool
  package var separatorStyle: String?
  package var separatorInset: EdgeInsetsElement?
  package var separatorColor: ColorElement?
  /// Whether the content of rows keeps to the safe area at the sides.
  package var insetsContentToSafeArea: Bool
  package var sections: [TableSectionElement]
}

/// A `tableViewSection` of a static table.
package struct TableSectionElement: Hashable, Sendable {
  package var id: String
  package var headerTitle: String?
  package var footerTitle: String?
  package var cells: [ViewIndex]
}

/// The attributes of a `tableViewCell`.
package struct TableViewCellElement: Hashable, Sendable {
  /// Interface Builder's word, such as `IBUITableViewCellStyleSubtitle`; nil for a custom cell.
  package var style: String?
  /// `disclosureIndicator`, `checkmark`, …; nil for none.
  package var accessoryType: String?
  package var rowHeight: Double?
  package var reuseIdentifier: String?
  package var indentationLevel: Int
  package var indentationWidth: Double
  /// Identifiers of the labels and the image a stock style places by itself, by their outlets:
  /// `textLabel`, `detailTextLabel`, `imageView`.
  package var stockSubviews: [String: String]
}

/// The attributes of a `collectionView`.
package struct CollectionViewElement: Hashable, Sendable {
  package var scroll: ScrollViewElement
  package var layout: FlowLayoutElement?
}

/// The attributes of a `collectionViewFlowLayout`.
package struct FlowLayoutElement: Hashable, Sendable {
  package var isHorizontal: Bool
  package var minimumLineSpacing: Double
  package var minimumInteritemSpacing: Double
  package var itemSize: SizeElement?
  package var estimatesItemSize: Bool
  package var headerSize: SizeElement?
  package var footerSize: SizeElement?
  package var sectionInset: EdgeInsetsElement?
}

/// The attributes of a `navigationBar`.
package struct NavigationBarElement: Hashable, Sendable {
  package var prefersLargeTitles: Bool
  package var isTranslucent: Bool
  package var style: BarStyleElement
  /// What the bar shows, where it stands by itself.
  package var items: [NavigationItemElement]
}
