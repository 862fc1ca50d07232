import ConstraintSolver

struct Badges: ~Copyable {
  var solver = Solver()
  private(set) var places: [VariableID] = []
  private(set) var widths: [VariableID] = []

  init(_ count: Int) throws {
    let frame = solver.makeVariable(.extent)
    _ = try solver.add([Term(frame)], .equal, to: 300, priority: Priority(validating: 999))
    for _ in 0..<count {
      let (x, w) = (solver.makeVariable(.position), solver.makeVariable(.extent))
      _ = try solver.add([Term(x)], .greaterThanOrEqual, to: 0, priority: .required)
      _ = try solver.add(
        [Term(x), Term(w), Term(frame, -1)], .lessThanOrEqual, to: 0, priority: .required)
      _ = try solver.add([Term(w)], .lessThanOrEqual, to: 20, priority: Priority(validating: 250))
      _ = try solver.add(
        [Term(w)], .greaterThanOrEqual, to: 20, priority: Priority(validating: 750))
      places.append(x)
      widths.append(w)
    }
    solver.solve()
  }

  borrowing func countRightAnswers() -> Int {
    var count = 0
    for place in places where solver.isAmbiguous(place) { count += 1 }
    for width in widths where !solver.isAmbiguous(width) { count += 1 }
    return count
  }
}
