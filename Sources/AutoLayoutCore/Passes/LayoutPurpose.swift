import ConstraintSolver
import LayoutEngine

/// What a layout is for.
enum LayoutPurpose {
  /// The layout of a tree, which all its views know.
  ///
  /// The number tells it from the others, also from those that are gone; it is not 0.
  case tree(number: UInt32)
  /// An answer to one question about a fitting size (F1.32), which nobody else knows.
  case question(QuestionIDs)
}

/// The ids of a question's engine: views, guides and constraints hold those of their tree's.
final class QuestionIDs {
  /// By view or guide.
  var items: [ObjectIdentifier: ItemID] = [:]
  var constraints: [ObjectIdentifier: ConstraintID] = [:]
}
