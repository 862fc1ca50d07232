import ApplicationHost
import AutoLayout
import InterfaceBuilder

/// The screen for a preview.
@MainActor
struct ScreenState {
  private let environment: LayoutEnvironment

  /// The main screen's current environment; nil for the original state.
  private static var present: LayoutEnvironment?
  private static let original = UIScreen.main.simulated

  /// Makes the state; `traits` are the preview's, for missing settings.
  init(_ environment: LayoutEnvironment, _ traits: Preview.ViewTraits) {
    var environment = environment
    if environment.orientation == nil {
      environment.orientation = traits.isLandscape == true ? .landscape : .portrait
    }
    if environment.iosVersion == nil {
      // Previews run the usual release, not the release that their program began with.
      let usual = IOSVersion(Self.original.iosVersion)
      environment.iosVersion = max(usual, environment.device?.firstRelease ?? usual)
    }
    self.environment = environment
  }

  static func reset() {
    UIScreen.main.simulate(original)
    present = nil
  }

  func adopt() {
    guard Self.present != environment else { return }
    UIScreen.main.simulate(SimulatedScreen(environment, current: Self.original))
    HostedApplication.takeImagesForScreen()
    Self.present = environment
  }
}
