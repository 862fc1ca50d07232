import ConstraintSolver
import TestSupport
import Testing

@Suite("Variables that a change may affect")
struct AffectedVariablesTests {
  private final class Frame {
    var solver = Solver()
    let width: VariableID
    let left: VariableID
    let right: VariableID
    let widthEquality: ConstraintID
    let leftSize: ConstraintID

    init() throws {
      width = solver.makeVariable(.extent)
      left = solver.makeVariable(.extent)
      right = solver.makeVariable(.extent)
      widthEquality = try solver.add([Term(width)], .equal, to: 300, priority: .required)
      leftSize = try solver.add(
        [Term(left)], .equal, to: 200, priority: try Priority(validating: 750))
      _ = try solver.add([Term(right)], .equal, to: 150, priority: try Priority(validating: 250))
      _ = try solver.add(
        [Term(left), Term(right), Term(width, -1)], .lessThanOrEqual, to: 0, priority: .required)
      solver.solve()
    }

    func affected() -> Set<VariableID>? {
      solver.affectedVariables { _ in true }.map(Set.init)
    }
  }

  @Test("an unchanged solver affects no variables, and the search stops at a fixed variable")
  func fixed() throws {
    let frame = try Frame()
    #expect(frame.affected() == [])
    // A view next to the frame, unaffected because of the frame's fixed width.
    let other = frame.solver.makeVariable(.extent)
    _ = try frame.solver.add(
      [Term(other), Term(frame.width, -1)], .lessThanOrEqual, to: 0, priority: .required)
    let size = try frame.solver.add(
      [Term(other)], .equal, to: 40, priority: try Priority(validating: 250))
    frame.solver.solve()
    try frame.solver.setConstant(50, of: size)
    #expect(frame.affected() == [other])
    frame.solver.solve()
    try frame.solver.setConstant(180, of: frame.leftSize)
    #expect(frame.affected() == [frame.left, frame.right])
    #expect(frame.affected() == [frame.left, frame.right], "the search resets its state")
  }

  @Test(
    "moving a required equality affects the other variables, and the fixed variable stays fixed")
  func moved() throws {
    let frame = try Frame()
    try frame.solver.setConstant(320, of: frame.widthEquality)
    #expect(frame.affected() == [frame.left, frame.right])
    // The equality now has an error in the tableau, and still fixes the variable.
    frame.solver.solve()
    try frame.solver.setConstant(150, of: frame.leftSize)
    #expect(frame.affected() == [frame.left, frame.right])
  }

  @Test("removing a required equality releases the variable it fixed")
  func freed() throws {
    let frame = try Frame()
    frame.solver.remove(frame.widthEquality)
    #expect(frame.affected() == [frame.width, frame.left, frame.right])
    let other = try Frame()
    other.solver.setPriority(try Priority(validating: 500), of: other.widthEquality)
    #expect(other.affected() == [other.width, other.left, other.right])
  }

  @Test("variables that the caller does not ask for are not followed")
  func interest() throws {
    let frame = try Frame()
    try frame.solver.setConstant(180, of: frame.leftSize)
    let (left, width) = (frame.left, frame.width)
    let found = frame.solver.affectedVariables { $0 == left || $0 == width }
    #expect(found == [left])
  }

  @Test("all variables may be affected while a required constraint is relaxed")
  func relaxed() throws {
    let frame = try Frame()
    _ = try frame.solver.add([Term(frame.left)], .greaterThanOrEqual, to: 400, priority: .required)
    frame.solver.solve()
    #expect(frame.solver.conflicts.count == 1)
    #expect(frame.affected() == nil)
  }

  @Test("a deep tower of required equalities is searched iteratively")
  func depth() throws {
    var solver = Solver()
    var last = solver.makeVariable(.position)
    let bottom = try solver.add([Term(last)], .equal, to: 1, priority: .required)
    for _ in 0..<50_000 {
      let next = solver.makeVariable(.position)
      _ = try solver.add([Term(next), Term(last, -1)], .equal, to: 1, priority: .required)
      last = next
    }
    let free = solver.makeVariable(.extent)
    _ = try solver.add([Term(free), Term(last, -1)], .lessThanOrEqual, to: 0, priority: .required)
    let size = try solver.add([Term(free)], .equal, to: 9, priority: try Priority(validating: 1))
    solver.solve()
    try solver.setConstant(8, of: size)
    #expect(solver.affectedVariables { _ in true } == [free])
    solver.solve()
    try solver.setConstant(2, of: bottom)
    #expect(solver.affectedVariables { _ in true } == [free])
  }

  @Test(
    "variables moved by random changes were predicted, or are fixed by required equalities",
    arguments: 0..<200)
  func random(_ seed: Int) throws {
    var system = RandomSystem(seed: UInt64(11_000 + seed))
    for _ in 0..<8 { try system.add() }
    system.solver.solve()
    for step in 0..<12 {
      for _ in 0..<system.random.number(1...2) { try system.change() }
      let foretold = system.solver.affectedVariables { _ in true }.map(Set.init)
      system.solver.solve()
      guard let foretold, system.solver.conflicts.isEmpty else { continue }
      for variable in system.solver.changedVariables where !foretold.contains(variable) {
        let causes = system.solver.constraintsDetermining(variable)
        let areEqualities = causes.allSatisfy { id in
          system.model.contains {
            $0.id == id && $0.constraint.relation == .equal && $0.constraint.priority == .required
          }
        }
        #expect(areEqualities && !causes.isEmpty, "seed \(seed) step \(step): \(variable) moved")
      }
    }
  }
}
