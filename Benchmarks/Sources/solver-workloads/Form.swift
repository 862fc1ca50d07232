/// A form of labels and fields between two edges, in the shape of kiwi's `enaml_like_benchmark`.
///
/// The strengths as priorities: strong 999, 1e5 900, 1250 760, medium 750, weak 250.
func form() -> TraceWriter {
  var trace = TraceWriter()
  var names: [Substring: Int] = [:]
  trace.phase("build")
  for name in ["width", "height"] as [Substring] {
    let variable = trace.variable()
    names[name] = variable
    trace.edit(variable)
  }
  for line in formConstraints.split(separator: "\n") {
    var words = line.split(separator: " ")
    let priority = Int(words.removeLast().dropFirst()) ?? 1000
    let constant = Double(words.removeLast()) ?? 0
    let relation = ["<=": -1, "==": 0, ">=": 1][words.removeLast()] ?? 0
    let terms = words.map { word in
      let parts = word.split(separator: "*")
      let variable = names[parts[1]] ?? trace.variable()
      names[parts[1]] = variable
      return (variable, Double(parts[0]) ?? 1)
    }
    trace.add(terms, relation: relation, constant: -constant, at: priority)
  }
  trace.update()
  trace.phase("cycle6000")
  let sizes = [(400.0, 600.0), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400)]
  for step in 0..<6000 {
    trace.suggest(0, sizes[step % 6].0)
    trace.suggest(1, sizes[step % 6].1)
    trace.update()
  }
  return trace
}

/// Systems that have no structure: the worst case for a solver that relies on structure.
///
/// With four random priorities, kiwi ends with "The objective is unbounded" by rounding errors.
func dense(
  variables count: Int, constraints: Int, terms: Int, priorities: [Int]
) -> TraceWriter {
  var trace = TraceWriter()
  var random = WorkloadGenerator()
  trace.phase("build")
  let variables = (0..<count).map { _ in trace.variable() }
  let place = variables.map { _ in Double(random.number(0, 500)) }
  for index in 0..<constraints {
    var chosen: [Int: Double] = [:]
    while chosen.count < terms {
      chosen[random.number(0, count - 1)] =
        Double(random.number(1, 8) * (random.number(0, 1) * 2 - 1)) / 2
    }
    let list = chosen.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let sum = list.reduce(0) { $0 + place[$1.0] * $1.1 }
    // A third is required and satisfiable at a known point; the others may conflict.
    if index % 3 == 0 {
      trace.add(list, relation: random.number(0, 1) * 2 - 1 == 1 ? 1 : -1, constant: -sum, at: 1000)
    } else {
      let priority = priorities[random.number(0, priorities.count - 1)]
      trace.add(
        list, relation: random.number(-1, 1), constant: -sum + Double(random.number(-100, 100)),
        at: priority)
    }
  }
  trace.update()
  return trace
}

