package struct NavigationItemElement: Hashable, Sendable {
  package var id: String?
  package var title: String?
  package var prompt: String?
  /// The identifier of the view in the title's place.
  package var titleView: String?
  package var leftItems: [BarButtonItemElement] = []
  package var rightItems: [BarButtonItemElement] = []
  package var backItem: BarButtonItemElement?
  package var hidesBackButton = false
  /// `always`, `never` or `automatic`; nil if missing.
  package var largeTitleDisplayMode: String?
}

package struct BarButtonItemElement: Hashable, Sendable {
  package var id: String?
  package var title: String?
  package var image: ImageReferenceElement?
  /// Interface Builder's word, such as `add` or `flexibleSpace`.
  package var systemItem: String?
  package var isDone = false
  package var isEnabled = true
  /// The width of a fixed space, in points.
  package var width: Double?
  package var tintColor: ColorElement?
  /// The identifier of the view in the button's place.
  package var customView: String?
}

package struct TabBarItemElement: Hashable, Sendable {
  package var id: String?
  package var title: String?
  package var image: ImageReferenceElement?
  package var selectedImage: ImageReferenceElement?
  /// Interface Builder's word, such as `favorites` or `more`.
  package var systemItem: String?
  package var badge: String?
}

package struct BarStyleElement: Hashable, Sendable {
  /// The appearance of a bar with or without content below it.
  package struct Appearance: Hashable, Sendable {
    package var backgroundColor: ColorElement?
    package var titleColor: ColorElement?
    package var largeTitleColor: ColorElement?
  }

  package var isBlack = false
  package var isTranslucent = true
  package var barTint: ColorElement?
  package var titleColor: ColorElement?
  package var largeTitleColor: ColorElement?
  package var standard: Appearance?
  package var scrollEdge: Appearance?
}

package struct ToolbarElement: Hashable, Sendable {
  package var style: BarStyleElement
  package var items: [BarButtonItemElement]
}

package struct TabBarElement: Hashable, Sendable {
  package var style: BarStyleElement
  package var items: [TabBarItemElement]
}
