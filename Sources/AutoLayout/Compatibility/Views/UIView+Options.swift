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

  /// How the tint looks; as in the superview unless said otherwise, `normal` at the top.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      var view: UIView? = self
      while let present = view {
        if let mode = present.extras.rare?.tintAdjustmentMode, mode != .automatic { return mode }
        view = present.superview
      }
      return .normal
    }
    set {
      rareState.tintAdjustmentMode = newValue
      tellTintChange()
    }
  }

  /// Light or dark, whatever the surroundings are; `unspecified` follows them.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras.rare?.overrideUserInterfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      changeTraits { rareState.overrideUserInterfaceStyle = newValue }
    }
  }

  /// Pixels per point of what the view draws: the screen's unless said otherwise.
  public var contentScaleFactor: CGFloat {
    get { extras.rare?.contentScaleFactor ?? max(1, traitCollection.displayScale) }
    set { rareState.contentScaleFactor = newValue }
  }

  /// Whether a drawing view starts from an empty rectangle.
  public var clearsContextBeforeDrawing: Bool {
    get { extras.rare?.clearsContextBeforeDrawing ?? true }
    set { rareState.clearsContextBeforeDrawing = newValue }
  }

  /// Whether several fingers are noticed at a time.
  public var isMultipleTouchEnabled: Bool {
    get { extras.rare?.isMultipleTouchEnabled ?? false }
    set { rareState.isMultipleTouchEnabled = newValue }
  }

  /// Whether no other view is touched while this one is.
  public var isExclusiveTouch: Bool {
    get { extras.rare?.isExclusiveTouch ?? false }
    set { rareState.isExclusiveTouch = newValue }
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

  /// What lets the view interact, in the order of addition.
  public var interactions: [any UIInteraction] {
    get { extras.rare?.interactions ?? [] }
    set {
      interactions.forEach(removeInteraction)
      newValue.forEach(addInteraction)
    }
  }

  /// Lets the view interact in one more way.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rareState.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes a way to interact back.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
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

  /// A view that looks like this one does on the screen; nil, since nothing was ever shown on one.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
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
