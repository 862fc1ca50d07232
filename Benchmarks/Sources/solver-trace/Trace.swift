import ConstraintSolver
import Foundation

enum Operation {
  case phase(String)
  case add(constraint: Int, terms: Range<Int>, relation: Relation, constant: Double, Priority)
  case remove(constraint: Int)
  case edit(variable: Int, Priority)
  case suggest(variable: Int, Double)
  case set(constraint: Int, Double)
  case tie(constraint: Int, rank: Int64)
  case update
}

/// A recorded series of changes to a system of constraints; `README.md` describes the format.
struct Trace {
  var variableCount = 0
  var constraintCount = 0
  private(set) var firstAdditionCount = 0
  private var phaseCount = 0
  var terms: [Term] = []
  var extents: Set<Int> = []
  var operations: [Operation] = []

  static let warmUp = """
    H 4 6
    P warm-up
    E 0 999
    A 0 0 1000 0 3 1 1 0 -0.5 2 1
    A 1 1 750 -20 1 1 1
    A 2 -1 250 -20 1 1 1
    A 3 1 1000 -8 2 3 1 1 -1
    S 0 300
    U
    S 0 20
    U
    S 0 30
    U
    A 4 0 250 -400 1 3 1
    U
    R 1
    A 5 1 750 -30 1 1 1
    U
    """

  init(contentsOf path: String) throws {
    try self.init(String(contentsOfFile: path, encoding: .utf8))
  }

  init(_ text: String) throws {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      try read(words)
    }
  }

  private mutating func read(_ words: [String]) throws {
    func number(_ index: Int) throws -> Double {
      guard index < words.count, let value = Double(words[index]) else {
        throw TraceError.badLine(words.joined(separator: " "))
      }
      return value
    }
    func priority(_ index: Int) throws -> Priority {
      guard let value = Priority(Float(try number(index))) else {
        throw TraceError.badLine(words.joined(separator: " "))
      }
      return value
    }
    switch words.first {
    case "H":
      variableCount = Int(try number(1))
      constraintCount = Int(try number(2))
    case "P":
      phaseCount += 1
      operations.append(.phase(words[1]))
    case "A":
      if phaseCount == 1 { firstAdditionCount += 1 }
      guard let relation = Relation(rawValue: Int8(try number(2))) else {
        throw TraceError.badLine(words.joined(separator: " "))
      }
      let start = terms.count
      for index in 0..<Int(try number(5)) {
        let variable = VariableID(raw: UInt32(try number(6 + 2 * index)))
        terms.append(Term(variable, try number(7 + 2 * index)))
      }
      // The trace says sum + constant ~ 0, the solver sum ~ constant.
      operations.append(
        .add(
          constraint: Int(try number(1)), terms: start..<terms.count, relation: relation,
          constant: -(try number(4)), try priority(3)))
    case "R": operations.append(.remove(constraint: Int(try number(1))))
    case "E":
      if phaseCount == 1 { firstAdditionCount += 1 }
      operations.append(.edit(variable: Int(try number(1)), try priority(2)))
    case "S": operations.append(.suggest(variable: Int(try number(1)), try number(2)))
    case "C": operations.append(.set(constraint: Int(try number(1)), try number(2)))
    case "T":
      operations.append(.tie(constraint: Int(try number(1)), rank: Int64(try number(2))))
    case "X": extents.insert(Int(try number(1)))
    case "U": operations.append(.update)
    default: throw TraceError.badLine(words.joined(separator: " "))
    }
  }
}

extension Trace {
  /// The operations of the first phase only.
  var firstPhase: Trace {
    var trace = self
    let end = operations.dropFirst().firstIndex { $0.isPhase } ?? operations.count
    trace.operations = Array(operations[..<end])
    return trace
  }

  /// Returns the trace with the terms of each constraint, and the constraints between two other
  /// operations, in a random order.
  func reordered(using random: inout some RandomNumberGenerator) -> Trace {
    var trace = self
    trace.operations = []
    trace.terms = []
    var block: [Operation] = []
    for operation in operations {
      if case .add = operation {
        block.append(operation)
        continue
      }
      trace.append(block, of: self, using: &random)
      block = []
      trace.operations.append(operation)
    }
    trace.append(block, of: self, using: &random)
    return trace
  }

  /// Appends additions in a random order, with their terms in the same sequence, as in a file.
  private mutating func append(
    _ block: [Operation], of source: Trace, using random: inout some RandomNumberGenerator
  ) {
    for operation in block.shuffled(using: &random) {
      guard case .add(let id, let range, let relation, let constant, let priority) = operation
      else { continue }
      let start = terms.count
      terms += source.terms[range].shuffled(using: &random)
      operations.append(
        .add(
          constraint: id, terms: start..<terms.count, relation: relation, constant: constant,
          priority))
    }
  }
}

extension Operation {
  fileprivate var isPhase: Bool {
    if case .phase = self { true } else { false }
  }
}

/// Random numbers that are equal on every run (Steele, Lea & Flood 2014).
struct OrderGenerator: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

enum TraceError: Error {
  case badLine(String)
}
