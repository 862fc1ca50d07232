public protocol SymbolEffect: Hashable, Sendable {}

public protocol DiscreteSymbolEffect {}
public protocol IndefiniteSymbolEffect {}
public protocol TransitionSymbolEffect {}
public protocol ContentTransitionSymbolEffect {}

public struct SymbolEffectOptions: Hashable, Sendable {
  var count: Int?
  var repeats: Bool?
  var factor = 1.0

  public static let `default` = SymbolEffectOptions()
  public static var repeating: Self { Self.default.repeating }
  public static var nonRepeating: Self { Self.default.nonRepeating }
  public static func `repeat`(_ count: Int?) -> Self { Self.default.repeat(count) }
  public static func speed(_ speed: Double) -> Self { Self.default.speed(speed) }

  public var repeating: Self { changed { $0.repeats = true } }
  public var nonRepeating: Self { changed { $0.repeats = false } }
  public func `repeat`(_ count: Int?) -> Self { changed { $0.count = count } }
  public func speed(_ speed: Double) -> Self { changed { $0.factor = speed } }

  /// Whether a finite effect ends by itself; bouncing and wiggling effects always do [memory].
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
