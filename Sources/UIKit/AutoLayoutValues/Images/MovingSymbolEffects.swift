public struct BounceSymbolEffect: WordedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var words: [String] = []
  public var up: Self { adding("up") }
  public var down: Self { adding("down") }
  public var byLayer: Self { adding("byLayer") }
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

public struct PulseSymbolEffect: WordedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var words: [String] = []
  public var byLayer: Self { adding("byLayer") }
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

public struct VariableColorSymbolEffect: WordedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var words: [String] = []
  public var iterative: Self { adding("iterative") }
  public var cumulative: Self { adding("cumulative") }
  public var reversing: Self { adding("reversing") }
  public var nonReversing: Self { adding("nonReversing") }
  public var dimInactiveLayers: Self { adding("dimInactiveLayers") }
  public var hideInactiveLayers: Self { adding("hideInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

public struct WiggleSymbolEffect: WordedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var words: [String] = []
  public var left: Self { adding("left") }
  public var right: Self { adding("right") }
  public var up: Self { adding("up") }
  public var down: Self { adding("down") }
  public var forward: Self { adding("forward") }
  public var backward: Self { adding("backward") }
  public var clockwise: Self { adding("clockwise") }
  public var counterClockwise: Self { adding("counterClockwise") }
  public var byLayer: Self { adding("byLayer") }
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

public struct RotateSymbolEffect: WordedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var words: [String] = []
  public var clockwise: Self { adding("clockwise") }
  public var counterClockwise: Self { adding("counterClockwise") }
  public var byLayer: Self { adding("byLayer") }
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

public struct BreatheSymbolEffect: WordedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  var words: [String] = []
  public var plain: Self { adding("plain") }
  public var pulse: Self { adding("pulse") }
  public var byLayer: Self { adding("byLayer") }
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
