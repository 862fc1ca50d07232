package struct ViewIndex: Hashable, Comparable, Sendable {
  package let raw: Int32
  package init(_ raw: Int) { self.raw = Int32(raw) }
  package var offset: Int { Int(raw) }
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.raw < rhs.raw }
}

package struct ConstraintIndex: Hashable, Sendable {
  package let raw: Int32
  package init(_ raw: Int) { self.raw = Int32(raw) }
  package var offset: Int { Int(raw) }
}

package struct ControllerIndex: Hashable, Sendable {
  package let raw: Int32
  package init(_ raw: Int) { self.raw = Int32(raw) }
  package var offset: Int { Int(raw) }
}
