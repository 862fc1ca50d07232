/// How a symbol moves, or how it stays meanwhile.
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect that is over after a while.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts until it is taken away.
public protocol IndefiniteSymbolEffect {}
/// An effect by which a symbol comes or goes.
public protocol TransitionSymbolEffect {}
/// An effect by which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often, where it was said.
  var count: Int?
  /// Whether it begins again and again, where it was said.
  var repeats: Bool?
  /// How many times as fast.
  var factor = 1.0

  /// As the effect does by itself.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static var repeating: Self { Self.default.repeating }
  /// Once.
  public static var nonRepeating: Self { Self.default.nonRepeating }
  /// A number of times.
  public static func `repeat`(_ count: Int?) -> Self { Self.default.repeat(count) }
  /// A number of times as fast.
  public static func speed(_ speed: Double) -> Self { Self.default.speed(speed) }

  /// The same, again and again.
  public var repeating: Self { changed { $0.repeats = true } }
  /// The same, once.
  public var nonRepeating: Self { changed { $0.repeats = false } }
  /// The same, a number of times.
  public func `repeat`(_ count: Int?) -> Self { changed { $0.count = count } }
  /// The same, a number of times as fast.
  public func speed(_ speed: Double) -> Self { changed { $0.factor = speed } }

  /// Whether an effect that may be over after a while is, unless it is taken away before: those
  /// that jump or shake are by themselves [memory].
  package func ends(_ effect: some SymbolEffect) -> Bool {
    if repeats == true { return false }
    if repeats == false || count != nil { return true }
    return effect is BounceSymbolEffect || effect is WiggleSymbolEffect
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var options = self
    change(&options)
    return options
  }
}
