package import ConstraintSolver

/// A constraint from a log: `first relation multiplier * second + constant @ priority`.
package struct LogConstraint: Hashable, Sendable {
  package struct Side: Hashable, Sendable {
    package var item: LogItem
    package var attribute: LogAttribute

    package init(item: LogItem, attribute: LogAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// A content size's two priorities (F1.14).
  package struct ContentPriorities: Hashable, Sendable {
    package var hugging: Double
    package var compressionResistance: Double

    package init(hugging: Double, compressionResistance: Double) {
      self.hugging = hugging
      self.compressionResistance = compressionResistance
    }
  }

  package enum Drawing: Hashable, Sendable {
    case equation
    case size
    case siblings
    /// A gap to the superview, printed as `|`, and whether the superview is the first item.
    case superview(isFirst: Bool)
  }

  package var text: String
  package var className: String
  package var address: String
  /// `File.swift#88`, if SnapKit printed it.
  package var source: String?
  /// The autoresizing constraint's mask, `h=--& v=-&-` (F5.2).
  package var autoresizingMask: String?
  package var identifier: String?
  package var first: Side
  package var relation: Relation
  package var second: Side?
  package var multiplier: Double
  package var constant: Double
  /// Whether the constant was printed as a standard space, `NSSpace(8)`.
  package var isStandardSpace: Bool
  package var priority: Double
  package var contentPriorities: ContentPriorities?
  /// Whether the constraint was active; `nil` if the log does not print it.
  package var isActive: Bool?
  /// The item for `|` in the list of names, even if the body has no `|` (F2.18).
  package var superview: LogItem?
  package var drawing: Drawing

  package init(
    text: String, className: String, address: String, source: String? = nil,
    autoresizingMask: String? = nil, identifier: String?, first: Side, relation: Relation,
    second: Side?, multiplier: Double, constant: Double, isStandardSpace: Bool, priority: Double,
    contentPriorities: ContentPriorities?, isActive: Bool?, superview: LogItem?, drawing: Drawing
  ) {
    self.text = text
    self.className = className
    self.address = address
    self.source = source
    self.autoresizingMask = autoresizingMask
    self.identifier = identifier
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.isStandardSpace = isStandardSpace
    self.priority = priority
    self.contentPriorities = contentPriorities
    self.isActive = isActive
    self.superview = superview
    self.drawing = drawing
  }

  package var items: [LogItem] {
    guard let second, second.item != first.item else { return [first.item] }
    return [first.item, second.item]
  }

  package var isRequired: Bool { priority >= 1000 }

  /// Whether both are the same object, or equal if the pointers are hidden.
  func isSame(as other: LogConstraint) -> Bool {
    guard address == other.address else { return false }
    return DescriptionPointer.identifies(address)
      || equation == other.equation && identifier == other.identifier
  }

  package var equation: String {
    var equation = "\(first.item.display).\(first.attribute.rawValue) \(relation.symbol) "
    guard let second else { return equation + constant.short }
    if multiplier != 1 { equation += "\(multiplier.short)*" }
    equation += "\(second.item.display).\(second.attribute.rawValue)"
    if constant != 0 { equation += " \(constant < 0 ? "-" : "+") \(abs(constant).short)" }
    return equation
  }
}
