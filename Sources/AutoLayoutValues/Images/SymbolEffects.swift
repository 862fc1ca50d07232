/// What the effects of symbols have in common: the words that say how.
protocol WordedSymbolEffect: SymbolEffect {
  var words: [String] { get set }
}

extension WordedSymbolEffect {
  /// The same with one word more.
  func adding(_ word: String) -> Self {
    var effect = self
    effect.words.append(word)
    return effect
  }
}

/// A symbol of another size.
public struct ScaleSymbolEffect: WordedSymbolEffect, IndefiniteSymbolEffect {
  var words: [String] = []
  /// Larger.
  public var up: Self { adding("up") }
  /// Smaller.
  public var down: Self { adding("down") }
  /// Layer by layer.
  public var byLayer: Self { adding("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol of another size.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol that comes.
public struct AppearSymbolEffect: WordedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect
{
  var words: [String] = []
  /// Growing.
  public var up: Self { adding("up") }
  /// Shrinking.
  public var down: Self { adding("down") }
  /// Layer by layer.
  public var byLayer: Self { adding("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol that comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol that goes.
public struct DisappearSymbolEffect: WordedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  var words: [String] = []
  /// Growing.
  public var up: Self { adding("up") }
  /// Shrinking.
  public var down: Self { adding("down") }
  /// Layer by layer.
  public var byLayer: Self { adding("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol that goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol that takes the place of another.
public struct ReplaceSymbolEffect: WordedSymbolEffect, ContentTransitionSymbolEffect {
  var words: [String] = []
  /// The old one shrinks, then the new one grows.
  public var downUp: Self { adding("downUp") }
  /// The old one grows away, then the new one grows.
  public var upUp: Self { adding("upUp") }
  /// The old one is gone, then the new one grows.
  public var offUp: Self { adding("offUp") }
  /// Layer by layer.
  public var byLayer: Self { adding("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol that takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The way that the system likes.
public struct AutomaticSymbolEffect: WordedSymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  var words: [String] = []
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The way that the system likes.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
