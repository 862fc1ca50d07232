public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// What is behind a bar's content.
  package enum Background {
    /// What the system has there: a light material.
    case system
    /// One colour, through which nothing shows.
    case opaque
    /// Nothing.
    case transparent
  }

  /// What is behind the content where no colour is set.
  package private(set) final var background = Background.system
  /// What blurs what lies below; nil for no material.
  open var backgroundEffect: UIBlurEffect? = UIBarAppearance.material
  private static let material = UIBlurEffect(style: .systemChromeMaterial)
  /// The colour behind the content; nil leaves it to the system.
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line towards the other views; nil or clear for none.
  open var shadowColor: UIColor? = .separator
  open var shadowImage: UIImage?

  /// The kind of device that the system's looks are for.
  public final let idiom: UIUserInterfaceIdiom

  /// Makes the looks that the system has while content lies below the bar.
  public required override init() {
    idiom = .phone
    super.init()
  }

  /// Makes the looks that the system has on a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Takes the system's background and line.
  open func configureWithDefaultBackground() { configure(.system, nil, .separator) }
  /// Takes a background through which nothing shows.
  open func configureWithOpaqueBackground() { configure(.opaque, .systemBackground, .separator) }
  /// Takes no background and no line.
  open func configureWithTransparentBackground() { configure(.transparent, nil, nil) }

  private final func configure(_ background: Background, _ color: UIColor?, _ shadow: UIColor?) {
    self.background = background
    backgroundEffect = background == .system ? Self.material : nil
    backgroundColor = color
    shadowColor = shadow
    backgroundImage = nil
    shadowImage = nil
  }

  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    background = barAppearance.background
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    // Safe: looks are the main actor's, as everything that shows them.
    MainActor.assumeIsolated { UncheckedCopy(value: makeCopy()) }.value
  }

  /// A copy of the same class.
  final func makeCopy() -> UIBarAppearance { type(of: self).init(barAppearance: self) }
}

/// A copy on its way to the caller.
private struct UncheckedCopy: @unchecked Sendable {
  // Safe: the caller is on the main actor, too.
  let value: UIBarAppearance
}
