/// A record's number in a solver's table, 4 bytes, with a type for each table: a column cannot be
/// looked up among the constraints.
///
/// A bare `Int32` in this module is a position in a list, counted from 0.
protocol TableIndex: Hashable, Comparable, BitwiseCopyable, Sendable {
  /// The number, counted from 0; below 0 for ``null``.
  var raw: Int32 { get }
  init(raw: Int32)
}

extension TableIndex {
  @inline(__always) static var null: Self { Self(raw: -1) }

  @inline(__always) var exists: Bool { raw >= 0 }

  @inline(__always) init(_ number: Int) { self.init(raw: Int32(truncatingIfNeeded: number)) }

  @inline(__always)
  static func < (left: Self, right: Self) -> Bool { left.raw < right.raw }
}

/// A variable of the caller, called an external variable in Cassowary.
struct VariableIndex: TableIndex { var raw: Int32 }

/// The caller's constraint, or a constraint that the solver has added.
struct ConstraintIndex: TableIndex { var raw: Int32 }

/// A column of the tableau.
///
/// A row is named by its basic column: a `ColumnIndex` named `row` is a basic column.
struct ColumnIndex: TableIndex { var raw: Int32 }

/// A definition, by rank in the topological order: it mentions only variables of lower ranks.
struct DefinitionIndex: TableIndex { var raw: Int32 }

extension DefinitionIndex {
  /// The number of ranks from `other` to this rank.
  @inline(__always)
  func distance(from other: DefinitionIndex) -> Int32 { raw - other.raw }
}

struct DirectionIndex: TableIndex { var raw: Int32 }

extension VariableIndex {
  @inline(__always)
  init(_ id: VariableID) { raw = Int32(truncatingIfNeeded: id.raw) }

  @inline(__always) var id: VariableID { VariableID(raw: UInt32(truncatingIfNeeded: raw)) }
}

extension ConstraintIndex {
  @inline(__always)
  init(_ id: ConstraintID) { raw = Int32(truncatingIfNeeded: id.raw) }

  @inline(__always) var id: ConstraintID { ConstraintID(raw: UInt32(truncatingIfNeeded: raw)) }
}

/// A table's record, found only by an index of the table's type.
protocol TableRecord: BitwiseCopyable {
  associatedtype Index: TableIndex
}

extension ConstraintRecord: TableRecord { typealias Index = ConstraintIndex }
extension ConstraintTraits: TableRecord { typealias Index = ConstraintIndex }
extension VariableRecord: TableRecord { typealias Index = VariableIndex }
extension Definition: TableRecord { typealias Index = DefinitionIndex }
extension TableauColumn: TableRecord { typealias Index = ColumnIndex }
extension ParametricDirection: TableRecord { typealias Index = DirectionIndex }

extension FlatArray where Element: TableRecord {
  subscript(index: Element.Index) -> Element {
    @inline(__always) get { self[Int(index.raw)] }
    @inline(__always) _modify { yield &self[Int(index.raw)] }
  }

  @inline(__always) var indices: TableIndices<Element.Index> { TableIndices(count: count) }
}

extension FlatView where Element: TableRecord {
  subscript(index: Element.Index) -> Element {
    @inline(__always) get { self[Int(index.raw)] }
  }

  @inline(__always) var indices: TableIndices<Element.Index> { TableIndices(count: count) }
}

/// An element in a work vector, which has an entry for each record in a table.
protocol WorkElement: BitwiseCopyable {}

extension Double: WorkElement {}
extension Bool: WorkElement {}
extension Int32: WorkElement {}
extension ConstraintIndex: WorkElement {}

extension FlatArray where Element: WorkElement {
  subscript<Index: TableIndex>(index: Index) -> Element {
    @inline(__always) get { self[Int(index.raw)] }
    @inline(__always) _modify { yield &self[Int(index.raw)] }
  }
}

extension FlatView where Element: WorkElement {
  subscript<Index: TableIndex>(index: Index) -> Element {
    @inline(__always) get { self[Int(index.raw)] }
  }
}

struct TableIndices<Index: TableIndex>: Sequence, IteratorProtocol {
  private var number: Int32 = 0
  private let end: Int32

  @inline(__always) init(count: Int) { end = Int32(truncatingIfNeeded: count) }

  @inline(__always)
  mutating func next() -> Index? {
    guard number < end else { return nil }
    defer { number &+= 1 }
    return Index(raw: number)
  }
}
