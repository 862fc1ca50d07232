public import AutoLayoutValues

public struct UISymbolEffectCompletionContext {
  public let isFinished: Bool
  public let effect: (any SymbolEffect)?
  public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
  public let sender: AnyObject?
}

public typealias UISymbolEffectCompletion =
  @MainActor (UISymbolEffectCompletionContext) -> Void

struct LastingSymbolEffect {
  var effect: any SymbolEffect
  var completion: UISymbolEffectCompletion?

  var isGoing: Bool { effect is DisappearSymbolEffect }
  var comesOrGoes: Bool { isGoing || effect is AppearSymbolEffect }
}

/// Symbol effects, which are not animated: finite effects end at once, others are kept.
extension UIImageView {
  @_disfavoredOverload
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { end(LastingSymbolEffect(effect: effect, completion: completion), isFinished: true) }

  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    removeEffects(of: type(of: effect))
    let new = LastingSymbolEffect(effect: effect, completion: completion)
    let ends = effect is any DiscreteSymbolEffect && options.ends(effect)
    if ends { end(new, isFinished: true) } else { symbolEffects.append(new) }
  }

  @_disfavoredOverload
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { remove(effect, completion) }

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

  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(
      UISymbolEffectCompletionContext(
        isFinished: true, effect: nil, contentTransition: contentTransition, sender: self))
  }

  /// Whether an indefinite effect hides the symbol, which still takes up space.
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
