public import AutoLayoutValues
public import Foundation

/// Something that a control or a menu does.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What tells an action from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What is true of the action.
  open var attributes: Attributes = []
  /// Whether it has a mark.
  open var state = State.off
  /// The title where there is more room; kept.
  open var discoverabilityTitle: String?
  /// The image while the action is on; kept.
  open var selectedImage: UIImage?
  /// Who asked for it.
  open internal(set) var sender: Any?
  /// What tells the action from others.
  public let identifier: Identifier
  private let handler: @MainActor (UIAction) -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: A line below the title.
  ///   - image: The image.
  ///   - identifier: What tells the action from others; made up if nil.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: What is true of the action.
  ///   - state: Whether it has a mark.
  ///   - handler: What happens.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
    self.handler = handler
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Lets it happen.
  ///
  /// - Parameters:
  ///   - sender: What it happens for, as the handler may ask for it.
  ///   - target: Not used: the handler needs none.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// Something in a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// What is true of an element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Self(rawValue: 1)
    /// It destroys something.
    public static let destructive = Self(rawValue: 2)
    /// It is not shown.
    public static let hidden = Self(rawValue: 4)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Self(rawValue: 8)
  }

  /// Whether an element has a mark.
  public enum State: Int, Sendable {
    /// None.
    case off = 0
    /// One.
    case on = 1
    /// One for some of what it stands for.
    case mixed = 2
  }

  /// The title.
  open var title: String
  /// A line below the title.
  open var subtitle: String?
  /// The image.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A menu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// What tells a menu from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements stand in the menu around it.
    public static let displayInline = Self(rawValue: 1)
    /// It destroys something.
    public static let destructive = Self(rawValue: 2)
    /// One element has the mark.
    public static let singleSelection = Self(rawValue: 32)
    /// Its elements stand side by side.
    public static let displayAsPalette = Self(rawValue: 128)
  }

  /// What is in it.
  public let children: [UIMenuElement]
  /// What tells the menu from others.
  public let identifier: Identifier
  /// How it is shown.
  public let options: Options

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: What tells the menu from others; made up if nil.
  ///   - options: How it is shown.
  ///   - children: What is in it.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
    self.options = options
    super.init(title: title, image: image)
  }

  /// How large elements of a menu are.
  public enum ElementSize: Int, Sendable {
    /// Three and more stand side by side.
    case small = 0
    /// Two and more stand side by side.
    case medium = 1
    /// Each has a line.
    case large = 2
    /// As the system says.
    case automatic = -1
  }

  /// How large its elements are; kept.
  open var preferredElementSize = ElementSize.automatic
  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: newChildren)
    menu.subtitle = subtitle
    menu.preferredElementSize = preferredElementSize
    return menu
  }
}
