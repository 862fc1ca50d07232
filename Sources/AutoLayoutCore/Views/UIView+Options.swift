public import AutoLayoutValues
public import Foundation

/// What views keep for the screen and for touches; layout does not see it.
extension UIView {
  /// How the tint looks.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Paler, as behind an alert.
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
    tellTintChange()
  }

  /// The old name of `mask`.
  public var maskView: UIView? {
    get { mask }
    set { mask = newValue }
  }

  /// A name by which the view's state is kept between runs of a program.
  public var restorationIdentifier: String? {
    get { extras.rare?.restorationIdentifier }
    set { rareState.restorationIdentifier = newValue }
  }

  /// The group of views that the focus moves within.
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

  /// What moves the view as the device is moved.
  public var motionEffects: [UIMotionEffect] {
    get { extras.rare?.motionEffects ?? [] }
    set { rareState.motionEffects = newValue }
  }

  /// Moves the view as the device is moved; nobody moves one here.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    rareState.motionEffects.append(effect)
  }

  /// Takes an effect back.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    extras.rare?.motionEffects.removeAll { $0 === effect }
  }
}

/// What moves views as the device is moved.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Changes of a view for a tilt of the device, by key path; none unless a subclass knows better.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A change of one property along one axis of the device's tilt.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Sendable {
    /// From side to side.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The property.
  public let keyPath: String
  /// The axis.
  public let type: EffectType
  /// The value at one end of the tilt.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?

  /// Makes an effect on a property.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// The value between both ends, where they are numbers.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let low = (minimumRelativeValue as? NSNumber)?.doubleValue,
      let high = (maximumRelativeValue as? NSNumber)?.doubleValue
    else { return nil }
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    return [keyPath: low + (high - low) * (Double(tilt) + 1) / 2]
  }
}
