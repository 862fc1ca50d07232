public import Foundation

@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen that windows are on when nothing else is said; a phone of 390 × 844 points at 3
  /// pixels per point.
  public static let main = UIScreen(
    bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// The screen's rectangle, in points.
  open internal(set) var bounds: CGRect
  /// Pixels per point.
  open internal(set) var scale: CGFloat
  /// What the device's shape and its status bar cover, in points.
  package private(set) final var safeAreaInsets: UIEdgeInsets
  /// What the keyboard covers, in points; nil while it is hidden.
  package final var keyboardFrame: CGRect?
  open internal(set) var traitCollection: UITraitCollection

  /// Carries out a change of a screen to a size and traits, and takes along what is on the screen:
  /// the first window says how; until there is one, nobody has to be told.
  package static var carryOut:
    @MainActor (UIScreen, CGSize, UITraitCollection, _ change: () -> Void) -> Void = {
      screen, size, traits, change in change()
    }

  init(bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets) {
    self.bounds = bounds
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    traitCollection = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(displayScale: scale),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .large),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(systemGeneration: 17),
    ])
    super.init()
    CurrentTraits.note(screen: traitCollection)
  }

  /// Turns the screen into another device's.
  package final func simulate(
    bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection
  ) {
    let known = UITraitCollection(traitsFrom: [
      traitCollection, UITraitCollection(displayScale: scale), traits,
    ])
    Self.carryOut(self, bounds.size, known) {
      self.bounds = bounds
      self.scale = scale
      self.safeAreaInsets = safeAreaInsets
      traitCollection = known
      CurrentTraits.note(screen: known)
    }
  }

  /// Another screen of the same device, for a window that is alone on it.
  ///
  /// - Parameter safeAreaInsets: What the device's shape and its status bar cover, in points.
  /// - Returns: A screen that windows can be given.
  package final func copy(safeAreaInsets: UIEdgeInsets) -> UIScreen {
    let copy = UIScreen(bounds: bounds, scale: scale, safeAreaInsets: safeAreaInsets)
    copy.traitCollection = traitCollection
    CurrentTraits.note(screen: traitCollection)
    return copy
  }

  /// Pixels per point of the device itself.
  open var nativeScale: CGFloat { scale }
  /// How bright the screen is, from 0 to 1; kept.
  open var brightness: CGFloat = 0.5
  open var wantsSoftwareDimming = false
}
