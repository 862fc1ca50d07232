import ConstraintSolver
import TestSupport
import Testing

/// A column of labels with content heights, and a constraint on their total height.
struct Column: ~Copyable {
  var solver = Solver()
  private(set) var heights: [VariableID] = []
  let total: VariableID
  private(set) var sum = ConstraintID(raw: 0)

  static let content = 20.0

  /// Makes a column; with `ranks`, the newest of equal constraints is broken first.
  init(
    of count: Int, height: Double, at priority: Priority, first: Bool, ranks: Bool = false
  ) throws {
    total = solver.makeVariable(.extent)
    if first { sum = try solver.add([Term(total)], .equal, to: height, priority: priority) }
    var bottom: VariableID?
    for index in 0..<count {
      let tie = ranks ? TieBreak.rank(Int64(-index)) : .none
      let (y, h) = (solver.makeVariable(.position), solver.makeVariable(.extent))
      let place = bottom.map { [Term(y), Term($0, -1)] } ?? [Term(y)]
      _ = try solver.add(place, .equal, to: 0, priority: .required)
      _ = try solver.add(
        [Term(h)], .lessThanOrEqual, to: Self.content, priority: Priority(validating: 250))
      _ = try solver.add(
        [Term(h)], .greaterThanOrEqual, to: Self.content, priority: Priority(validating: 750),
        tie: tie)
      let end = solver.makeVariable(.position)
      _ = try solver.add([Term(end), Term(y, -1), Term(h, -1)], .equal, to: 0, priority: .required)
      bottom = end
      heights.append(h)
    }
    if let bottom {
      _ = try solver.add([Term(total), Term(bottom, -1)], .equal, to: 0, priority: .required)
    }
    if !first { sum = try solver.add([Term(total)], .equal, to: height, priority: priority) }
  }

  borrowing func errors() -> (stretched: Double, squeezed: Double) {
    var (stretched, squeezed) = (0.0, 0.0)
    for height in heights {
      let error = solver.value(of: height) - Self.content
      stretched += max(0, error)
      squeezed += max(0, -error)
    }
    return (stretched, squeezed)
  }
}

@Suite("Constraints over very many variables")
struct DenseRowTests {
  /// Rows of equal height between two fixed edges, each with content, as in a stack view.
  private func equalRows(_ count: Int) throws -> (heights: [Double], footprint: Int) {
    var solver = Solver()
    let total = solver.makeVariable(.extent)
    _ = try solver.add([Term(total)], .equal, to: Double(30 * count), priority: .required)
    let tops = (0..<count).map { _ in solver.makeVariable(.position) }
    let heights = (0..<count).map { _ in solver.makeVariable(.extent) }
    _ = try solver.add([Term(tops[0])], .equal, to: 0, priority: .required)
    _ = try solver.add(
      [Term(total), Term(tops[count - 1], -1), Term(heights[count - 1], -1)], .equal, to: 0,
      priority: .required)
    for index in 1..<count {
      _ = try solver.add(
        [Term(tops[index]), Term(tops[index - 1], -1), Term(heights[index - 1], -1)], .equal,
        to: 0, priority: .required)
    }
    for height in heights.dropFirst() {
      _ = try solver.add([Term(height), Term(heights[0], -1)], .equal, to: 0, priority: .required)
    }
    for height in heights {
      _ = try solver.add(
        [Term(height)], .lessThanOrEqual, to: 20, priority: Priority(validating: 250))
      _ = try solver.add(
        [Term(height)], .greaterThanOrEqual, to: 20, priority: Priority(validating: 750))
    }
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    return (heights.map { solver.value(of: $0) }, solver.footprint)
  }

