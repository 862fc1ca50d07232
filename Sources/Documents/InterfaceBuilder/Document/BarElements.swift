package struct NavigationItemElement: Hashable, Sendable {
  package var id: String?
  package var title: String?
  package var prompt: String?
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
  package var systemItem: String?
  package var isDone = false
  package var isEnabled = true
  /// The fixed space's width, in points.
  package var width: Double?
  package var tintColor: ColorElement?
  package var customView: String?
}

package struct TabBarItemElement: Hashable, Sendable {
  package var id: String?
  package var title: String?
  package var image: ImageReferenceElement?
  package var selectedImage: ImageReferenceElement?
  package var systemItem: String?
  package var badge: String?
}

package struct BarStyleElement: Hashable, Sendable {
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
