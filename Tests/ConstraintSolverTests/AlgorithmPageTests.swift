import ConstraintSolver
import Foundation
import Testing

/// The five constraints of the page about the algorithm.
struct WorkedTableau: ~Copyable {
  var solver = Solver()
  let whole: VariableID
  let left: VariableID
  let right: VariableID
  private var wholeIsWide = ConstraintID(raw: 0)

  /// Constraints 0 to 2, solved.
  init() throws {
    whole = solver.makeVariable(.position)
    left = solver.makeVariable(.position)
    right = solver.makeVariable(.position)
    wholeIsWide = try solver.add(
      [Term(whole)], .equal, to: 300, priority: Priority(validating: 999))
    _ = try solver.add(
      [Term(left), Term(right), Term(whole, -1)], .equal, to: 0, priority: .required)
    _ = try solver.add([Term(right)], .equal, to: 200, priority: Priority(validating: 500))
    solver.solve()
  }

  /// Adds constraint 3, the minimum of the left part, which compresses the right part.
  mutating func addLeftMinimum() throws {
    _ = try solver.add(
      [Term(left)], .greaterThanOrEqual, to: 120, priority: Priority(validating: 501))
    solver.solve()
  }

  /// Adds constraint 4, which already holds.
  mutating func addRightMinimum() throws {
    _ = try solver.add(
      [Term(right)], .greaterThanOrEqual, to: 100, priority: Priority(validating: 400))
    solver.solve()
  }

  mutating func resize(to width: Double) throws {
    try solver.setConstant(width, of: wholeIsWide)
    solver.solve()
  }

  borrowing func state() -> String {
    let counters = solver.counters
    return solver.dump()
      + "pivots \(counters.pivots), flips \(counters.boundFlips), "
      + "steps along directions \(counters.parametricSteps)"
  }

  static func states() throws -> [String] {
    var tableau = try WorkedTableau()
    var states = [tableau.state()]
    try tableau.addLeftMinimum()
    states.append(tableau.state())
    try tableau.addRightMinimum()
    states.append(tableau.state())
    try tableau.resize(to: 320)
    states.append(tableau.state())
    try tableau.resize(to: 200)
    states.append(tableau.state())
    return states
  }
}

@Suite("The page about the algorithm")
struct AlgorithmPageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let sources = root.appendingPathComponent("Sources/Layout/ConstraintSolver")

  private static func page() throws -> String {
    try String(
      contentsOf: root.appendingPathComponent("Documentation/ConstraintSolver.docc/Algorithm.md"),
      encoding: .utf8)
  }

  @Test("the worked tableau equals the solver's, state by state")
  func workedTableau() throws {
    let blocks = try Self.page().components(separatedBy: "```tableau\n").dropFirst()
    let printed = blocks.map { $0.components(separatedBy: "\n```")[0] }
    let computed = try WorkedTableau.states()
    #expect(printed.count == computed.count)
    for (number, (onPage, inSolver)) in zip(printed, computed).enumerated() {
      #expect(onPage == inSolver, "state \(number + 1)")
    }
  }

  private static func map() throws -> [(step: String, file: String)] {
    try page().matches(of: #/\n\| (\d+[a-z]?) \|[^\n]*\| `([A-Za-z/+]+\.swift)` \|/#).map {
      (String($0.output.1), String($0.output.2))
    }
  }

  @Test("each step on the map is marked in the file that the map names")
  func steps() throws {
    let map = try Self.map()
    #expect(map.count >= 15)
    for (step, file) in map {
      let source = try String(
        contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
      #expect(source.contains("Step \(step): "), "step \(step) is not marked in \(file)")
    }
  }

  @Test("each step that a source marks is on the map")
  func marks() throws {
    let map = try Self.map().map { "\($0.step) \($0.file)" }
    let files = FileManager.default.enumerator(atPath: Self.sources.path)
    for case let file as String in files ?? .init() where file.hasSuffix(".swift") {
      let source = try String(
        contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
      for match in source.matches(of: #/Step (\d+[a-z]?): /#) where file != "Solver+Solve.swift" {
        #expect(map.contains("\(match.output.1) \(file)"), "\(file) marks step \(match.output.1)")
      }
    }
  }
}
