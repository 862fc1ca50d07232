package struct StackViewElement: Hashable, Sendable {
  package var isVertical: Bool
  /// Interface Builder's word: `fill`, `fillEqually`, `fillProportionally` and so on.
  package var distribution: String
  /// Interface Builder's word: `fill`, `top`, `center`, `firstBaseline` and so on.
  package var alignment: String
  /// Points between neighbors.
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

package struct SplitElement: Hashable, Sendable {
  /// Interface Builder's word: `automatic`, `secondaryOnly`, `beside` (`allVisible` before Xcode
  /// 12), `over` (`primaryOverlay`) and so on; nil if missing.
  package var displayMode: String?
  /// The first column's fraction of the width, from 0 to 1; nil for the system's.
  package var widthFraction: Double?
  /// The first column's width, in points; nil for the system's.
  package var width: Double?
  /// The first column's least and greatest width, in points; nil for the system's.
  package var minimumWidth: Double?
  package var maximumWidth: Double?
}

package struct TableViewElement: Hashable, Sendable {
  package var scroll: ScrollViewElement
  /// `plain`, `grouped` or `insetGrouped`.
  package var style: String
  /// Points; -1 sizes rows by their content.
  package var rowHeight: Double
  /// Points; -1 for the system's default, 0 turns estimates off.
  package var estimatedRowHeight: Double
  package var sectionHeaderHeight: Double
  package var sectionFooterHeight: Double
  /// Whether cells are in static sections instead of prototypes.
  package var isStatic: Bool
  package var separatorStyle: String?
  package var separatorInset: EdgeInsetsElement?
  package var separatorColor: ColorElement?
  /// Whether the content of rows respects the safe area at the sides.
  package var insetsContentToSafeArea: Bool
  package var sections: [TableSectionElement]
}

package struct TableSectionElement: Hashable, Sendable {
  package var id: String
  package var headerTitle: String?
  package var footerTitle: String?
  package var cells: [ViewIndex]
}

package struct TableViewCellElement: Hashable, Sendable {
  /// Interface Builder's word, such as `IBUITableViewCellStyleSubtitle`; nil for a custom cell.
  package var style: String?
  /// `disclosureIndicator`, `checkmark`, …; nil for none.
  package var accessoryType: String?
  package var rowHeight: Double?
  package var reuseIdentifier: String?
  package var indentationLevel: Int
  package var indentationWidth: Double
  /// Identifiers of the labels and the image that a stock style places by itself, by their outlets:
  /// `textLabel`, `detailTextLabel`, `imageView`.
  package var stockSubviews: [String: String]
}

package struct CollectionViewElement: Hashable, Sendable {
  package var scroll: ScrollViewElement
  package var layout: FlowLayoutElement?
}

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

package struct NavigationBarElement: Hashable, Sendable {
  package var prefersLargeTitles: Bool
  package var isTranslucent: Bool
  package var style: BarStyleElement
  /// The items of a separate bar.
  package var items: [NavigationItemElement]
}
