public import AutoLayoutValues
public import Foundation

/// The looks of a bar: what is behind its content, and the line towards the other views.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
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
  /// The colour behind the content; nil leaves it to the system.
  open var backgroundColor: UIColor?
  /// The image behind the content.
  open var backgroundImage: UIImage?
  /// The colour of the line towards the other views; nil or clear for none.
  open var shadowColor: UIColor? = .separator
  /// The image of the line towards the other views.
  open var shadowImage: UIImage?

  /// Makes the looks that the system has while content lies below the bar.
  public required override init() {
    super.init()
  }

  /// Takes the system's background and line.
  open func configureWithDefaultBackground() { configure(.system, nil, .separator) }
  /// Takes a background through which nothing shows.
  open func configureWithOpaqueBackground() { configure(.opaque, .systemBackground, .separator) }
  /// Takes no background and no line.
  open func configureWithTransparentBackground() { configure(.transparent, nil, nil) }

  private func configure(_ background: Background, _ color: UIColor?, _ shadow: UIColor?) {
    self.background = background
    backgroundColor = color
    shadowColor = shadow
    backgroundImage = nil
    shadowImage = nil
  }

  /// Makes the looks of another bar.
  public required init(barAppearance: UIBarAppearance) {
    background = barAppearance.background
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
  }
}

/// The looks of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title is set, such as in which colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the large title is set, such as in which colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The looks of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

/// The looks of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}
