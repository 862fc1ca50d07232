/// The simulated surroundings of a scene on the canvas.
package struct SimulatedMetrics: Hashable, Sendable {
  /// A bar that is simulated, explicitly absent, or inferred.
  package enum Bar: Hashable, Sendable {
    case inferred
    case none
    case navigationBar(prompted: Bool)
    case tabBar
    case toolbar
    case statusBar
  }

  package var statusBar: Bar = .inferred
  /// Whether the status bar has light content.
  package var isStatusBarLight = false
  package var topBar: Bar = .inferred
  package var isTopBarOpaque = false
  package var bottomBar: Bar = .inferred
  package var isBottomBarOpaque = false
  package var isLandscape: Bool?
  /// The screen's identifier, for a scene with its own (`retina47`).
  package var screen: String?
  /// `freeform`, `modalPageSheet`, `modalFormSheet`, … for a scene with a size of its own.
  package var destination: String?
  package var freeformSize: SizeElement?
}
