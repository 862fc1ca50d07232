/// What kinds of buttons there are, and what they are for.
extension UIButton {
  public enum ButtonType: Int, Sendable {
    /// Nothing is given.
    case custom = 0
    /// The system's look.
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    /// The old name of `system`.
    public static var roundedRect: ButtonType { .system }

    /// Whether the button is a sign and nothing else.
    var isSign: Bool { self != .custom && self != .system }
  }

  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }
}
