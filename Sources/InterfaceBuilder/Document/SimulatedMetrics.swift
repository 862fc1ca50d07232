/// What the canvas pretends about the surroundings of a scene.
package struct SimulatedMetrics: Hashable, Sendable {
  /// A bar that is pretended, pretended away, or left to be inferred.
  package enum Bar: Hashable, Sendable {
    case inferred
    case none
    case navigationBar(prompted: Bool)
    case tabBar
    case toolbar
    /// The status bar.
    case statusBar
  }

  package var statusBar: Bar = .inferred
  /// Whether the status bar has light signs.
  package var isStatusBarLight = false
  package var topBar: Bar = .inferred
  package var isTopBarOpaque = false
  package var bottomBar: Bar = .inferred
  package var isBottomBarOpaque = false
  package var isLandscape: Bool?
  /// The screen's identifier, where the scene has one of its own (`retina47`).
  package var screen: String?
  /// `freeform`, `modalPageSheet`, `modalFormSheet`, … where the scene has a size of its own.
  package var destination: String?
  package var freeformSize: SizeElement?
}
