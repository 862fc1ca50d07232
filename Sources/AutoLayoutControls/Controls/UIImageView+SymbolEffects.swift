public import AutoLayoutValues

public struct UISymbolEffectCompletionContext {
  public let isFinished: Bool
  /// The effect; nil for one that exchanged symbols.
  public let effect: (any SymbolEffect)?
  /// The effect by which symbols were exchanged; nil for any other.
  public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
  public let sender: AnyObject?
}

public typealias UISymbolEffectCompletion =
  @MainActor (UISymbolEffectCompletionContext) -> Void

/// An effect that lasts.
struct LastingSymbolEffect {
  var effect: any SymbolEffect
  var completion: UISymbolEffectCompletion?

  /// Whether the symbol goes by it.
  var isGoing: Bool { effect is DisappearSymbolEffect }
  /// Whether the symbol comes or goes by it.
  var comesOrGoes: Bool { isGoing || effect is AppearSymbolEffect }
}

/// Effects of symbols: nothing moves here, so that one that is over after a while is over at once,
/// and one that lasts is kept until it is taken away.
extension UIImageView {
  /// Lets the symbol move once; its end is told at once.
  ///
  /// - Parameters:
  ///   - effect: How.
  ///   - options: How often and how fast.
  ///   - animated: Whether it is seen to move.
  ///   - completion: Told of the end.
  @_disfavoredOverload
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { end(LastingSymbolEffect(effect: effect, completion: completion), isFinished: true) }

  /// Lets the symbol move or stay in some way until the effect is taken away.
  ///
  /// - Parameters:
  ///   - effect: How.
  ///   - options: How often and how fast; one that ends after some times ends at once.
  ///   - animated: Whether it is seen to move.
  ///   - completion: Told of the end.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    removeEffects(of: type(of: effect))
    let new = LastingSymbolEffect(effect: effect, completion: completion)
    let ends = effect is any DiscreteSymbolEffect && options.ends(effect)
    if ends { end(new, isFinished: true) } else { symbolEffects.append(new) }
  }

  /// Takes an effect away.
  ///
  /// - Parameters:
  ///   - effect: One of the kind.
  ///   - options: How fast.
  ///   - animated: Whether it is seen to end.
  ///   - completion: Told of the end.
  @_disfavoredOverload
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { remove(effect, completion) }

  /// Takes an effect away.
  ///
  /// - Parameters:
  ///   - effect: One of the kind.
  ///   - options: How fast.
  ///   - animated: Whether it is seen to end.
  ///   - completion: Told of the end.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { remove(effect, completion) }

  func endSymbolEffects() {
    let ended = symbolEffects
    symbolEffects = []
    for old in ended { end(old, isFinished: false) }
  }

  /// Puts another symbol in the place of the present one, at once.
  ///
  /// - Parameters:
  ///   - image: The symbol.
  ///   - contentTransition: How it comes.
  ///   - options: How fast.
  ///   - completion: Told of the end.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(
      UISymbolEffectCompletionContext(
        isFinished: true, effect: nil, contentTransition: contentTransition, sender: self))
  }

  /// Whether the symbol has gone by an effect that lasts; its room stays.
  package var symbolHasGone: Bool { symbolEffects.last(where: \.comesOrGoes)?.isGoing == true }

  private func remove(_ effect: some SymbolEffect, _ completion: UISymbolEffectCompletion?) {
    removeEffects(of: type(of: effect))
    end(LastingSymbolEffect(effect: effect, completion: completion), isFinished: true)
  }

  private func removeEffects(of kind: any SymbolEffect.Type) {
    let ended = symbolEffects.filter { type(of: $0.effect) == kind }
    symbolEffects.removeAll { type(of: $0.effect) == kind }
    for old in ended { end(old, isFinished: false) }
  }

  private func end(_ ended: LastingSymbolEffect, isFinished: Bool) {
    ended.completion?(
      UISymbolEffectCompletionContext(
        isFinished: isFinished, effect: ended.effect, contentTransition: nil, sender: self))
  }
}
