import ConstraintSolver
import Foundation

/// The command `solver-trace TRACE [--dump FOLDER] [--reps N] [--memory] [--orders N]`.
///
/// Prints `phase <name> <seconds>` (the median of N runs), and writes values to
/// `FOLDER/<name>.txt`. With `--orders`, it prints a table's line about the first phase instead,
/// as written and in N random orders.
func replayTrace(_ arguments: [String]) throws -> Int32 {
  var path: String?
  var folder: String?
  var repetitions = 1
  var showsMemory = false
  var orders = 0
  var rest = arguments.dropFirst()
  while let argument = rest.popFirst() {
    switch argument {
    case "--dump": folder = rest.popFirst()
    case "--reps": repetitions = rest.popFirst().flatMap { Int($0) } ?? 1
    case "--memory": showsMemory = true
    case "--orders": orders = rest.popFirst().flatMap { Int($0) } ?? 20
    default: path = argument
    }
  }
  guard let path else {
    FileHandle.standardError.write(
      Data("usage: solver-trace TRACE [--dump FOLDER] [--reps N] [--memory] [--orders N]\n".utf8))
    return 2
  }
  let trace = try Trace(contentsOf: path)
  let warmUp = try Trace(Trace.warmUp)
  var first = Replay(warmUp)
  try first.run(warmUp) { _, _ in }
  if orders > 0 {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    print(try compareOrders(of: trace, named: name, orders: orders, repetitions: repetitions))
    return 0
  }
  var runs: [[(name: String, seconds: Double)]] = []
  for _ in 0..<max(1, repetitions) {
    var replay = Replay(trace)
    try replay.run(trace) { name, replay in
      if showsMemory { print("memory after \(name): \(replay.footprint / 1_000_000) MB") }
      guard let folder else { return }
      let lines = replay.values.map { "\($0)\n" }.joined()
      try lines.write(toFile: "\(folder)/\(name).txt", atomically: false, encoding: .utf8)
    }
    runs.append(replay.phases)
  }
  for index in runs[0].indices {
    let times = runs.map { $0[index].seconds }.sorted()
    print("phase \(runs[0][index].name) \(times[times.count / 2])")
  }
  return 0
}

/// The seconds for a trace's first phase, the median of some runs, and the row entries.
private func cost(of trace: Trace, repetitions: Int) throws -> (seconds: Double, entries: Int) {
  var times: [Double] = []
  var entries = 0
  for _ in 0..<max(1, repetitions) {
    var replay = Replay(trace)
    try replay.run(trace) { _, replay in entries = replay.counters.rowEntries }
    times.append(replay.phases[0].seconds)
  }
  return (times.sorted()[times.count / 2], entries)
}

/// Compares the first phase as written with the same constraints and terms in random orders.
/// - Returns: A table's line: milliseconds as written, the median and the worst of the orders,
///   the ratio of the worst to the best, and the row entries as written and at worst.
private func compareOrders(
  of trace: Trace, named name: String, orders: Int, repetitions: Int
) throws -> String {
  let written = trace.firstPhase
  let first = try cost(of: written, repetitions: repetitions)
  var random = OrderGenerator()
  var others: [(seconds: Double, entries: Int)] = []
  for _ in 0..<orders {
    let other = written.reordered(using: &random)
    others.append(try cost(of: other, repetitions: repetitions))
  }
  let times = others.map { $0.seconds }.sorted()
  let (best, worst) = (min(first.seconds, times[0]), times[times.count - 1])
  func milliseconds(_ seconds: Double) -> String { String(format: "%.2f", seconds * 1000) }
  return "| \(name) | \(milliseconds(first.seconds)) | \(milliseconds(times[times.count / 2])) "
    + "| \(milliseconds(worst)) | \(String(format: "%.1f", worst / best)) | \(first.entries) "
    + "| \(others.map { $0.entries }.max() ?? 0) |"
}

do {
  exit(try replayTrace(CommandLine.arguments))
} catch {
  FileHandle.standardError.write(Data("solver-trace: \(error)\n".utf8))
  exit(1)
}
