import ApplicationHost
import AutoLayout
import Diagnosis
import Foundation
import InterfaceBuilder
import PreviewProtocol
import ScenePictures

@MainActor
struct ScreenState: Equatable {
  private let screen: SimulatedScreen
  private let key: Key

  private struct Key: Equatable {
    var environment: ScenePlace.Environment
    var isLandscape: Bool?
  }

  /// The main screen's current state; nil for the original state.
  private static var present: Key?
  private static let original = UIScreen.main.simulated

  /// Makes the state; `traits` are the preview's, for missing settings.
  init(_ environment: ScenePlace.Environment, _ traits: Preview.ViewTraits) {
    let layout = environment.layoutEnvironment
    key = Key(environment: environment, isLandscape: traits.isLandscape)
    let orientation =
      layout.orientation ?? (traits.isLandscape == true ? .landscape : .portrait)
    let device =
      layout.device ?? (orientation == .landscape ? .described(by: "iPhone 14") : nil)
    var screen = device.map { SimulatedScreen($0, orientation) } ?? Self.original
    let usual = IOSVersion(Self.original.iosVersion)
    screen.adopt(layout.iosVersion ?? max(usual, device?.firstRelease ?? usual))
    screen.textSize = layout.contentSizeCategory
    screen.direction = layout.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    screen.appearance = layout.userInterfaceStyle == .dark ? .dark : .light
    self.screen = screen
  }

  nonisolated static func == (a: ScreenState, b: ScreenState) -> Bool { a.key == b.key }

  static func reset() {
    UIScreen.main.simulate(original)
    present = nil
  }

  func adopt() {
    guard Self.present != key else { return }
    UIScreen.main.simulate(screen)
    HostedApplication.takeImagesForScreen()
    Self.present = key
  }
}
