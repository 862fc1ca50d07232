public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The sign of the button that leads back; nil means the system's.
  open private(set) var backIndicatorImage = UIImage()
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  /// Whether the sign is a client's own.
  package final private(set) var ownBackIndicator: UIImage?

  /// Makes the looks that the system has while content lies below the bar.
  public required init() {
    super.init()
  }

  /// Makes the looks that the system has on a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// Makes the looks of another bar; what only navigation bars have is taken from one of these.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.makeCopy()
    doneButtonAppearance = other.doneButtonAppearance.makeCopy()
    backButtonAppearance = other.backButtonAppearance.makeCopy()
    setBackIndicatorImage(
      other.ownBackIndicator, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }

  /// Exchanges the sign of the button that leads back.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The sign; nil means the system's.
  ///   - backIndicatorTransitionMaskImage: What hides titles that move past it.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    ownBackIndicator = backIndicatorImage
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }
}

@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// Makes the looks that the system has while content lies below the bar.
  public required init() {
    super.init()
  }

  /// Makes the looks that the system has on a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.makeCopy()
    doneButtonAppearance = other.doneButtonAppearance.makeCopy()
  }
}

@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The looks where nothing special is true.
  public final let normal = UIBarButtonItemStateAppearance()
  public final let highlighted = UIBarButtonItemStateAppearance()
  public final let disabled = UIBarButtonItemStateAppearance()
  public final let focused = UIBarButtonItemStateAppearance()

  /// Makes the system's looks of buttons of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Makes the system's looks of usual buttons.
  public override convenience init() {
    self.init(style: .plain)
  }

  /// Takes the system's looks of buttons of a style, which nothing is set of.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.take(nil) }
  }

  /// A copy.
  final func makeCopy() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: .plain)
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}

@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  /// How far that image is moved, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  /// Takes the looks of another one, or the system's.
  final func take(_ other: UIBarButtonItemStateAppearance?) {
    titleTextAttributes = other?.titleTextAttributes ?? [:]
    titlePositionAdjustment = other?.titlePositionAdjustment ?? .zero
    backgroundImage = other?.backgroundImage
    backgroundImagePositionAdjustment = other?.backgroundImagePositionAdjustment ?? .zero
  }
}
