protocol WordedSymbolEffect: SymbolEffect {
  var words: [String] { get set }
}

extension WordedSymbolEffect {
  func adding(_ word: String) -> Self {
    var effect = self
    effect.words.append(word)
    return effect
  }
}

public struct ScaleSymbolEffect: WordedSymbolEffect, IndefiniteSymbolEffect {
  var words: [String] = []
  public var up: Self { adding("up") }
  public var down: Self { adding("down") }
  public var byLayer: Self { adding("byLayer") }
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

public struct AppearSymbolEffect: WordedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect
{
  var words: [String] = []
  public var up: Self { adding("up") }
  public var down: Self { adding("down") }
  public var byLayer: Self { adding("byLayer") }
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

public struct DisappearSymbolEffect: WordedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  var words: [String] = []
  public var up: Self { adding("up") }
  public var down: Self { adding("down") }
  public var byLayer: Self { adding("byLayer") }
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

public struct ReplaceSymbolEffect: WordedSymbolEffect, ContentTransitionSymbolEffect {
  var words: [String] = []
  public var downUp: Self { adding("downUp") }
  public var upUp: Self { adding("upUp") }
  public var offUp: Self { adding("offUp") }
  public var byLayer: Self { adding("byLayer") }
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

public struct AutomaticSymbolEffect: WordedSymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  var words: [String] = []
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
