import ConstraintSolver
import Testing

@Suite("Conflicts")
struct ConflictTests {
  struct Crowd: ~Copyable {
    var solver = Solver()
    let x: VariableID
    let beside: VariableID
    private(set) var places: [ConstraintID] = []

    init(ranks: [Int32] = [0, 0, 0], policy: RelaxationPolicy = .firstAdded) throws {
      x = solver.makeVariable(.position)
      beside = solver.makeVariable(.position)
      solver.relaxationPolicy = policy
      for (index, rank) in ranks.enumerated() {
        places.append(
          try solver.add(
            [Term(x)], .equal, to: Double(10 * (index + 1)), priority: .required,
            relaxationRank: rank))
      }
      _ = try solver.add([Term(beside), Term(x, -1)], .equal, to: 5, priority: .required)
    }
  }

  struct Case: Sendable {
    var ranks: [Int32]
    var policy: RelaxationPolicy
    var survivor: Int
  }

  @Test(
    "the policy and the ranks decide which member is relaxed in a conflict (F2.2)",
    arguments: [
      Case(ranks: [0, 0, 0], policy: .firstAdded, survivor: 2),
      Case(ranks: [0, 0, 0], policy: .lastAdded, survivor: 0),
      Case(ranks: [5, 0, 0], policy: .firstAdded, survivor: 0),
      Case(ranks: [0, 7, 0], policy: .lastAdded, survivor: 1),
      Case(ranks: [-1, 2, 1], policy: .firstAdded, survivor: 1),
    ])
  func policies(_ item: Case) throws {
    var crowd = try Crowd(ranks: item.ranks, policy: item.policy)
    crowd.solver.solve()
    #expect(crowd.solver.value(of: crowd.x) == Double(10 * (item.survivor + 1)))
    // A relaxed constraint may be tried and reported again when the conflicting constraint is
    // relaxed as well.
    let relaxed = Set(crowd.solver.conflicts.map(\.relaxed))
    #expect(relaxed == Set(crowd.places).subtracting([crowd.places[item.survivor]]))
    for conflict in crowd.solver.conflicts {
      #expect(conflict.constraints.count == 2)
      #expect(conflict.constraints.contains(conflict.relaxed))
    }
    for (index, place) in crowd.places.enumerated() {
      #expect(crowd.solver.isRelaxed(place) == (index != item.survivor))
    }
  }

  @Test("the order of addition stays when the order numbers are used up")
  func orderStartsAgain() throws {
    for policy in [RelaxationPolicy.firstAdded, .lastAdded] {
      var solver = Solver()
      let x = solver.makeVariable(.position)
      solver.relaxationPolicy = policy
      var places: [ConstraintID] = []
      for index in 0..<6 {
        if index == 2 { solver.skipOrder(to: .max - 2) }
        places.append(try solver.add([Term(x)], .equal, to: Double(index), priority: .required))
      }
      solver.solve()
      let survivor = policy == .firstAdded ? 5 : 0
      #expect(solver.value(of: x) == Double(survivor))
      for (index, place) in places.enumerated() {
        #expect(solver.isRelaxed(place) == (index != survivor))
      }
    }
  }

  @Test("ranks of any size decide which member is relaxed in a conflict")
  func largeRanks() throws {
    for ranks: [Int32] in [
      [.max, 3, .min], [-128, 500, -129], [127, 128, 129], [-127, .min, -128],
    ] {
      var crowd = try Crowd(ranks: ranks)
      crowd.solver.solve()
      let survivor = ranks.indices.max { ranks[$0] < ranks[$1] }
      for (index, place) in crowd.places.enumerated() {
        #expect(crowd.solver.isRelaxed(place) == (index != survivor))
      }
    }
  }

  @Test("the rest is solved, and a relaxed constraint is restored when it can hold (F2.3)")
  func goesOn() throws {
    var crowd = try Crowd()
    crowd.solver.solve()
    #expect(crowd.solver.value(of: crowd.beside) == 35)
    #expect(crowd.solver.violation(of: crowd.places[0]) == 20)
    // A conflict is reported once, not at each solve.
    crowd.solver.solve()
    #expect(crowd.solver.conflicts.isEmpty)
    crowd.solver.remove(crowd.places[2])
    crowd.solver.solve()
    #expect(crowd.solver.value(of: crowd.x) == 20)
    crowd.solver.setPriority(try Priority(validating: 999), of: crowd.places[1])
    crowd.solver.solve()
    #expect(crowd.solver.value(of: crowd.x) == 10)
    #expect(crowd.solver.value(of: crowd.beside) == 15)
    #expect(crowd.solver.conflicts.isEmpty)
    #expect(crowd.solver.isRelaxed(crowd.places[0]) == false)
    let broken = crowd.solver.brokenInvariants()
    #expect(broken.isEmpty)
  }

  @Test("a long chain's conflict contains all links and nothing else")
  func chain() throws {
    var solver = Solver()
    let views = (0..<50).map { _ in solver.makeVariable(.position) }
    var links: [ConstraintID] = []
    for (left, right) in zip(views, views.dropFirst()) {
      links.append(
        try solver.add(
          [Term(right), Term(left, -1)], .greaterThanOrEqual, to: 10, priority: .required))
      // Not to blame: it holds for any positions of the views.
      _ = try solver.add(
        [Term(right), Term(left, -1)], .greaterThanOrEqual, to: -7, priority: .required)
    }
    let ends = [Term(views[49]), Term(views[0], -1)]
    links.append(try solver.add(ends, .lessThanOrEqual, to: 489, priority: .required))
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [links])
    #expect(solver.conflicts.map(\.relaxed) == [links[0]])
    try solver.setConstant(490, of: links[49])
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.isRelaxed(links[0]) == false)
  }

  @Test("making a constraint optional and required again restores the values")
  func priorities() throws {
    var solver = Solver()
    let x = solver.makeVariable(.position)
    let place = try solver.add([Term(x)], .equal, to: 10, priority: .required)
    let preference = try solver.add([Term(x)], .equal, to: 90, priority: Priority(validating: 500))
    solver.solve()
    #expect(solver.value(of: x) == 10)
    for (priority, expected) in [
      (499 as Float, 90.0), (501, 10), (1000, 10), (0.5, 90), (1000, 10),
    ] {
      solver.setPriority(try Priority(validating: priority), of: place)
      solver.solve()
      #expect(solver.value(of: x) == expected, "\(priority)")
      #expect(solver.conflicts.isEmpty)
      let broken = solver.brokenInvariants()
      #expect(broken.isEmpty)
    }
    solver.setPriority(.required, of: preference)
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [[place, preference]])
    #expect(solver.value(of: x) == 90)
  }
}
