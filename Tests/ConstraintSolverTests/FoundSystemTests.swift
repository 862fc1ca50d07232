import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// Systems found by a fuzzer, as texts of their operations.
@Suite("Systems found by a fuzzer")
struct FoundSystemTests {
  @Test(
    "required constraints hold or are relaxed after every solve, and every solve ends",
    arguments: [
      // A variable's cached direction outlived the variable's definition.
      "forgotten-direction",
      // A conflict was broken by dividing by a 0 with a rounding error.
      "conflict-of-rounding", "conflict-of-rounding-2", "conflict-of-rounding-3",
      // Steps alternately gained and lost the rounding error in a 0, endlessly.
      "endless-steps", "endless-steps-2",
      // A required constraint's error was passed on to another constraint, and stayed there.
      "handed-on",
      // Rounding repeatedly reverted the decisions of tie resolution.
      "endless-ties",
      // Rounding errors had grown over hundreds of pivots.
      "grown-rounding",
    ])
  func replay(name: String) throws {
    let text = try String(contentsOf: TestFiles.fixture("systems/\(name).txt"), encoding: .utf8)
    var system = ReplayedSystem()
    for (number, line) in text.split(separator: "\n").enumerated() {
      try #require(try system.apply(line), "line \(number + 1) is not read: \(line)")
      let broken = system.misses()
      #expect(broken == [], "line \(number + 1): \(line)")
      guard broken.isEmpty else { return }
    }
  }
}

private struct ReplayedSystem: ~Copyable {
  private var solver = Solver()
  private var variables: [VariableID] = []
  private var constraints: [Int: Constraint] = [:]
  private var isSolved = false

  private struct Constraint {
    var id: ConstraintID
    var terms: [Term]
    var relation: Relation
    var constant: Double
    var priority: Float
  }

  private static let relations: [Substring: Relation] = [
    "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]

  mutating func apply(_ line: Substring) throws -> Bool {
    let words = line.split(separator: " ")
    isSolved = false
    switch words.first {
    case "add": return try add(words)
    case "constant":
      guard let (key, value) = Self.change(words), let id = constraints[key]?.id else {
        return false
      }
      try solver.setConstant(value, of: id)
      constraints[key]?.constant = value
    case "priority":
      guard let (key, value) = Self.change(words), let id = constraints[key]?.id else {
        return false
      }
      solver.setPriority(try Priority(validating: Float(value)), of: id)
      constraints[key]?.priority = Float(value)
    case "remove":
      guard words.count == 2, let key = Int(words[1].dropFirst()) else { return false }
      if words[1].hasPrefix("v") {
        solver.removeVariable(variables[key])
      } else {
        guard let gone = constraints.removeValue(forKey: key) else { return false }
        solver.remove(gone.id)
      }
    case "ask":
      guard words.count == 2, let index = Int(words[1].dropFirst()) else { return false }
      solve()
      _ = solver.isAmbiguous(variables[index])
      _ = solver.constraintsDetermining(variables[index])
    case "solve": solve()
    default:
      guard words.count == 3 else { return false }
      variables.append(solver.makeVariable(words[2] == "extent" ? .extent : .position))
    }
    return true
  }

  private mutating func solve() {
    solver.solve()
    isSolved = true
  }

  private static func change(_ words: [Substring]) -> (key: Int, value: Double)? {
    guard words.count == 4, let key = Int(words[1].dropFirst()), let value = Double(words[3]) else {
      return nil
    }
    return (key, value)
  }

  /// A line such as "add #0 1*v0 + -1*v1 == -200 @1000 tie rank 3 relaxation 0".
  private mutating func add(_ words: [Substring]) throws -> Bool {
    guard let place = words.firstIndex(where: { Self.relations[$0] != nil }),
      let relation = Self.relations[words[place]], let key = Int(words[1].dropFirst()),
      let constant = Double(words[place + 1]), let priority = Float(words[place + 2].dropFirst()),
      let relaxation = words.last.flatMap({ Int32($0) })
    else { return false }
    let terms = words[2..<place].compactMap { word -> Term? in
      let parts = word.split(separator: "*v")
      guard parts.count == 2, let factor = Double(parts[0]), let index = Int(parts[1]) else {
        return nil
      }
      return Term(variables[index], factor)
    }
    let tie: TieBreak =
      switch words[place + 4] {
      case "bound": .bound
      case "nearestZero": .nearestZero
      case "rank": .rank(Int64(words[place + 5]) ?? 0)
      default: .none
      }
    let id = try solver.add(
      terms, relation, to: constant, priority: try Priority(validating: priority), tie: tie,
      relaxationRank: relaxation)
    constraints[key] = Constraint(
      id: id, terms: terms, relation: relation, constant: constant, priority: priority)
    return true
  }

  func misses() -> [String] {
    guard isSolved else { return [] }
    var found: [String] = []
    for (key, constraint) in constraints where constraint.priority == 1000 {
      var sum = -constraint.constant
      for term in constraint.terms { sum += term.coefficient * solver.value(of: term.variable) }
      let miss =
        switch constraint.relation {
        case .equal: abs(sum)
        case .lessThanOrEqual: max(0, sum)
        case .greaterThanOrEqual: max(0, -sum)
        }
      if miss > 1e-4, !solver.isRelaxed(constraint.id) { found.append("#\(key) misses by \(miss)") }
    }
    return found
  }
}
