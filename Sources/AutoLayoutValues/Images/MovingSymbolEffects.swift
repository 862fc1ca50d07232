/// A symbol that jumps.
public struct BounceSymbolEffect: WordedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var words: [String] = []
  /// Upwards.
  public var up: Self { adding("up") }
  /// Downwards.
  public var down: Self { adding("down") }
  /// Layer by layer.
  public var byLayer: Self { adding("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol that jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol that pales and comes back.
public struct PulseSymbolEffect: WordedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var words: [String] = []
  /// Layer by layer.
  public var byLayer: Self { adding("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol that pales and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol whose layers light up one after the other.
public struct VariableColorSymbolEffect: WordedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var words: [String] = []
  /// One layer at a time.
  public var iterative: Self { adding("iterative") }
  /// One layer more at a time.
  public var cumulative: Self { adding("cumulative") }
  /// Forwards and back.
  public var reversing: Self { adding("reversing") }
  /// Always forwards.
  public var nonReversing: Self { adding("nonReversing") }
  /// The other layers pale.
  public var dimInactiveLayers: Self { adding("dimInactiveLayers") }
  /// The other layers hidden.
  public var hideInactiveLayers: Self { adding("hideInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A symbol whose layers light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol that shakes.
public struct WiggleSymbolEffect: WordedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var words: [String] = []
  /// To the left.
  public var left: Self { adding("left") }
  /// To the right.
  public var right: Self { adding("right") }
  /// Upwards.
  public var up: Self { adding("up") }
  /// Downwards.
  public var down: Self { adding("down") }
  /// As reading goes.
  public var forward: Self { adding("forward") }
  /// Against reading.
  public var backward: Self { adding("backward") }
  /// Turning clockwise.
  public var clockwise: Self { adding("clockwise") }
  /// Turning counter-clockwise.
  public var counterClockwise: Self { adding("counterClockwise") }
  /// Layer by layer.
  public var byLayer: Self { adding("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol that shakes.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A symbol that turns.
public struct RotateSymbolEffect: WordedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var words: [String] = []
  /// Clockwise.
  public var clockwise: Self { adding("clockwise") }
  /// Counter-clockwise.
  public var counterClockwise: Self { adding("counterClockwise") }
  /// Layer by layer.
  public var byLayer: Self { adding("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol that turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol that grows and shrinks.
public struct BreatheSymbolEffect: WordedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  var words: [String] = []
  /// By its size alone.
  public var plain: Self { adding("plain") }
  /// Paling meanwhile.
  public var pulse: Self { adding("pulse") }
  /// Layer by layer.
  public var byLayer: Self { adding("byLayer") }
  /// All layers at once.
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol that grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
