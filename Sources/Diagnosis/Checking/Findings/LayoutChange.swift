/// A change of a document that a finding suggests, for whoever can make it.
package enum LayoutChange: Hashable, Sendable {
  /// A priority of a view is set.
  case setPriority(view: String, attribute: String, value: Double)
  /// A constraint is added: required, with a multiplier of 1.
  case addConstraint(Side, equals: Side?, constant: Double)

  /// One side of a constraint.
  package struct Side: Hashable, Sendable {
    /// The identifier of a view or guide of the document.
    package var item: String
    /// The attribute, as documents write it.
    package var attribute: String

    /// Names a side.
    package init(_ item: String, _ attribute: String) {
      self.item = item
      self.attribute = attribute
    }
  }
}
