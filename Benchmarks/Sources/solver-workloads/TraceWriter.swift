struct TraceWriter {
  private(set) var variableCount = 0
  private(set) var constraintCount = 0
  private(set) var lines: [String] = []

  struct View {
    var x: Int
    var y: Int
    var w: Int
    var h: Int
  }

  var text: String {
    "H \(variableCount) \(constraintCount)\n" + lines.joined(separator: "\n") + "\n"
  }

  mutating func variable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  mutating func view() -> View { View(x: variable(), y: variable(), w: variable(), h: variable()) }

  @discardableResult
  mutating func add(
    _ terms: [(Int, Double)], relation: Int, constant: Double = 0, at priority: Int = 1000
  ) -> Int {
    let list = terms.map { "\($0.0) \($0.1)" }.joined(separator: " ")
    lines.append(
      "A \(constraintCount) \(relation) \(priority) \(constant) \(terms.count) \(list)")
    constraintCount += 1
    return constraintCount - 1
  }

  /// Sets a constraint's rank among constraints that can trade errors.
  mutating func tie(_ constraint: Int, rank: Int) { lines.append("T \(constraint) \(rank)") }
  mutating func extent(_ variable: Int) { lines.append("X \(variable)") }
  mutating func remove(_ constraint: Int) { lines.append("R \(constraint)") }
  mutating func edit(_ variable: Int, at priority: Int = 999) {
    lines.append("E \(variable) \(priority)")
  }
  mutating func suggest(_ variable: Int, _ value: Double) { lines.append("S \(variable) \(value)") }
  mutating func set(_ constraint: Int, _ constant: Double) {
    lines.append("C \(constraint) \(constant)")
  }
  mutating func update() { lines.append("U") }
  mutating func phase(_ name: String) { lines.append("P \(name)") }

  mutating func resize(_ variables: [(Int, Double)]) {
    phase("resize100")
    for step in 0..<100 {
      for (variable, base) in variables { suggest(variable, base + Double(step * 37 % 401)) }
      update()
    }
  }

  mutating func teardown(_ constraints: [Int]) {
    phase("teardown")
    for constraint in constraints { remove(constraint) }
    update()
  }
}

struct WorkloadGenerator {
  private var state: UInt64 = 12345

  mutating func number(_ low: Int, _ high: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return low + Int(state >> 33) % (high - low + 1)
  }
}
