extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// Below each other; headers and footers stay in sight.
    case plain = 0
    /// Apart from each other.
    case grouped = 1
    /// Apart from each other, inside margins.
    case insetGrouped = 2
  }

  /// Where a row goes that is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Just into sight.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// How rows come and go; here they do so at once.
  public enum RowAnimation: Int, Sendable {
    /// By becoming visible.
    case fade = 0
    /// From the right.
    case right = 1
    /// From the left.
    case left = 2
    /// From the top.
    case top = 3
    /// From the bottom.
    case bottom = 4
    /// Not at all.
    case none = 5
    /// From the middle.
    case middle = 6
    /// As the table likes.
    case automatic = 100
  }

  /// When rows are measured again by themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When a cell's intrinsic size is invalidated.
    case enabled = 1
    /// When anything in a cell's layout changes, too.
    case enabledIncludingConstraints = 2
  }
}
