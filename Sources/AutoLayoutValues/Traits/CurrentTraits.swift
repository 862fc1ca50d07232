import Synchronization
import TextMetrics

/// What colours are shown for: traits, and what they mean for colours.
package struct ColorSurroundings: Sendable {
  /// What closures of clients are asked with.
  let traits: UITraitCollection
  /// What values are chosen by.
  let appearance: ColorAppearance
  /// Pixels per point; 0 when not known.
  let displayScale: Double

  /// Makes them of traits.
  @MainActor package init(_ traits: UITraitCollection) {
    self.traits = traits
    appearance = traits.colorAppearance
    displayScale = Double(traits.displayScale)
  }
}

/// The traits that count where nobody says which: those of what is drawn at present, those that
/// were stated, or the screen's.
enum CurrentTraits {
  /// What is drawn at present is shown for these.
  @TaskLocal static var performed: ColorSurroundings?

  private struct General {
    var stated: ColorSurroundings?
    var screen: ColorSurroundings?
    var contentSize = ContentSize.large
  }

  private static let general = Mutex(General())

  /// What was stated for everything.
  static var stated: ColorSurroundings? {
    get { general.withLock { $0.stated } }
    set { general.withLock { $0.stated = newValue } }
  }

  /// Takes note of the screen's traits.
  @MainActor static func note(screen traits: UITraitCollection) {
    let surroundings = ColorSurroundings(traits)
    let contentSize = ContentSize(traits.preferredContentSizeCategory)
    general.withLock {
      $0.screen = surroundings
      $0.contentSize = contentSize
    }
  }

  /// The user's text size as the screen knows it; the default one until there is a screen.
  static var contentSize: ContentSize { general.withLock { $0.contentSize } }

  /// What colours are shown for at present; nil until there is a screen.
  static var surroundings: ColorSurroundings? {
    performed ?? general.withLock { $0.stated ?? $0.screen }
  }

  /// Pixels per point of what is shown at present: those of phones until there is a screen.
  static var displayScale: Double {
    guard let scale = surroundings?.displayScale, scale > 0 else { return 3 }
    return scale
  }
}

extension UITraitCollection {
  /// What is known where nothing else is said: what the main screen knows, unless something is
  /// stated or drawn (F12.10).
  public class var current: UITraitCollection {
    get {
      (CurrentTraits.performed ?? CurrentTraits.stated)?.traits ?? UIScreen.main.traitCollection
    }
    set { CurrentTraits.stated = ColorSurroundings(newValue) }
  }

  /// States what is known, for as long as something is done.
  ///
  /// - Parameter actions: What asks for ``current``, or for the components of colours.
  public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  /// Does something while these traits are the current ones.
  ///
  /// - Parameter body: What is done.
  /// - Returns: What it returns.
  package final func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CurrentTraits.$performed.withValue(ColorSurroundings(self)) { try body() }
  }
}
