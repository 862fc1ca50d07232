/// The place of a view in its document's table of views.
package struct ViewIndex: Hashable, Comparable, Sendable {
  package let raw: Int32
  package init(_ raw: Int) { self.raw = Int32(raw) }
  package var offset: Int { Int(raw) }
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.raw < rhs.raw }
}

/// The place of a constraint in its document's table of constraints.
package struct ConstraintIndex: Hashable, Sendable {
  package let raw: Int32
  package init(_ raw: Int) { self.raw = Int32(raw) }
  package var offset: Int { Int(raw) }
}

/// The place of a controller in its document's table of controllers.
package struct ControllerIndex: Hashable, Sendable {
  package let raw: Int32
  package init(_ raw: Int) { self.raw = Int32(raw) }
  package var offset: Int { Int(raw) }
}
