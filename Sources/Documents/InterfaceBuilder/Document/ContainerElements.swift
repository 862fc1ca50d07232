package struct StackViewElement: Hashable, Sendable {
  package var isVertical: Bool
  package var distribution: String
  package var alignment: String
  package var spacing: Double
  /// Whether the spacing is the system's standard spacing instead of `spacing`.
  package var usesStandardSpacing: Bool
  package var isBaselineRelative: Bool
  package var isLayoutMarginsRelative: Bool
}

package struct ScrollViewElement: Hashable, Sendable {
  package var contentInset: EdgeInsetsElement?
  package var contentInsetAdjustment: String?
  package var alwaysBouncesVertically: Bool
  package var alwaysBouncesHorizontally: Bool
}

package struct SplitElement: Hashable, Sendable {
  /// Interface Builder's word; `allVisible` and `primaryOverlay` are names before Xcode 12.
  package var displayMode: String?
  package var widthFraction: Double?
  package var width: Double?
  package var minimumWidth: Double?
  package var maximumWidth: Double?
}

package struct TableViewElement: Hashable, Sendable {
  package var scroll: ScrollViewElement
  package var style: String
  /// Points; -1 sizes rows by their content.
  package var rowHeight: Double
  /// Points; -1 for the system's default, 0 turns estimates off.
  package var estimatedRowHeight: Double
  package var sectionHeaderHeight: Double
  package var sectionFooterHeight: Double
  package var isStatic: Bool
  package var separatorStyle: String?
  package var separatorInset: EdgeInsetsElement?
  package var separatorColor: ColorElement?
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
  package var accessoryType: String?
  package var rowHeight: Double?
  package var reuseIdentifier: String?
  package var indentationLevel: Int
  package var indentationWidth: Double
  /// Identifiers of the views that a stock style places by itself, by their outlets.
  package var stockSubviews: [String: String]
}

package struct CollectionViewElement: Hashable, Sendable {
  package var scroll: ScrollViewElement
  package var layout: FlowLayoutElement?
  /// The layout's class if the document names it.
  package var layoutClass: ClassReference?
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
  package var items: [NavigationItemElement]
}
