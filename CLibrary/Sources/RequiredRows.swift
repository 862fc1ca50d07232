import ConstraintSolver

/// The required constraints, by variable and by constraint.
struct RequiredRows: ~Copyable {
  struct Row: BitwiseCopyable {
    var constant = 0.0
    /// The first term, or ``none``.
    var first = RequiredRows.none
    var relation = Relation.equal
    var isUsed = false
  }

  /// A term, in the lists of its row and its variable.
  struct Link: BitwiseCopyable {
    var coefficient: Double
    var variable: UInt32
    var row: Int32
    var nextOfRow: Int32
    var next: Int32
    var previous: Int32
  }

  private struct Uses: BitwiseCopyable {
    var first = RequiredRows.none
    var count: Int32 = 0
  }

  static var none: Int32 { -1 }
  /// The row for the constraint that is about to be added.
  static var candidate: Int32 { 0 }

  private var rows = FlatArray<Row>()
  private var links = FlatArray<Link>()
  private var uses = FlatArray<Uses>()
  private var firstUnused = none

  /// The number of the row for a constraint.
  static func row(of number: UInt32) -> Int32 { Int32(number) + 1 }
  /// The number of the constraint for a row other than the candidate.
  static func number(of row: Int32) -> UInt32 { UInt32(row - 1) }

  mutating func begin(in arena: inout MemoryArena, variables: Int, constraints: Int) {
    rows.begin(in: &arena, capacity: constraints + 1)
    links.begin(in: &arena, capacity: 2 * constraints)
    uses.begin(in: &arena, capacity: variables)
  }

  mutating func takeVariable(_ number: UInt32) {
    uses.set(Uses(), at: Int(number), filling: Uses())
  }

  /// The number of rows, including unused rows.
  var count: Int { rows.count }
  /// The number of rows that mention a variable.
  mutating func useCount(of variable: UInt32) -> Int32 { uses[Int(variable)].count }
  mutating func firstUse(of variable: UInt32) -> Int32 { uses[Int(variable)].first }
  mutating func isUsed(_ row: Int32) -> Bool { Int(row) < rows.count && rows[Int(row)].isUsed }

  subscript(link position: Int32) -> Link {
    @inline(__always) mutating get { links[Int(position)] }
  }

  subscript(row number: Int32) -> Row {
    @inline(__always) mutating get { rows[Int(number)] }
  }

  /// Sets the candidate, with equal variables added up.
  /// - Complexity: O(number of terms).
  mutating func propose(
    _ terms: borrowing FlatArray<Term>, _ relation: Relation, _ constant: Double
  ) {
    let candidate = Self.candidate
    rows.set(
      Row(constant: constant, relation: relation, isUsed: true), at: 0, filling: Row())
    for index in 0..<terms.count {
      let term = terms[index]
      let variable = Int(term.variable.raw)
      let known = uses[variable].first
      // A row's term is first in the list while the row is being made.
      if known >= 0 && links[Int(known)].row == candidate {
        links[Int(known)].coefficient += term.coefficient
        continue
      }
      let link = Link(
        coefficient: term.coefficient, variable: term.variable.raw, row: candidate,
        nextOfRow: rows[0].first, next: known, previous: Self.none)
      var position = firstUnused
      if position >= 0 {
        firstUnused = links[Int(position)].next
        links[Int(position)] = link
      } else {
        position = Int32(links.count)
        links.append(link)
      }
      if known >= 0 { links[Int(known)].previous = position }
      uses[variable].first = position
      uses[variable].count += 1
      rows[0].first = position
    }
  }

  /// Keeps the candidate as the row for an added constraint.
  mutating func accept(as number: UInt32) {
    let row = Self.row(of: number)
    rows.set(rows[0], at: Int(row), filling: Row())
    var position = rows[0].first
    while position >= 0 {
      links[Int(position)].row = row
      position = links[Int(position)].nextOfRow
    }
    rows[0] = Row()
  }

  mutating func setConstant(_ constant: Double, of row: Int32) {
    rows[Int(row)].constant = constant
  }

  /// Removes a row; does nothing if the constraint has none.
  mutating func remove(_ row: Int32) {
    guard isUsed(row) else { return }
    var position = rows[Int(row)].first
    rows[Int(row)] = Row()
    while position >= 0 {
      let link = links[Int(position)]
      if link.previous >= 0 {
        links[Int(link.previous)].next = link.next
      } else {
        uses[Int(link.variable)].first = link.next
      }
      if link.next >= 0 { links[Int(link.next)].previous = link.previous }
      uses[Int(link.variable)].count -= 1
      links[Int(position)].next = firstUnused
      firstUnused = position
      position = link.nextOfRow
    }
  }
}
