/// A `navigationItem`: what a navigation bar shows for a controller.
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
  /// `always`, `never` or `automatic`; nil where nothing is said.
  package var largeTitleDisplayMode: String?
}

/// A `barButtonItem`: a button of a navigation bar or a toolbar.
package struct BarButtonItemElement: Hashable, Sendable {
  package var id: String?
  package var title: String?
  package var image: ImageReferenceElement?
  /// Interface Builder's word, such as `add` or `flexibleSpace`.
  package var systemItem: String?
  package var isDone = false
  package var isEnabled = true
  /// The width of the room, in points, where it is fixed.
  package var width: Double?
  package var tintColor: ColorElement?
  /// The identifier of the view in the button's place.
  package var customView: String?
}

/// A `tabBarItem`: what a tab bar shows for a controller.
package struct TabBarItemElement: Hashable, Sendable {
  package var id: String?
  package var title: String?
  package var image: ImageReferenceElement?
  package var selectedImage: ImageReferenceElement?
  /// Interface Builder's word, such as `favorites` or `more`.
  package var systemItem: String?
  package var badge: String?
}

/// What a bar says about its looks.
package struct BarStyleElement: Hashable, Sendable {
  /// What a bar shows while content lies below it, or while none does.
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

/// The attributes of a `toolbar`.
package struct ToolbarElement: Hashable, Sendable {
  package var style: BarStyleElement
  package var items: [BarButtonItemElement]
}

/// The attributes of a `tabBar`.
package struct TabBarElement: Hashable, Sendable {
  package var style: BarStyleElement
  package var items: [TabBarItemElement]
}
