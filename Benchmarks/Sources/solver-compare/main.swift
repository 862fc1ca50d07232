import Foundation
import Replay

/// The command `solver-compare OURS PEER FOLDER`, which replays traces through both alternately.
///
/// Each feed is built in a new process, because a process's memory affects the times.
struct Workload {
  var name: String
  var runs: Int
  var peerRuns: Int
  var repetitions = 1
  /// The repetitions of the peer: the longest builds take seconds and are not repeated.
  var peerRepetitions: Int { peerRuns > 3 ? repetitions : 1 }
}

let workloads = [
  Workload(name: "feed-1", runs: 9, peerRuns: 9, repetitions: 401),
  Workload(name: "feed-10", runs: 5, peerRuns: 5, repetitions: 9),
  Workload(name: "feed-100", runs: 9, peerRuns: 1),
  Workload(name: "feed-1000", runs: 5, peerRuns: 0),
  Workload(name: "feed-10000", runs: 5, peerRuns: 0),
  Workload(name: "engine-100", runs: 5, peerRuns: 0),
  Workload(name: "engine-1000", runs: 3, peerRuns: 0),
  Workload(name: "engine-10000", runs: 3, peerRuns: 0),
  Workload(name: "fitted-100", runs: 5, peerRuns: 0),
  Workload(name: "fitted-1000", runs: 3, peerRuns: 0),
  Workload(name: "fitted-10000", runs: 3, peerRuns: 0),
  Workload(name: "held-100", runs: 5, peerRuns: 0),
  Workload(name: "held-1000", runs: 3, peerRuns: 0),
  Workload(name: "squeezed-100", runs: 5, peerRuns: 0),
  Workload(name: "squeezed-1000", runs: 3, peerRuns: 0),
  Workload(name: "squeezed-10000", runs: 3, peerRuns: 0),
  Workload(name: "drag-100", runs: 1, peerRuns: 0),
  Workload(name: "chain-1000", runs: 5, peerRuns: 1, repetitions: 5),
  Workload(name: "nested-1000", runs: 5, peerRuns: 3, repetitions: 5),
  Workload(name: "toggle-1000", runs: 5, peerRuns: 1, repetitions: 5),
  Workload(name: "grid-10x10", runs: 9, peerRuns: 3, repetitions: 5),
  Workload(name: "form", runs: 9, peerRuns: 9, repetitions: 101),
  Workload(name: "dense", runs: 3, peerRuns: 1),
  Workload(name: "levels", runs: 3, peerRuns: 1),
]

/// The least speedup over the peer wanted for each phase.
let goals: [String: Double] = [
  "feed-100 build": 5000, "feed-100 resize100": 40, "feed-100 label1000": 500,
  "chain-1000 resize100": 90, "nested-1000 resize100": 90, "toggle-1000 toggle1000": 500,
  "grid-10x10 build": 1000, "form build": 5, "form cycle6000": 8, "feed-1 build": 5,
  "dense build": 1,
]

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
  FileHandle.standardError.write(Data("usage: solver-compare OURS PEER FOLDER\n".utf8))
  exit(2)
}
var machine = QuietMachine(patience: 120)
var times: [String: Double] = [:]
print("| workload | phase | ours, each step | kiwi, each step | ratio | to reach |")
print("|---|---|---|---|---|---|")
for workload in workloads {
  let trace = "\(arguments[3])/\(workload.name).t"
  var ours: [[(phase: String, seconds: Double)]] = []
  var peers: [[(phase: String, seconds: Double)]] = []
  for run in 0..<max(workload.runs, workload.peerRuns) {
    if run < workload.peerRuns {
      peers.append(try machine.measure(arguments[2], [trace, "--reps", "\(workload.repetitions)"]))
    }
    if run < workload.runs {
      ours.append(try machine.measure(arguments[1], [trace, "--reps", "\(workload.repetitions)"]))
    }
  }
  for (index, phase) in ours[0].enumerated() {
    let steps = steps(phase.phase)
    let mine = median(ours.map { $0[index].seconds }) / steps
    times["\(workload.name) \(phase.phase)"] = mine
    var line = "| \(workload.name) | \(phase.phase) | \(text(mine)) |"
    let answers = peers.compactMap { index < $0.count ? $0[index].seconds : nil }
    if answers.isEmpty {
      line += peers.isEmpty ? " - | - |" : " failed | - |"
    } else {
      let theirs = median(answers) / steps
      line += " \(text(theirs)) | \(String(format: "%.1f", theirs / mine)) |"
    }
    line += goals["\(workload.name) \(phase.phase)"].map { " \(Int($0)) |" } ?? " |"
    print(line)
    fflush(nil)
  }
}

func growth(
  _ times: [String: Double], workload: String, phase: String, small: Int, large: Int
) -> String? {
  guard let first = times["\(workload)-\(small) \(phase)"],
    let last = times["\(workload)-\(large) \(phase)"]
  else { return nil }
  let exponent = log(last / first) / log(Double(large) / Double(small))
  return String(
    format: "| \(workload) | \(phase) | %d to %d | %.2f |", small, large, exponent)
}
print("\nThe limit of the growth exponent of the feed's build from 100 to 10,000 cards is 1.1.")
print("\n| workload | phase | cards | growth, exponent |\n|---|---|---|---|")
for (workload, phase) in [
  ("feed", "build"), ("feed", "resize100"), ("feed", "label1000"), ("feed", "teardown"),
  ("engine", "build"), ("engine", "resize100"), ("engine", "label1000"), ("engine", "teardown"),
  ("fitted", "build"), ("fitted", "fit20"), ("fitted", "teardown"), ("held", "build"),
  ("held", "fit20"),
  ("squeezed", "build"), ("squeezed", "fit20"),
] {
  for (small, large) in [(1, 100), (100, 1000), (100, 10_000)] {
    if let line = growth(times, workload: workload, phase: phase, small: small, large: large) {
      print(line)
    }
  }
}

if let small = times["feed-100 label1000"], let large = times["feed-1000 label1000"] {
  let factor = String(format: "%.1f", large / small)
  print("\nA label among 1000 cards takes \(factor) times as long as one among 100 (limit 5).")
}
print("\n\(machine.report)")
