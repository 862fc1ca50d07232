import Foundation

/// The command `solver-trace TRACE [--dump FOLDER] [--reps N] [--memory]`.
///
/// Prints `phase <name> <seconds>` (the median of N runs), and writes values to
/// `FOLDER/<name>.txt`.
func replayTrace(_ arguments: [String]) throws -> Int32 {
  var path: String?
  var folder: String?
  var repetitions = 1
  var showsMemory = false
  var rest = arguments.dropFirst()
  while let argument = rest.popFirst() {
    switch argument {
    case "--dump": folder = rest.popFirst()
    case "--reps": repetitions = rest.popFirst().flatMap { Int($0) } ?? 1
    case "--memory": showsMemory = true
    default: path = argument
    }
  }
  guard let path else {
    FileHandle.standardError.write(
      Data("usage: solver-trace TRACE [--dump FOLDER] [--reps N] [--memory]\n".utf8))
    return 2
  }
  let trace = try Trace(contentsOf: path)
  let warmUp = try Trace(Trace.warmUp)
  var first = Replay(warmUp)
  try first.run(warmUp) { _, _ in }
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

do {
  exit(try replayTrace(CommandLine.arguments))
} catch {
  FileHandle.standardError.write(Data("solver-trace: \(error)\n".utf8))
  exit(1)
}
