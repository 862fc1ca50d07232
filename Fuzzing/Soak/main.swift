import AutoLayout
import Foundation
import FuzzSupport
import LiveTrees
import TestSupport

// Compares edited live trees with fresh trees. On a difference it prints the shortest sequence of
// edits and exits with 1. usage: soak [SECONDS] [SEED]

let seconds = CommandLine.arguments.count > 1 ? Double(CommandLine.arguments[1]) ?? 10 : 10
var seed = CommandLine.arguments.count > 2 ? UInt64(CommandLine.arguments[2]) ?? 1 : 1

func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

func memory() -> Int {
  let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  let numbers = (text ?? "").split(separator: " ").compactMap { Int($0) }
  return numbers.count > 1 ? (numbers[1] * 4096) >> 20 : 0
}

@MainActor
func difference(after edits: [TreeEdit]) -> (tree: LiveTree, text: String)? {
  var tree = LiveTree()
  for edit in edits { tree.apply(edit) }
  return tree.difference().map { (tree, $0) }
}

@MainActor
func report(_ edits: [TreeEdit]) {
  say("shortening \(edits.count) edits …")
  var reduction = EditReduction { difference(after: $0) != nil }
  let short = reduction.shortened(edits)
  say("\(short.count) edits, after \(reduction.trials) trials:")
  for edit in short { say("  \(edit)") }
  if let found = difference(after: short) {
    say("lead to:\n\(found.tree)\n\(found.text)")
  }
}

LayoutLog.replaceSink(nil)
let end = Date(timeIntervalSinceNow: seconds)
var edits = 0
var comparisons = 0
var openComparisons = 0
var first = 0
var most = 0
say("seed \(seed), \(seconds) seconds")
while Date() < end {
  var numbers = SeededGenerator(seed: seed)
  let size = [10, 40, 200, 1000, 10_000][Int(numbers.next() % 5)]
  var tree = LiveTree(most: size)
  var sequence: [TreeEdit] = []
  let start = Date()
  // A tree lives for some seconds, which reveals leaks; a large tree must grow first.
  let life: Double = size < 10_000 ? 4 : 40
  while Date().timeIntervalSince(start) < life, Date() < end {
    var input = FuzzInput((0..<4096).map { _ in UInt8(truncatingIfNeeded: numbers.next()) })
    while !input.isEmpty {
      guard let edit = tree.drawEdit(&input) else { continue }
      tree.apply(edit)
      sequence.append(edit)
      edits += 1
    }
    sequence.append(.layOut)
    comparisons += 1
    let comparison = tree.compared()
    if comparison.isOpen { openComparisons += 1 }
    if let text = comparison.difference {
      say("seed \(seed), up to \(size) views: \(text)")
      report(sequence)
      exit(1)
    }
  }
  let used = memory()
  if first == 0 { first = used }
  most = max(most, used)
  say("seed \(seed): up to \(size) views, \(edits) edits, \(comparisons) comparisons, \(used) MB")
  seed += 1
}
say(
  """
  \(edits) edits, \(comparisons) comparisons with fresh trees, all equal except \(openComparisons) \
  with ambiguous frames; \(first) MB at first, at most \(most) MB
  """
)
