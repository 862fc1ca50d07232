public import AutoLayoutValues
import Foundation

/// A scene's coordinates at a moment.
final class SceneCoordinateSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(_ bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }
}

extension UIWindowScene {
  /// Resizes the scene as the user would, within the size restrictions; windows follow.
  ///
  /// `isInteractive` means that the user still drags the edge: views read it in
  /// `effectiveGeometry`.
  public func simulateResize(to screen: SimulatedScreen, isInteractive: Bool = false) {
    earlierGeometry = effectiveGeometry
    defer { earlierGeometry = nil }
    isInteractivelyResizing = isInteractive
    var screen = screen
    if let limits = sizeRestrictions {
      screen.size.width = max(
        limits.minimumSize.width, min(screen.size.width, limits.maximumSize.width))
      screen.size.height = max(
        limits.minimumSize.height, min(screen.size.height, limits.maximumSize.height))
    }
    self.screen.simulate(screen)
  }

  func geometryDidChange(from previous: Geometry) {
    guard UpdateTracking.has(.windowGeometryCalls) else { return }
    (delegate as? any UIWindowSceneDelegate)?.windowScene(
      self, didUpdateEffectiveGeometry: previous)
  }
}

extension UIViewController {
  /// Whether the controller at the end of the chain prefers a locked orientation.
  var locksOrientation: Bool {
    var speaker = self
    while let child = speaker.childViewControllerForInterfaceOrientationLock { speaker = child }
    return speaker.prefersInterfaceOrientationLocked
  }
}
