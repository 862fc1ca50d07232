import AutoLayout
import Foundation
import Testing

@Suite("Effects of symbols")
@MainActor
struct SymbolEffectTests {
  private final class Told {
    var ends: [Bool] = []
  }

  private let told = Told()
  private let view = UIImageView(image: UIImage(systemName: "star"))

  private func note(_ context: UISymbolEffectCompletionContext) {
    #expect(context.sender === view)
    told.ends.append(context.isFinished)
  }

  @Test("an effect of finite duration ends at once")
  func discrete() {
    view.addSymbolEffect(.bounce, completion: note)
    view.addSymbolEffect(.bounce.up.byLayer, options: .speed(2).repeat(3), completion: note)
    view.addSymbolEffect(.pulse, options: .nonRepeating, animated: false, completion: note)
    #expect(told.ends == [true, true, true])
  }

  @Test(
    "an indefinite effect ends when it is removed or replaced by another effect of the same kind")
  func lasting() {
    view.addSymbolEffect(.variableColor.iterative.reversing, completion: note)
    view.addSymbolEffect(.scale.up, options: .repeating, completion: note)
    #expect(told.ends.isEmpty)
    view.addSymbolEffect(.scale.down, completion: note)
    #expect(told.ends == [false])
    view.removeSymbolEffect(ofType: .variableColor, completion: note)
    #expect(told.ends == [false, false, true])
    view.removeAllSymbolEffects()
    #expect(told.ends.count == 4)
  }

  @Test("a symbol replaces another at once, and still takes space after disappearing")
  func content() {
    let other = UIImage(systemName: "plus") ?? UIImage()
    view.setSymbolImage(other, contentTransition: .replace.downUp) { context in
      #expect(context.contentTransition != nil && context.effect == nil)
    }
    #expect(view.image == other)
    let size = view.intrinsicContentSize
    view.addSymbolEffect(.disappear)
    #expect(view.symbolHasGone && view.intrinsicContentSize == size)
    view.addSymbolEffect(.appear)
    #expect(!view.symbolHasGone)
  }

  @Test("effects are values")
  func values() {
    #expect(BounceSymbolEffect.bounce.up != .bounce.down)
    #expect(SymbolEffectOptions.repeating == .default.repeating)
    let effects: [any SymbolEffect] = [
      .appear.up, .automatic, .breathe.plain, .rotate.clockwise, .wiggle.left, .pulse.wholeSymbol,
    ]
    #expect(effects.filter { $0 is any DiscreteSymbolEffect }.count == 4)
    #expect(effects.filter { $0 is any TransitionSymbolEffect }.count == 2)
  }
}
