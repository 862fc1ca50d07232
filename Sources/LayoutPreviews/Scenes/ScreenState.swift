import ApplicationHost
import AutoLayout
import Diagnosis
import Foundation
import InterfaceBuilder
import ScenePictures

@MainActor
struct ScreenState: Equatable {
  private let device: Device?
  private let orientation: Device.Orientation
  private let traits: UITraitCollection
  private let key: Key

  private struct Key: Equatable {
    var environment: ScenePlace.Environment
    var isLandscape: Bool?
  }

  /// The main screen's current state; nil for its original one.
  private static var present: Key?
  private static let original = (
    bounds: UIScreen.main.bounds, scale: UIScreen.main.scale,
    insets: UIScreen.main.safeAreaInsets, traits: UIScreen.main.traitCollection
  )

  /// Makes the state; `traits` are the preview's, for missing settings.
  init(_ environment: ScenePlace.Environment, _ traits: Preview.ViewTraits) {
    let layout = environment.layoutEnvironment
    key = Key(environment: environment, isLandscape: traits.isLandscape)
    orientation = layout.orientation ?? (traits.isLandscape == true ? .landscape : .portrait)
    device = layout.device ?? (orientation == .landscape ? .described(by: "iPhone 14") : nil)
    self.traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: layout.contentSizeCategory),
      UITraitCollection(
        layoutDirection: layout.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(
        userInterfaceStyle: layout.userInterfaceStyle == .dark ? .dark : .light),
    ])
  }

  nonisolated static func == (a: ScreenState, b: ScreenState) -> Bool { a.key == b.key }

  static func reset() {
    UIScreen.main.simulate(
      bounds: original.bounds, scale: original.scale, safeAreaInsets: original.insets,
      traits: original.traits)
    present = nil
  }

  func adopt() {
    guard Self.present != key else { return }
    Self.reset()
    let screen = UIScreen.main
    if let device { screen.simulate(device, orientation) }
    screen.simulate(
      bounds: screen.bounds, scale: screen.scale, safeAreaInsets: screen.safeAreaInsets,
      traits: traits)
    HostedApplication.takeImagesForScreen()
    Self.present = key
  }
}
