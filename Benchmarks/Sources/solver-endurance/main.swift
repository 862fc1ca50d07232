import ConstraintSolver
import Foundation

/// The command `solver-endurance [STEPS]`: exits with 1 unless all checks hold.
///
/// 1. After STEPS edits the values equal a fresh solve to 1e-6.
/// 2. Memory after STEPS additions and removals equals the memory after a thousand.
/// 3. Checking ambiguity takes ten times as long for ten times as many variables.
let steps = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
var random = LinearCongruential()
var failed = false

func report(_ name: String, holds: Bool, detail: String) -> Bool {
  print("\(holds ? "ok  " : "FAIL") \(name): \(detail)")
  return !holds
}

do {
  let clock = ContinuousClock()
  var row = try Row(width: 0)
  let start = clock.now
  for step in 0..<steps {
    // Sometimes another constant than in a drag, which makes the solver lose the direction.
    if step % 16 == 0 {
      try row.solver.setConstant(Double(random.number(0, 400)) / 7, of: row.gaps[step % 12])
    } else {
      try row.solver.setConstant(Double(random.number(0, 100_000_000)) / 1024, of: row.edit)
    }
    row.solver.solve()
  }
  let time = start.duration(to: clock.now)
  var fresh = try Row(width: 0)
  try fresh.solver.setConstant(777.7, of: fresh.edit)
  try row.solver.setConstant(777.7, of: row.edit)
  for (old, new) in zip(row.gaps, fresh.gaps) {
    try row.solver.setConstant(8.1, of: old)
    try fresh.solver.setConstant(8.1, of: new)
  }
  row.solver.solve()
  fresh.solver.solve()
  let worst =
    zip(row.views, fresh.views).map {
      abs(row.solver.value(of: $0) - fresh.solver.value(of: $1))
    }.max() ?? .infinity
  failed = report(
    "drift over \(steps) edits", holds: worst < 1e-6, detail: "off by \(worst) points, \(time)")
}

do {
  let clock = ContinuousClock()
  var row = try Row(width: 900)
  row.solver.solve()
  try row.churn(1000)
  let before = row.solver.footprint
  let start = clock.now
  try row.churn(steps)
  let time = start.duration(to: clock.now)
  let after = row.solver.footprint
  let detail = "\(before) -> \(after) bytes, \(time)"
  failed = report("memory over \(steps) pairs", holds: after <= before, detail: detail) || failed
}
do {
  let clock = ContinuousClock()
  var times: [Duration] = []
  var areRight = true
  for count in [500, 5000] {
    let badges = try Badges(count)
    var best = Duration.seconds(1000)
    for _ in 0..<5 {
      let start = clock.now
      areRight = badges.countRightAnswers() == 2 * count && areRight
      best = min(best, start.duration(to: clock.now))
    }
    times.append(best)
  }
  failed =
    report("ambiguity queries, answers", holds: areRight, detail: "10,000 of 10,000") || failed
  let detail = "\(times[0]) for 1,000, \(times[1]) for 10,000"
  failed =
    report("ambiguity queries, growth", holds: times[1] < times[0] * 30, detail: detail)
    || failed
}
exit(failed ? 1 : 0)
