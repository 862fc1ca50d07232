package import Foundation

/// What the components of a colour depend on.
package indirect enum ColorVariants: Sendable {
  /// A value for each appearance.
  case values(AppearanceColors)
  /// What a closure of the client says.
  case provider(ColorProvider)
  /// Another colour, with an opacity of its own.
  case faded(UIColor, CGFloat)

  /// The components where something is shown.
  func components(in surroundings: ColorSurroundings) -> ColorComponents {
    switch self {
    case .values(let colors): colors[surroundings.appearance]
    case .provider(let provider):
      provider.color(surroundings.traits).components(in: surroundings)
    case .faded(let color, let alpha): color.components(in: surroundings).withAlpha(alpha)
    }
  }

  /// The components where nobody says what a colour is for: those of a light interface.
  ///
  /// No client is asked then, as it may not be ready to answer.
  var plain: ColorComponents {
    switch self {
    case .values(let colors): colors[ColorAppearance()]
    case .provider: ColorComponents(0)
    case .faded(let color, let alpha): color.components(in: nil).withAlpha(alpha)
    }
  }
}

extension ColorVariants: Equatable {
  /// Whether both depend on the same; closures are the same where one colour was made of them.
  package static func == (a: ColorVariants, b: ColorVariants) -> Bool {
    switch (a, b) {
    case (.values(let a), .values(let b)): a == b
    case (.provider(let a), .provider(let b)): a === b
    case (.faded(let a, let x), .faded(let b, let y)): x == y && a.isEqual(b)
    default: false
    }
  }
}

/// A closure that says what a colour looks like.
package final class ColorProvider: @unchecked Sendable {
  // Safe: the closure comes from the main actor, and colours are asked for where views are drawn.

  /// Says the colour for traits.
  let color: (UITraitCollection) -> UIColor

  init(_ color: @escaping (UITraitCollection) -> UIColor) { self.color = color }
}