private let formConstraints = """
  1*left >= 0 @1000
  1*height == 0 @750
  1*top >= 0 @1000
  1*width >= 0 @1000
  1*height >= 0 @1000
  -1*top 1*contents_top == 10 @1000
  1*lb3height == 16 @999
  1*lb3height >= 16 @999
  1*ctleft >= 0 @1000
  1*cttop >= 0 @1000
  1*ctwidth >= 0 @1000
  1*ctheight >= 0 @1000
  1*fl3left >= 0 @1000
  1*ctheight >= 24 @900
  1*ctwidth <= 1.67772e+07 @900
  1*ctheight <= 24 @900
  1*fl3top >= 0 @1000
  1*fl3width >= 0 @1000
  1*fl3height >= 0 @1000
  1*lb1width == 67 @250
  1*lb2width >= 0 @1000
  1*lb2height >= 0 @1000
  1*fl2height >= 0 @1000
  1*lb3left >= 0 @1000
  1*fl2width >= 125 @999
  1*fl2height == 21 @999
  1*fl2height >= 21 @999
  1*lb3top >= 0 @1000
  1*lb3width >= 0 @1000
  1*fl1left >= 0 @1000
  1*fl1width >= 0 @1000
  1*lb1width >= 67 @999
  1*fl2left >= 0 @1000
  1*lb2width == 66 @250
  1*lb2width >= 66 @999
  1*lb2height == 16 @999
  1*fl1height >= 0 @1000
  1*fl1top >= 0 @1000
  1*lb2top >= 0 @1000
  -1*lb2top 1*lb3top -1*lb2height == 10 @760
  -1*lb3top -1*lb3height 1*fl3top >= 10 @1000
  -1*lb3top -1*lb3height 1*fl3top == 10 @760
  1*contents_bottom -1*fl3height -1*fl3top == 0 @760
  1*fl1top -1*contents_top >= 0 @1000
  1*fl1top -1*contents_top == 0 @760
  1*contents_bottom -1*fl3height -1*fl3top >= 0 @1000
  -1*left -1*width 1*contents_right == -10 @1000
  -1*top -1*height 1*contents_bottom == -10 @1000
  -1*left 1*contents_left == 10 @1000
  1*lb3left -1*contents_left == 0 @760
  1*fl1left -1*midline == 0 @999
  1*fl2left -1*midline == 0 @999
  1*ctleft -1*midline == 0 @999
  1*fl1top 0.5*fl1height -1*lb1top -0.5*lb1height == 0 @999
  1*lb1left -1*contents_left >= 0 @1000
  1*lb1left -1*contents_left == 0 @760
  -1*lb1left 1*fl1left -1*lb1width >= 10 @1000
  -1*lb1left 1*fl1left -1*lb1width == 10 @760
  -1*fl1left 1*contents_right -1*fl1width >= 0 @1000
  1*width == 0 @750
  -1*fl1top 1*fl2top -1*fl1height >= 10 @1000
  -1*fl1top 1*fl2top -1*fl1height == 10 @760
  1*cttop -1*fl2top -1*fl2height >= 10 @1000
  -1*ctheight -1*cttop 1*fl3top >= 10 @1000
  1*contents_bottom -1*fl3height -1*fl3top >= 0 @1000
  1*cttop -1*fl2top -1*fl2height == 10 @760
  -1*fl1left 1*contents_right -1*fl1width == 0 @760
  -1*lb2top -0.5*lb2height 1*fl2top 0.5*fl2height == 0 @999
  -1*contents_left 1*lb2left >= 0 @1000
  -1*contents_left 1*lb2left == 0 @760
  1*fl2left -1*lb2width -1*lb2left >= 10 @1000
  -1*ctheight -1*cttop 1*fl3top == 10 @760
  1*contents_bottom -1*fl3height -1*fl3top == 0 @760
  1*lb1top >= 0 @1000
  1*lb1width >= 0 @1000
  1*lb1height >= 0 @1000
  1*fl2left -1*lb2width -1*lb2left == 10 @760
  -1*fl2left -1*fl2width 1*contents_right == 0 @760
  -1*fl2left -1*fl2width 1*contents_right >= 0 @1000
  1*lb3left -1*contents_left >= 0 @1000
  1*lb1left >= 0 @1000
  0.5*ctheight 1*cttop -1*lb3top -0.5*lb3height == 0 @999
  1*ctleft -1*lb3left -1*lb3width >= 10 @1000
  -1*ctwidth -1*ctleft 1*contents_right >= 0 @1000
  1*ctleft -1*lb3left -1*lb3width == 10 @760
  1*fl3left -1*contents_left >= 0 @1000
  1*fl3left -1*contents_left == 0 @760
  -1*ctwidth -1*ctleft 1*contents_right == 0 @760
  -1*fl3left 1*contents_right -1*fl3width == 0 @760
  -1*contents_top 1*lb1top >= 0 @1000
  -1*contents_top 1*lb1top == 0 @760
  -1*fl3left 1*contents_right -1*fl3width >= 0 @1000
  1*lb2top -1*lb1top -1*lb1height >= 10 @1000
  -1*lb2top 1*lb3top -1*lb2height >= 10 @1000
  1*lb2top -1*lb1top -1*lb1height == 10 @760
  1*fl1height == 21 @999
  1*fl1height >= 21 @999
  1*lb2left >= 0 @1000
  1*lb2height >= 16 @999
  1*fl2top >= 0 @1000
  1*fl2width >= 0 @1000
  1*lb1height >= 16 @999
  1*lb1height == 16 @999
  1*fl3width >= 125 @999
  1*fl3height == 21 @999
  1*fl3height >= 21 @999
  1*lb3height >= 0 @1000
  1*ctwidth >= 119 @900
  1*lb3width == 24 @250
  1*lb3width >= 24 @999
  1*fl1width >= 125 @999
  """
