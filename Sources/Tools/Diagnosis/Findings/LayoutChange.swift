package enum LayoutChange: Hashable, Sendable {
  case setPriority(view: String, attribute: String, value: Double)
  case addConstraint(Side, equals: Side?, constant: Double)
  /// Gives an attribute of the object or connection, such as `property`, another name.
  case rename(object: String, attribute: String, to: String)

  package struct Side: Hashable, Sendable {
    package var item: String
    package var attribute: String

    package init(_ item: String, _ attribute: String) {
      self.item = item
      self.attribute = attribute
    }
  }
}
