public import Foundation

@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The default screen: a phone with 390 × 844 points at 3 pixels per point.
  public static let main = UIScreen(
    SimulatedScreen(
      size: CGSize(width: 390, height: 844), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)))

  open internal(set) var bounds: CGRect
  open internal(set) var scale: CGFloat
  /// The insets of the device shape and the status bar, in points.
  package private(set) final var safeAreaInsets: UIEdgeInsets
  /// The frame of the keyboard, in points; nil while it is hidden.
  package final var keyboardFrame: CGRect?
  open internal(set) var traitCollection: UITraitCollection
  package private(set) final var shape: ScreenShape

  /// Applies a change of a screen's size and traits; the first window installs it.
  package static var carryOut:
    @MainActor (UIScreen, CGSize, UITraitCollection, _ change: () -> Void) -> Void = {
      screen, size, traits, change in change()
    }

  init(_ screen: SimulatedScreen) {
    bounds = CGRect(origin: .zero, size: screen.size)
    scale = screen.scale
    safeAreaInsets = screen.safeAreaInsets
    traitCollection = screen.traits
    shape = screen.shape
    super.init()
    CurrentTraits.note(screen: traitCollection)
  }

  package final func simulate(
    bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection,
    shape: ScreenShape = ScreenShape()
  ) {
    let known = UITraitCollection(traitsFrom: [
      traitCollection, UITraitCollection(displayScale: scale), traits,
    ])
    Self.carryOut(self, bounds.size, known) {
      self.bounds = bounds
      self.scale = scale
      self.safeAreaInsets = safeAreaInsets
      self.shape = shape
      traitCollection = known
      CurrentTraits.note(screen: known)
    }
  }

  /// Returns another screen of the same device, for a single window; insets are in points.
  package final func copy(safeAreaInsets: UIEdgeInsets) -> UIScreen {
    let copy = UIScreen(simulated)
    copy.safeAreaInsets = safeAreaInsets
    copy.traitCollection = traitCollection
    CurrentTraits.note(screen: traitCollection)
    return copy
  }

  package final func changeHinge(_ hinge: ScreenShape.Hinge) { shape.hinge = hinge }

  open var nativeScale: CGFloat { scale }
  /// The brightness from 0 to 1; kept without effect.
  open var brightness: CGFloat = 0.5
  open var wantsSoftwareDimming = false
}
