import AutoLayout
import Foundation

/// The command `ambiguity-bench [COUNT [ROUNDS]]`: times `hasAmbiguousLayout` for every view.
@MainActor
func time(_ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  body()
  return (clock.now - start) / .milliseconds(1)
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
let rounds = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 5

print("# Ambiguity of all views in a tree\n")
print("| tree of \(count) views | first layout, ms | all queries, ms | ratio | ambiguous |")
print("|---|---|---|---|---|")
for shape in Shape.all {
  var (layouts, questions): ([Double], [Double]) = ([], [])
  var ambiguous = 0
  for _ in 0..<rounds {
    let root = shape.make(count)
    layouts.append(time { root.layoutIfNeeded() })
    questions.append(
      time { ambiguous = root.allSubviews.count { $0.hasAmbiguousLayout } })
  }
  let (layout, question) = (median(layouts), median(questions))
  print(
    "| \(shape.name) |",
    String(format: "%.1f | %.1f | %.2f |", layout, question, question / layout),
    ambiguous, "|")
  fflush(nil)
}
