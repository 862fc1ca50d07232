package import Foundation

package indirect enum ColorVariants: Sendable {
  case values(AppearanceColors)
  case provider(ColorProvider)
  case faded(UIColor, CGFloat)

  func components(in surroundings: ColorSurroundings) -> ColorComponents {
    switch self {
    case .values(let colors): colors[surroundings.appearance]
    case .provider(let provider):
      provider.color(surroundings.traits).components(in: surroundings)
    case .faded(let color, let alpha): color.components(in: surroundings).withAlpha(alpha)
    }
  }

  /// The components in a light interface; client closures are not called, as clients may not be
  /// ready.
  var plain: ColorComponents {
    switch self {
    case .values(let colors): colors[ColorAppearance()]
    case .provider: ColorComponents(0)
    case .faded(let color, let alpha): color.components(in: nil).withAlpha(alpha)
    }
  }
}

extension ColorVariants: Equatable {
  /// Compares by value; closures are equal if they belong to the same color.
  package static func == (a: ColorVariants, b: ColorVariants) -> Bool {
    switch (a, b) {
    case (.values(let a), .values(let b)): a == b
    case (.provider(let a), .provider(let b)): a === b
    case (.faded(let a, let x), .faded(let b, let y)): x == y && a.isEqual(b)
    default: false
    }
  }
}

package final class ColorProvider: @unchecked Sendable {
  // Safe: the closure comes from the main actor, and colors are resolved when views are drawn.

  let color: (UITraitCollection) -> UIColor

  init(_ color: @escaping (UITraitCollection) -> UIColor) { self.color = color }
}
