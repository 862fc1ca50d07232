/// A view controller of a scene.
package struct ControllerElement: Hashable, Sendable {
  /// The element's name: `viewController`, `tableViewController`, `navigationController` and so on.
  package let elementName: String
  package let id: String
  package var customClass: String?
  /// The module of the class; nil where the document names none.
  package var customModule: String?
  package var storyboardIdentifier: String?
  package var title: String?
  /// The author's name for the scene.
  package var userLabel: String?
  /// For a `viewControllerPlaceholder`: the storyboard it stands for.
  package var storyboardName: String?
  package var view: ViewIndex?
  package var navigationBar: ViewIndex?
  package var tabBar: ViewIndex?
  package var toolbar: ViewIndex?
  package var isNavigationBarHidden = false
  package var isToolbarHidden = true
  package var hidesBottomBarWhenPushed = false
  /// What a navigation bar shows for the controller; nil where the document says nothing.
  package var navigationItem: NavigationItemElement?
  /// What a tab bar shows for the controller; nil where the document says nothing.
  package var tabBarItem: TabBarItemElement?
  /// The buttons of the bar at the bottom.
  package var toolbarItems: [BarButtonItemElement] = []
  /// For a placeholder: the identifier of the controller in the other storyboard.
  package var referencedIdentifier: String?
  package var modalPresentationStyle: String?
  package var automaticallyAdjustsScrollViewInsets = true
  package var extendedLayoutIncludesOpaqueBars = false
  /// The edges that reach under bars; nil stands for all four.
  package var extendedEdges: Set<String>?
  /// For a split view controller: what it says about its columns.
  package var split = SplitElement()
  package var simulated = SimulatedMetrics()
  /// Attributes that are not understood.
  package var other: [String: String] = [:]
  package let location: SourceLocation
}