  @Test("equal extents between two edges take time and memory that grow with their number")
  func equalExtents() throws {
    let (few, many) = (try equalRows(100), try equalRows(1_600))
    for rows in [few, many] { #expect(rows.heights.allSatisfy { abs($0 - 30) < 1e-6 }) }
    #expect(many.footprint < 32 * few.footprint, "each extent is a function of the first one")
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var priority: Float
    var labels: Double
    var outcome: Double
    var testDescription: String { "\(labels) labels at \(priority)" }
  }

  static let count = 100
  static let cases = [
    Case(priority: 0.001, labels: 0, outcome: 100), Case(priority: 50, labels: 0, outcome: 100),
    Case(priority: 50, labels: 200, outcome: 100), Case(priority: 300, labels: 130, outcome: 130),
    Case(priority: 300, labels: 70, outcome: 100), Case(priority: 999, labels: 130, outcome: 130),
    Case(priority: 999, labels: 99, outcome: 99), Case(priority: 1000, labels: 130, outcome: 130),
    Case(priority: 1000, labels: 99, outcome: 99),
  ]

  @Test(
    "the sum of many extents has the value that the priorities imply, in few steps",
    arguments: cases, [false, true])
  func outcome(_ item: Case, _ first: Bool) throws {
    var column = try Column(
      of: Self.count, height: item.labels * Column.content,
      at: Priority(validating: item.priority), first: first)
    column.solver.solve()
    let expected = item.outcome * Column.content
    let total = column.solver.value(of: column.total)
    #expect(abs(total - expected) < 1e-6)
    let difference = expected - Double(Self.count) * Column.content
    let errors = column.errors()
    #expect(abs(errors.stretched - max(0, difference)) < 1e-6)
    #expect(abs(errors.squeezed - max(0, -difference)) < 1e-6)
    let steps = column.solver.counters.pivots
    #expect(steps < 4 * Self.count, "each label should take a few steps at most")
    let broken = column.solver.brokenInvariants()
    #expect(broken.isEmpty)
  }

  @Test(
    "content gives no space to a weaker height: a column of any length takes a step",
    arguments: [1, 2, 9, 30], [false, true])
  func weakerHeight(_ count: Int, _ first: Bool) throws {
    var column = try Column(of: count, height: 0, at: Priority(validating: 50), first: first)
    column.solver.solve()
    for height in column.heights { #expect(column.solver.value(of: height) == Column.content) }
    #expect(column.solver.counters.pivots <= 1)
    let broken = column.solver.brokenInvariants()
    #expect(broken.isEmpty)
  }

  @Test(
    "a content size has the same outcome in a batch and in two, in each order of its constraints",
    arguments: [250, 500, 750] as [Float], [250, 500, 750] as [Float])
  func pairInTwoBatches(_ hugging: Float, _ compression: Float) throws {
    let heights: [(Double, Float)] = [
      (5, 50), (5, 300), (5, 900), (40, 50), (40, 300), (40, 600), (40, 900),
    ]
    for (goal, priority) in heights {
      var values: Set<Double> = []
      for (isReversed, isSplit) in [(false, false), (false, true), (true, false), (true, true)] {
        var solver = Solver()
        let height = solver.makeVariable(.extent)
        let outer = solver.makeVariable(.extent)
        _ = try solver.add(
          [Term(outer), Term(height, -1)], .equal, to: 10, priority: .required)
        _ = try solver.add(
          [Term(outer)], .equal, to: goal + 10, priority: Priority(validating: priority))
        let pair = [(Relation.lessThanOrEqual, hugging), (.greaterThanOrEqual, compression)]
        for (relation, priority) in isReversed ? pair.reversed() : pair {
          _ = try solver.add(
            [Term(height)], relation, to: 20, priority: Priority(validating: priority))
          if isSplit { solver.solve() }
        }
        solver.solve()
        values.insert(solver.value(of: height))
        let broken = solver.brokenInvariants()
        #expect(broken.isEmpty)
      }
      let holder = goal < 20 ? compression : hugging
      #expect(values == [holder > priority ? 20 : goal])
    }
  }

  @Test("a sum that cannot hold leaves no slack at the extents on the path")
  func roomGivenBack() throws {
    var footprints: [Double] = []
    for count in [60, 240] {
      // Spacing of 1 takes up more than the total height.
      var solver = Solver()
      var last: [Term] = []
      for index in 0..<count {
        let (y, h) = (solver.makeVariable(.position), solver.makeVariable(.extent))
        _ = try solver.add(
          [Term(h)], .greaterThanOrEqual, to: Column.content, priority: Priority(validating: 750))
        _ = try solver.add(
          [Term(h)], .lessThanOrEqual, to: Column.content, priority: Priority(validating: 251))
        let place = [Term(y)] + last.map { Term($0.variable, -$0.coefficient) }
        _ = try solver.add(place, .equal, to: index == 0 ? 0 : 1, priority: .required)
        last = [Term(y), Term(h)]
      }
      _ = try solver.add(last, .equal, to: Double(count) / 3, priority: .required)
      solver.solve()
      #expect(solver.conflicts.count == 1)
      footprints.append(Double(solver.footprint))
      let broken = solver.brokenInvariants()
      #expect(broken.isEmpty)
    }
    #expect(footprints[1] < 6 * footprints[0], "memory must grow with the number of extents")
  }

  @Test(
    "a sum that compresses very many extents to 0 takes a few short steps for each",
    arguments: [999 as Float, 1000], [0, 0.5, 7.25])
  func squeeze(_ priority: Float, _ labels: Double) throws {
    var footprints: [Double] = []
    for count in [60, 240] {
      let height = labels * Column.content
      var column = try Column(
        of: count, height: height, at: Priority(validating: priority), first: true)
      column.solver.solve()
      #expect(column.solver.conflicts.isEmpty)
      let total = column.solver.value(of: column.total)
      #expect(abs(total - height) < 1e-6)
      for label in column.heights { #expect(column.solver.value(of: label) >= -1e-8) }
      let errors = column.errors()
      #expect(abs(errors.squeezed - (Double(count) * Column.content - height)) < 1e-6)
      #expect(errors.stretched == 0)
      let steps = column.solver.counters.pivots
      #expect(steps < 6 * count, "each label should take a few steps at most")
      footprints.append(Double(column.solver.footprint) / Double(count))
      let broken = column.solver.brokenInvariants()
      #expect(broken.isEmpty)
      // Back to the content heights.
      column.solver.remove(column.sum)
      column.solver.solve()
      let rest = column.errors()
      #expect(rest.squeezed < 1e-6 && rest.stretched < 1e-6)
    }
    #expect(footprints[1] < 2 * footprints[0], "rows must not become longer with the number")
  }

  @Test("views are compressed in the order of their ranks")
  func squeezedInOrder() throws {
    let count = 60
    var column = try Column(
      of: count, height: 1e6, at: Priority(validating: 100), first: true, ranks: true)
    column.solver.solve()
    // The newest is compressed first, and each as far as possible before the next label.
    column.solver.setPriority(try Priority(validating: 999), of: column.sum)
    try column.solver.setConstant(12.5 * Column.content, of: column.sum)
    column.solver.solve()
    for (index, label) in column.heights.enumerated() {
      let expected = index < 12 ? Column.content : index == 12 ? 0.5 * Column.content : 0
      let height = column.solver.value(of: label)
      #expect(abs(height - expected) < 1e-6, "label \(index)")
    }
  }

  @Test(
    "a constraint on a sum can be added, change the relation, become required and be removed",
    arguments: [50, 300, 999])
  func changes(_ priority: Float) throws {
    let natural = Double(Self.count) * Column.content
    var column = try Column(
      of: Self.count, height: 0, at: Priority(validating: priority), first: false)
    column.solver.solve()
    for height in [natural + 500, natural - 15, natural + 30, 0.5 * natural] {
      try column.solver.setConstant(height, of: column.sum)
      column.solver.solve()
      let isReached = height > natural ? priority > 250 : priority > 750
      let total = column.solver.value(of: column.total)
      #expect(abs(total - (isReached ? height : natural)) < 1e-6)
      let broken = column.solver.brokenInvariants()
      #expect(broken.isEmpty)
    }
    column.solver.setPriority(.required, of: column.sum)
    column.solver.solve()
    let held = column.solver.value(of: column.total)
    #expect(abs(held - 0.5 * natural) < 1e-6)
    #expect(column.solver.conflicts.isEmpty)
    column.solver.remove(column.sum)
    column.solver.solve()
    let errors = column.errors()
    #expect(errors.stretched < 1e-6 && errors.squeezed < 1e-6)
  }

  @Test(
    "random sums of many extents keep required constraints after any change", arguments: 0..<30)
  func randomSums(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(4_000 + seed))
    var solver = Solver()
    let sizes = (0..<random.number(36...70)).map { _ in solver.makeVariable(.extent) }
    let total = solver.makeVariable(.extent)
    _ = try solver.add(
      sizes.map { Term($0) } + [Term(total, -1)], .equal, to: 0, priority: .required)
    for size in sizes {
      let content = Double(random.number(5...40))
      _ = try solver.add(
        [Term(size)], .lessThanOrEqual, to: content, priority: Priority(validating: 250))
      _ = try solver.add(
        [Term(size)], .greaterThanOrEqual, to: content, priority: Priority(validating: 750))
    }
    var live: [ConstraintID] = []
    for step in 0..<12 {
      for _ in 0..<random.number(1...3) {
        let priority = try Priority(validating: random.pick([1000, 1000, 999, 750, 300, 50]))
        let relation = random.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
        let members = random.pick([[total], [random.pick(sizes)], Array(sizes.dropFirst(3))])
        live.append(
          try solver.add(
            members.map { Term($0) }, relation, to: Double(random.pick([0, 0, 11, 90, 2000])),
            priority: priority))
      }
      if live.count > 5 { solver.remove(live.remove(at: random.number(0...(live.count - 1)))) }
      solver.solve()
      let broken = solver.brokenInvariants()
      #expect(broken.isEmpty, "seed \(seed) step \(step)")
      for size in sizes {
        #expect(solver.value(of: size) >= -1e-6, "seed \(seed) step \(step)")
      }
    }
    for constraint in live { solver.remove(constraint) }
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }
}
