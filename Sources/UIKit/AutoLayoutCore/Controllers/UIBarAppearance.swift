public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  package enum Background {
    case system
    case opaque
    case transparent
  }

  package private(set) final var background = Background.system
  open var backgroundEffect: UIBlurEffect? = UIBarAppearance.material
  private static let material = UIBlurEffect(style: .systemChromeMaterial)
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor? = .separator
  open var shadowImage: UIImage?

  public final let idiom: UIUserInterfaceIdiom

  public required override init() {
    idiom = .phone
    super.init()
  }

  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  open func configureWithDefaultBackground() { configure(.system, nil, .separator) }
  open func configureWithOpaqueBackground() { configure(.opaque, .systemBackground, .separator) }
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
    take(barAppearance)
  }

  /// Copies the properties of a subclass.
  func take(_ other: UIBarAppearance) {}

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    // Safe: appearances belong to the main actor, like the bars that show them.
    MainActor.assumeIsolated { UncheckedCopy(value: makeCopy()) }.value
  }

  final func makeCopy() -> UIBarAppearance { type(of: self).init(barAppearance: self) }
}

private struct UncheckedCopy: @unchecked Sendable {
  // Safe: the caller is on the main actor as well.
  let value: UIBarAppearance
}
