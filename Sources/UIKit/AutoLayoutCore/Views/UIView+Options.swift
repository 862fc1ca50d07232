import AutoLayoutValues
import Foundation

extension UIView {
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }

  var inheritedTintMode: TintAdjustmentMode {
    var view: UIView? = self
    while let present = view {
      if let mode = present.extras.rare?.tintAdjustmentMode, mode != .automatic { return mode }
      view = present.superview
    }
    return .normal
  }

  func setTintMode(_ mode: TintAdjustmentMode) {
    rareState.tintAdjustmentMode = mode
    notifyTintChange()
  }

  public var maskView: UIView? {
    get { mask }
    set { mask = newValue }
  }

  public var restorationIdentifier: String? {
    get { extras.rare?.restorationIdentifier }
    set { rareState.restorationIdentifier = newValue }
  }

  public var focusGroupIdentifier: String? {
    get { extras.rare?.focusGroupIdentifier }
    set { rareState.focusGroupIdentifier = newValue }
  }

  func replaceInteractions(by interactions: [any UIInteraction]) {
    self.interactions.forEach(removeInteraction)
    interactions.forEach(addInteraction)
  }

  func performAddInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rareState.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func performRemoveInteraction(_ interaction: any UIInteraction) {
    guard let index = extras.rare?.interactions.firstIndex(where: { $0 === interaction }) else {
      return
    }
    interaction.willMove(to: nil)
    rareState.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  public var motionEffects: [UIMotionEffect] {
    get { extras.rare?.motionEffects ?? [] }
    set { rareState.motionEffects = newValue }
  }

  /// Stores a motion effect, which is not used: a device isn't moved here.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    rareState.motionEffects.append(effect)
  }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    extras.rare?.motionEffects.removeAll { $0 === effect }
  }
}
