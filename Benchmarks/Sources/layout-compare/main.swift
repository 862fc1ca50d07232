import Foundation
import Replay

/// The command `layout-compare LAYOUT YOGA SOLVER TRACES`: compares the same feeds in all programs.
let arguments = CommandLine.arguments
guard arguments.count == 5 else {
  FileHandle.standardError.write(Data("usage: layout-compare LAYOUT YOGA SOLVER TRACES\n".utf8))
  exit(2)
}
var machine = QuietMachine(patience: 120)
let (layout, yoga, solver, traces) = (arguments[1], arguments[2], arguments[3], arguments[4])

typealias Times = [String: [Double]]

func add(_ phases: [(phase: String, seconds: Double)], to times: inout Times) {
  for phase in phases { times[phase.phase, default: []].append(phase.seconds) }
}

func ratio(_ a: Double, _ b: Double) -> String { String(format: "%.2f", a / b) }

var builds: [Int: Double] = [:]
var labels: [Int: Double] = [:]
print(
  "| cards | phase | views, each step | Yoga | Yoga / views | by hand | solver only | views / solver |"
)
print("|---|---|---|---|---|---|---|---|")
for (cards, rounds) in [(1, 9), (10, 9), (100, 31), (1000, 9), (10000, 5)] {
  var (ours, theirs, hand, alone) = (Times(), Times(), Times(), Times())
  for _ in 0..<rounds {
    add(try machine.measure(layout, ["\(cards)", "views"]), to: &ours)
    add(try machine.measure(yoga, ["\(cards)"]), to: &theirs)
    add(try machine.measure(layout, ["\(cards)", "hand"]), to: &hand)
    add(try machine.measure(solver, ["\(traces)/feed-\(cards).t"]), to: &alone)
  }
  for phase in ours.keys.sorted() {
    let count = steps(phase)
    let mine = median(ours[phase] ?? []) / count
    if phase == "build" { builds[cards] = mine }
    if phase.hasPrefix("label") { labels[cards] = mine }
    let other = median(theirs[phase] ?? [.nan]) / count
    let least = median(hand[phase] ?? [.nan]) / count
    let kind = String(phase.prefix { !$0.isNumber })
    let own = alone.first { $0.key.prefix { !$0.isNumber } == kind }
      .map { median($0.value) / steps($0.key) }
    let solved = own.map { "\(text($0)) | \(ratio(mine, $0))" } ?? "- | -"
    print(
      "| \(cards) | \(kind) | \(text(mine)) | \(text(other)) | \(ratio(other, mine)) | \(text(least)) | \(solved) |"
    )
    fflush(nil)
  }
}
if let small = builds[100], let large = builds[10000] {
  print(
    String(
      format: "\nbuild and first layout, growth from 100 to 10,000 cards: exponent %.2f",
      log(large / small) / log(100)))
}
if let small = labels[100], let large = labels[10000] {
  print("one label's change at 10,000 cards takes \(ratio(large, small)) x as long as at 100")
}
let memory = Process()
memory.executableURL = URL(fileURLWithPath: layout)
memory.arguments = ["10000", "views"]
let pipe = Pipe()
memory.standardOutput = pipe
try memory.run()
let lines = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
memory.waitUntilExit()
if let line = lines.split(separator: "\n").first(where: { $0.hasPrefix("memory ") }),
  let kilobytes = Double(line.dropFirst(7))
{
  print(
    String(format: "10,000 cards, 70,001 views with their constraints: %.0f MB", kilobytes / 1024))
}
print("\n\(machine.report)")
