import AutoLayout
import Foundation
import FuzzSupport
import LiveTrees
import TestSupport

// Edits live trees for some time and compares them with fresh ones.
//
// usage: soak [SECONDS] [SEED]

let seconds = CommandLine.arguments.count > 1 ? Double(CommandLine.arguments[1]) ?? 10 : 10
var seed = CommandLine.arguments.count > 2 ? UInt64(CommandLine.arguments[2]) ?? 1 : 1

/// The memory in use, in megabytes.
func memory() -> Int {
  let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  let numbers = (text ?? "").split(separator: " ").compactMap { Int($0) }
  // The second number: pages in memory, of 4 KB.
  return numbers.count > 1 ? (numbers[1] * 4096) >> 20 : 0
}

LayoutLog.replaceSink(nil)
let end = Date(timeIntervalSinceNow: seconds)
var edits = 0
var comparisons = 0
var first = 0
var most = 0
print("seed \(seed), \(seconds) seconds")
while Date() < end {
  var numbers = SeededGenerator(seed: seed)
  let size = [10, 40, 200, 1000][Int(numbers.next() % 4)]
  var tree = LiveTree(most: size)
  let start = Date()
  // A tree lives for some seconds, so that what it keeps would show.
  while Date().timeIntervalSince(start) < 4, Date() < end {
    var input = FuzzInput((0..<4096).map { _ in UInt8(truncatingIfNeeded: numbers.next()) })
    while !input.isEmpty {
      tree.edit(&input)
      edits += 1
    }
    tree.compare()
    comparisons += 1
  }
  let used = memory()
  if first == 0 { first = used }
  most = max(most, used)
  print("seed \(seed): up to \(size) views, \(edits) edits, \(comparisons) comparisons, \(used) MB")
  seed += 1
}
print(
  "\(edits) edits, \(comparisons) comparisons with fresh trees, all equal; \(first) MB at first, at most \(most) MB"
)
