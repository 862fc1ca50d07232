import Synchronization
import TextMetrics

package struct ColorSurroundings: Sendable {
  let traits: UITraitCollection
  let appearance: ColorAppearance
  let displayScale: Double

  @MainActor package init(_ traits: UITraitCollection) {
    self.traits = traits
    appearance = traits.colorAppearance
    displayScale = Double(traits.displayScale)
  }
}

/// The default traits: the current drawing's, explicit traits, or the screen's, in this order.
enum CurrentTraits {
  @TaskLocal static var performed: ColorSurroundings?

  private struct General {
    var stated: ColorSurroundings?
    var screen: ColorSurroundings?
    var contentSize = ContentSize.large
  }

  private static let general = Mutex(General())

  static var stated: ColorSurroundings? {
    get { general.withLock { $0.stated } }
    set { general.withLock { $0.stated = newValue } }
  }

  @MainActor static func note(screen traits: UITraitCollection) {
    let surroundings = ColorSurroundings(traits)
    let contentSize = ContentSize(traits.preferredContentSizeCategory)
    general.withLock {
      $0.screen = surroundings
      $0.contentSize = contentSize
    }
  }

  /// The screen's content size category; the default category until a screen exists.
  static var contentSize: ContentSize { general.withLock { $0.contentSize } }

  /// The current surroundings for colors; nil until a screen exists.
  static var surroundings: ColorSurroundings? {
    performed ?? general.withLock { $0.stated ?? $0.screen }
  }

  /// The current pixels per point; a phone's until a screen exists.
  static var displayScale: Double {
    guard let scale = surroundings?.displayScale, scale > 0 else { return 3 }
    return scale
  }
}

extension UITraitCollection {
  /// The main screen's traits, unless drawing or explicit traits override them (F12.10).
  public class var current: UITraitCollection {
    get {
      (CurrentTraits.performed ?? CurrentTraits.stated)?.traits ?? UIScreen.main.traitCollection
    }
    set { CurrentTraits.stated = ColorSurroundings(newValue) }
  }

  public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  package final func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CurrentTraits.$performed.withValue(ColorSurroundings(self)) { try body() }
  }
}
