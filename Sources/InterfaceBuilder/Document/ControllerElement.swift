package struct ControllerElement: Hashable, Sendable {
  /// The element's name: `viewController`, `tableViewController`, `navigationController` and so on.
  package let elementName: String
  package let id: String
  package var customClass: String?
  /// The module of the class; nil if the document does not name one.
  package var customModule: String?
  package var storyboardIdentifier: String?
  package var title: String?
  package var userLabel: String?
  /// For a `viewControllerPlaceholder`: the name of the referenced storyboard.
  package var storyboardName: String?
  package var view: ViewIndex?
  package var navigationBar: ViewIndex?
  package var tabBar: ViewIndex?
  package var toolbar: ViewIndex?
  package var isNavigationBarHidden = false
  package var isToolbarHidden = true
  package var hidesBottomBarWhenPushed = false
  package var navigationItem: NavigationItemElement?
  package var tabBarItem: TabBarItemElement?
  package var toolbarItems: [BarButtonItemElement] = []
  /// For a placeholder: the identifier of the controller in the other storyboard.
  package var referencedIdentifier: String?
  package var modalPresentationStyle: String?
  package var automaticallyAdjustsScrollViewInsets = true
  package var extendedLayoutIncludesOpaqueBars = false
  /// The edges that extend under bars; nil for all four.
  package var extendedEdges: Set<String>?
  /// The columns of a split view controller.
  package var split = SplitElement()
  package var simulated = SimulatedMetrics()
  /// Unknown attributes.
  package var other: [String: String] = [:]
  package let location: SourceLocation
}
