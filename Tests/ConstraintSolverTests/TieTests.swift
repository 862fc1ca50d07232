import ConstraintSolver
import Testing

struct Sketch: ~Copyable {
  var solver = Solver()

  init() {}

  @discardableResult
  mutating func require(
    _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Float = 1000,
    tie: TieBreak = .none
  ) throws -> ConstraintID {
    try solver.add(
      terms, relation, to: constant, priority: Priority(validating: priority), tie: tie)
  }

  mutating func row(
    widths: [Double], gap: Double, hugging: [TieBreak], compression: [TieBreak]
  ) throws -> (container: ConstraintID, labels: [VariableID], contents: [ConstraintID]) {
    let container = solver.makeVariable(.extent)
    let edge = try require([Term(container)], .equal, 0)
    var labels: [VariableID] = []
    var contents: [ConstraintID] = []
    var previous: (x: VariableID, width: VariableID)?
    for (index, width) in widths.enumerated() {
      let (x, w) = (solver.makeVariable(.position), solver.makeVariable(.extent))
      if let previous {
        try require([Term(x), Term(previous.x, -1), Term(previous.width, -1)], .equal, gap)
      } else {
        try require([Term(x)], .equal, 0)
      }
      contents.append(try require([Term(w)], .lessThanOrEqual, width, 250, tie: hugging[index]))
      contents.append(
        try require([Term(w)], .greaterThanOrEqual, width, 750, tie: compression[index]))
      labels.append(w)
      previous = (x, w)
    }
    if let previous {
      try require([Term(previous.x), Term(previous.width), Term(container, -1)], .equal, 0)
    }
    return (edge, labels, contents)
  }

  borrowing func values(_ variables: [VariableID]) -> [Double] {
    variables.map { solver.value(of: $0) }
  }
}

@Suite("Ties")
struct TieTests {
  struct Range: Sendable {
    var lower: Double?
    var upper: Double?
    var lowerPriority: Float = 1000
    var intrinsic: Double?
    var expected: Double
  }

  @Test(
    "a range on a size gives the bound, or the intrinsic size clamped to it (F1.20)",
    arguments: [
      Range(lower: 50, expected: 50),
      Range(lower: 50, intrinsic: 30, expected: 50),
      Range(lower: 50, intrinsic: 70, expected: 70),
      Range(upper: 100, expected: 100),
      Range(upper: 100, intrinsic: 70, expected: 70),
      Range(upper: 100, intrinsic: 130, expected: 100),
      Range(lower: 50, upper: 100, lowerPriority: 250, expected: 50),
      Range(lower: 50, upper: 100, intrinsic: 70, expected: 70),
      Range(lower: 50, upper: 100, intrinsic: 130, expected: 100),
      Range(lower: 50, upper: 100, intrinsic: 30, expected: 50),
    ])
  func sizeRange(_ range: Range) throws {
    var sketch = Sketch()
    let width = sketch.solver.makeVariable(.extent)
    let tie: TieBreak = range.intrinsic == nil ? .bound : .none
    if let lower = range.lower {
      try sketch.require(
        [Term(width)], .greaterThanOrEqual, lower, range.lowerPriority, tie: tie)
    }
    if let upper = range.upper {
      try sketch.require([Term(width)], .lessThanOrEqual, upper, tie: tie)
    }
    if let intrinsic = range.intrinsic {
      try sketch.require([Term(width)], .lessThanOrEqual, intrinsic, 250, tie: .rank(1))
      try sketch.require([Term(width)], .greaterThanOrEqual, intrinsic, 750, tie: .rank(1))
    }
    sketch.solver.solve()
    #expect(sketch.solver.value(of: width) == range.expected)
    #expect(sketch.solver.isAmbiguous(width) == (range.intrinsic == nil))
  }

