public import Foundation

@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The default screen: a phone with 390 × 844 points at 3 pixels per point.
  public static let main = UIScreen(
    bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  open internal(set) var bounds: CGRect
  open internal(set) var scale: CGFloat
  /// The insets of the device shape and the status bar, in points.
  package private(set) final var safeAreaInsets: UIEdgeInsets
  /// The frame of the keyboard, in points; nil while it is hidden.
  package final var keyboardFrame: CGRect?
  open internal(set) var traitCollection: UITraitCollection

  /// Applies a change of a screen's size and traits; the first window installs it.
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
      UITraitCollection(iosMajorVersion: 17),
    ])
    super.init()
    CurrentTraits.note(screen: traitCollection)
  }

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

  /// Returns another screen of the same device, for a single window; insets are in points.
  package final func copy(safeAreaInsets: UIEdgeInsets) -> UIScreen {
    let copy = UIScreen(bounds: bounds, scale: scale, safeAreaInsets: safeAreaInsets)
    copy.traitCollection = traitCollection
    CurrentTraits.note(screen: traitCollection)
    return copy
  }

  open var nativeScale: CGFloat { scale }
  /// The brightness from 0 to 1; kept without effect.
  open var brightness: CGFloat = 0.5
  open var wantsSoftwareDimming = false
}
