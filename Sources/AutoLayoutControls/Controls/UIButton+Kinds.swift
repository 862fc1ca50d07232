/// What kinds of buttons there are, and what they are for.
extension UIButton {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// Nothing is given.
    case custom = 0
    /// The system's look.
    case system = 1
    /// A sign for details.
    case detailDisclosure = 2
    /// A light sign for information.
    case infoLight = 3
    /// A dark sign for information.
    case infoDark = 4
    /// A plus sign.
    case contactAdd = 5
    /// A sign that closes.
    case close = 7

    /// The old name of `system`.
    public static var roundedRect: ButtonType { .system }

    /// Whether the button is a sign and nothing else.
    var isSign: Bool { self != .custom && self != .system }
  }

  /// What a button does for its surroundings.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal = 0
    /// What most users want.
    case primary = 1
    /// Takes back.
    case cancel = 2
    /// Destroys.
    case destructive = 3
  }
}
