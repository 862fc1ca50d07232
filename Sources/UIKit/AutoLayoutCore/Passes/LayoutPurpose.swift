import ConstraintSolver
import LayoutEngine

enum LayoutPurpose {
  /// The layout for a tree; the number is unique and not 0.
  case tree(number: UInt32)
  /// The layout for a fitting size query (F1.32), which no view refers to.
  case question(QuestionIDs)
}

/// The ids in the query's engine; views, guides and constraints store only their tree's ids.
final class QuestionIDs {
  var items: [WeakHandle: ItemID] = [:]
  var constraints: [ObjectIdentifier: ConstraintID] = [:]
}
