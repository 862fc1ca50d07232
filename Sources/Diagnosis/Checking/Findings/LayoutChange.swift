/// A change of a document that a finding suggests.
package enum LayoutChange: Hashable, Sendable {
  /// Sets a priority of a view.
  case setPriority(view: String, attribute: String, value: Double)
  /// Adds a required constraint with a multiplier of 1.
  case addConstraint(Side, equals: Side?, constant: Double)

  package struct Side: Hashable, Sendable {
    /// The identifier of a view or guide of the document.
    package var item: String
    /// The attribute in the document's notation.
    package var attribute: String

    package init(_ item: String, _ attribute: String) {
      self.item = item
      self.attribute = attribute
    }
  }
}
