package struct SimulatedMetrics: Hashable, Sendable {
  package enum Bar: Hashable, Sendable {
    case inferred
    case none
    case navigationBar(prompted: Bool)
    case tabBar
    case toolbar
    case statusBar
  }

  package var statusBar: Bar = .inferred
  package var isStatusBarLight = false
  package var topBar: Bar = .inferred
  package var isTopBarOpaque = false
  package var bottomBar: Bar = .inferred
  package var isBottomBarOpaque = false
  package var isLandscape: Bool?
  package var screen: String?
  package var destination: String?
  package var freeformSize: SizeElement?
}
