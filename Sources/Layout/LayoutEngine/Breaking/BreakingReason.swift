/// The reason for breaking a particular constraint in a conflicting set (F2.30, F2.33, F2.34).
///
/// Later reasons mean a closer decision.
package enum BreakingReason: Int, Comparable, Sendable {
  /// All others are made by the system, and do not break.
  case onlyClients
  /// In a view with a drawn size, it reaches the far edge or the center.
  case drawnEdge
  /// It is the largest of the sizes in a row that was drawn lower.
  case largestSize
  /// The later item comes after the items of the others.
  case laterItem
  /// It mentions a single item, and other constraints on that item mention a second item.
  case loneItem
  /// The other item comes later as well.
  case otherItem
  /// It is an inequality, or the only inequality that says "at most".
  case relation
  /// The attribute comes later.
  case attribute
  /// It is written with the earlier item first.
  case direction
  /// The constant is larger.
  case constant

  package static func < (a: BreakingReason, b: BreakingReason) -> Bool { a.rawValue < b.rawValue }

  /// The reason as text to follow the constraint and a colon.
  package var sentence: String {
    switch self {
    case .onlyClients: "the system made the others"
    case .drawnEdge: "on the canvas, constraints to the far edge of a drawn size are broken first"
    case .largestSize: "on the canvas, the largest of the sizes in a row is broken"
    case .laterItem: "it has the last view of the set, counted level by level in subview order"
    case .loneItem: "it constrains a single view, the last one of the conflict"
    case .otherItem: "both of its views come last in the set"
    case .relation: "inequalities are broken before equalities, ≤ before ≥"
    case .attribute:
      "among constraints on the same views, the last attribute is broken, in the order left, right, "
        + "top, bottom, leading, trailing, width, height, centers, baselines"
    case .direction: "it is written with the outer or earlier view first"
    case .constant:
      "it has the largest constant of the otherwise identical constraints, with the later view "
        + "written first"
    }
  }
}
