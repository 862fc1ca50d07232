import ConstraintSolver

extension NSLayoutConstraint {
  /// How the two sides of a constraint relate (F1.9).
  public enum Relation: Int, Sendable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right side.
    case greaterThanOrEqual = 1
  }

  /// A line or an extent of an item (F1.8).
  public enum Attribute: Int, Sendable {
    /// No attribute: the second one of a constraint on one item.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading starts.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal middle.
    case centerX = 9
    /// The vertical middle.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin where reading starts.
    case leadingMargin = 17
    /// The margin where reading ends.
    case trailingMargin = 18
    /// The horizontal middle between the margins.
    case centerXWithinMargins = 19
    /// The vertical middle between the margins.
    case centerYWithinMargins = 20

    /// The old name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// Left to right.
    case horizontal = 0
    /// Top to bottom.
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is the baseline of a line of text.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  /// Whether it is the middle of an axis; a scroll view's is that of its visible frame, also as
  /// seen from inside.
  var isCenter: Bool { self == .centerX || self == .centerY }

  /// Whether the item itself always has it: it is no line of its margins, and no baseline, which
  /// may be that of another view.
  var isOfItemItself: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .notAnAttribute:
      true
    case .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
      false
    }
  }

  /// The line of the margins guide that a margin attribute means, or nil for any other attribute
  /// (F6.37).
  package var marginLine: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The spelling in equations (F2.25).
  package var equationName: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of a name as equations and documents spell it (F2.25, F10.2), `baseline` being
  /// the older name of `lastBaseline`; nil for any other word.
  package init?(named name: String) {
    guard let attribute = Self.byName[name] else { return nil }
    self = attribute
  }

  private static let byName: [String: Self] = {
    let named = (1...20).compactMap { Self(rawValue: $0) }.map { ($0.equationName, $0) }
    return Dictionary(uniqueKeysWithValues: named + [("baseline", .lastBaseline)])
  }()
}

extension NSLayoutConstraint.Relation {
  /// The relation as the solver names it.
  var solverRelation: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  /// The relation with both sides exchanged.
  package var turned: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// `==`, `<=` or `>=`.
  package var sign: String { solverRelation.symbol }
}
