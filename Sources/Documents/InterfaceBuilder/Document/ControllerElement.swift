package struct ControllerElement: Hashable, Sendable {
  package let elementName: String
  package let id: String
  package var customClass: String?
  package var customModule: String?
  package var storyboardIdentifier: String?
  package var title: String?
  package var userLabel: String?
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
  package var referencedIdentifier: String?
  package var modalPresentationStyle: String?
  package var automaticallyAdjustsScrollViewInsets = true
  package var extendedLayoutIncludesOpaqueBars = false
  package var extendedEdges: Set<String>?
  package var split = SplitElement()
  package var simulated = SimulatedMetrics()
  package var other: [String: String] = [:]
  package let location: SourceLocation
}
