import Foundation

/// The command `solver-compare OURS PEER FOLDER`, which replays traces through both programs alternately.
///
/// Prints, as Markdown, the medians and ratios of each phase, and how the times grow with the size.
struct Workload {
  var name: String
  /// How often each program replays it; the peer is left out at 0.
  var runs: Int
  var peerRuns: Int
  /// How often a run repeats it; the program reports the median.
  var repetitions = 1
  /// How many steps a phase has, by its name.
  static func steps(_ phase: String) -> Double {
    Double(phase.drop { !$0.isNumber }) ?? 1
  }
}

let workloads = [
  Workload(name: "feed-1", runs: 5, peerRuns: 5, repetitions: 31),
  Workload(name: "feed-10", runs: 5, peerRuns: 5, repetitions: 9),
  Workload(name: "feed-100", runs: 9, peerRuns: 1),
  Workload(name: "feed-1000", runs: 5, peerRuns: 0),
  Workload(name: "feed-10000", runs: 3, peerRuns: 0),
  Workload(name: "drag-100", runs: 1, peerRuns: 0),
  Workload(name: "chain-1000", runs: 5, peerRuns: 1),
  Workload(name: "nested-1000", runs: 5, peerRuns: 3),
  Workload(name: "toggle-1000", runs: 5, peerRuns: 1),
  Workload(name: "grid-10x10", runs: 9, peerRuns: 3),
  Workload(name: "form", runs: 5, peerRuns: 5, repetitions: 15),
  Workload(name: "dense", runs: 9, peerRuns: 9),
]

/// Runs a program once and reads the times of the phases.
///
/// Small traces are repeated inside the run, so that starting the program does not count.
func measure(
  _ program: String, _ trace: String, repeating repetitions: Int
) throws -> [(phase: String, seconds: Double)] {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = [trace, "--reps", String(repetitions)]
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
    let words = line.split(separator: " ")
    guard words.count == 3, words[0] == "phase", let seconds = Double(words[2]) else { return nil }
    return (String(words[1]), seconds)
  }
}

func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

func text(_ seconds: Double) -> String {
  if seconds < 1e-3 { return String(format: "%.2f us", seconds * 1e6) }
  return seconds < 1 ? String(format: "%.2f ms", seconds * 1e3) : String(format: "%.2f s", seconds)
}

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
  FileHandle.standardError.write(Data("usage: solver-compare OURS PEER FOLDER\n".utf8))
  exit(2)
}
var builds: [String: Double] = [:]
print("| workload | phase | ours, each step | kiwi, each step | ratio |")
print("|---|---|---|---|---|")
for workload in workloads {
  let trace = "\(arguments[3])/\(workload.name).t"
  var ours: [[(phase: String, seconds: Double)]] = []
  var peers: [[(phase: String, seconds: Double)]] = []
  for run in 0..<max(workload.runs, workload.peerRuns) {
    if run < workload.peerRuns {
      peers.append(try measure(arguments[2], trace, repeating: workload.repetitions))
    }
    if run < workload.runs {
      ours.append(try measure(arguments[1], trace, repeating: workload.repetitions))
    }
  }
  for (index, phase) in ours[0].enumerated() {
    let steps = Workload.steps(phase.phase)
    let mine = median(ours.map { $0[index].seconds }) / steps
    if phase.phase == "build" { builds[workload.name] = mine }
    var line = "| \(workload.name) | \(phase.phase) | \(text(mine)) |"
    let answers = peers.compactMap { index < $0.count ? $0[index].seconds : nil }
    if answers.isEmpty {
      line += peers.isEmpty ? " - | - |" : " failed | - |"
    } else {
      let theirs = median(answers) / steps
      line += " \(text(theirs)) | \(String(format: "%.1f", theirs / mine)) |"
    }
    print(line)
    fflush(nil)
  }
}
if let small = builds["feed-100"], let large = builds["feed-10000"] {
  let exponent = log(large / small) / log(100)
  print(String(format: "\nfeed build, growth from 100 to 10,000 cards: exponent %.2f", exponent))
}