  @Test(
    "a range on a gap gives the smallest absolute value (F1.21)",
    arguments: [
      (Double?.some(8), Double?.none, 8.0), (-5, nil, 0), (nil, 12, 0), (nil, -3, -3),
      (-20, -4, -4), (3, 9, 3), (-3, 9, 0),
    ])
  func gapRange(_ lower: Double?, _ upper: Double?, _ expected: Double) throws {
    var sketch = Sketch()
    let (left, right) = (
      sketch.solver.makeVariable(.position), sketch.solver.makeVariable(.position)
    )
    let place = try sketch.require([Term(left)], .equal, 100)
    let gap = [Term(right), Term(left, -1)]
    if let lower { try sketch.require(gap, .greaterThanOrEqual, lower, tie: .nearestZero) }
    if let upper { try sketch.require(gap, .lessThanOrEqual, upper, tie: .nearestZero) }
    sketch.solver.solve()
    #expect(sketch.solver.value(of: right) == 100 + expected)
    try sketch.solver.setConstant(300, of: place)
    sketch.solver.solve()
    #expect(sketch.solver.value(of: right) == 300 + expected)
  }

  @Test("the label of lowest rank stretches (F1.22)", arguments: [0, 1, 2])
  func stretch(_ lowest: Int) throws {
    var sketch = Sketch()
    let ranks = (0..<3).map { TieBreak.rank($0 == lowest ? -1 : Int64($0)) }
    let row = try sketch.row(
      widths: [100, 100, 100], gap: 10, hugging: ranks, compression: ranks)
    try sketch.solver.setConstant(400, of: row.container)
    sketch.solver.solve()
    var expected = [100.0, 100, 100]
    expected[lowest] = 180
    #expect(sketch.values(row.labels) == expected)
  }

  @Test("labels are compressed in turn, the lowest rank first (F1.23, F1.24)")
  func compress() throws {
    var sketch = Sketch()
    let ranks: [TieBreak] = [.rank(2), .rank(1)]
    let row = try sketch.row(
      widths: [100, 100], gap: 10, hugging: [.rank(1), .rank(2)], compression: ranks)
    for (container, expected) in [
      (210.0, [100.0, 100.0]), (150, [100, 40]), (110, [100, 0]), (60, [50, 0]), (10, [0, 0]),
      (110, [100, 0]), (300, [190, 100]),
    ] {
      try sketch.solver.setConstant(container, of: row.container)
      sketch.solver.solve()
      #expect(sketch.values(row.labels) == expected, "container \(container)")
    }
  }

  @Test("a layout that is still optimal after a change of level is kept (F1.25)")
  func stability() throws {
    var sketch = Sketch()
    let row = try sketch.row(
      widths: [100, 100], gap: 10, hugging: [.rank(0), .rank(1)], compression: [.none, .none])
    try sketch.solver.setConstant(260, of: row.container)
    sketch.solver.solve()
    #expect(sketch.values(row.labels) == [150, 100])
    // The first label raised above the second: the second stretches.
    sketch.solver.setPriority(try Priority(validating: 251), of: row.contents[0])
    sketch.solver.solve()
    #expect(sketch.values(row.labels) == [100, 150])
    // Back again: either would do, so nothing moves, although the ranks prefer the other.
    sketch.solver.setPriority(try Priority(validating: 250), of: row.contents[0])
    sketch.solver.setTieBreak(.rank(-7), of: row.contents[0])
    sketch.solver.solve()
    #expect(sketch.values(row.labels) == [100, 150])
    #expect(sketch.solver.changedVariables.isEmpty)
  }

  @Test("an undetermined variable is 0, and ambiguous")
  func free() throws {
    var sketch = Sketch()
    let (x, y) = (sketch.solver.makeVariable(.position), sketch.solver.makeVariable(.position))
    try sketch.require([Term(x), Term(y)], .greaterThanOrEqual, -10)
    sketch.solver.solve()
    #expect(sketch.values([x, y]) == [0, 0])
    #expect(sketch.solver.isAmbiguous(x) == true)
    try sketch.require([Term(x), Term(y, -1)], .equal, 4)
    sketch.solver.solve()
    #expect(sketch.solver.value(of: x) == sketch.solver.value(of: y) + 4)
    try sketch.require([Term(x)], .equal, 12, 1)
    sketch.solver.solve()
    #expect(sketch.values([x, y]) == [12, 8])
    #expect(sketch.solver.isAmbiguous(x) == false)
    #expect(sketch.solver.isAmbiguous(y) == false)
  }
}
