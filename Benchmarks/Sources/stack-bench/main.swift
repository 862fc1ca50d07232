import AutoLayout
import Foundation

@MainActor
func time(_ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  body()
  let duration = clock.now - start
  return Double(duration.components.seconds) * 1e3
    + Double(duration.components.attoseconds) / 1e15
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func milliseconds(_ value: Double) -> String { String(format: "%8.3f ms", value) }

@MainActor
func run(
  _ count: Int, _ build: @MainActor (Card) -> UIView, _ join: @MainActor (UIView, [UIView]) -> Void
) -> (times: [Double], frames: [CGRect]) {
  var feed: Feed?
  var times = [time { feed = Feed(count, build, join) }]
  guard let feed else { return ([], []) }
  times.append(time { feed.resize(to: 320) })
  times.append(time { for step in 0..<20 { feed.edit(step) } } / 20)
  return (times, feed.frames)
}

// `stack-bench KIND COUNT` runs a dense stack view, in a separate process to measure memory.
if let kind = CommandLine.arguments.dropFirst().first.flatMap(DenseStack.init),
  let count = CommandLine.arguments.dropFirst(2).first.flatMap({ Int($0) })
{
  runDense(kind, count)
  exit(0)
}

let repetitions = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 31
for count in [10, 100, 1000] {
  var plain: [[Double]] = []
  var stacked: [[Double]] = []
  for _ in 0..<max(3, count == 1000 ? repetitions / 6 : repetitions) {
    let a = run(count, plainCard, plainColumn)
    let b = run(count, stackedCard, stackedColumn)
    precondition(a.frames == b.frames, "Both forms have the same frames.")
    plain.append(a.times)
    stacked.append(b.times)
  }
  for (phase, name) in ["build and lay out", "resize", "edit a text"].enumerated() {
    let (a, b) = (median(plain.map { $0[phase] }), median(stacked.map { $0[phase] }))
    print(
      "feed-\(count)", name.padding(toLength: 18, withPad: " ", startingAt: 0), "plain",
      milliseconds(a), " stacked", milliseconds(b), String(format: " ratio %.2f", b / a))
  }
}

for count in [100, 1_000, 10_000, 100_000] {
  let runs = (0..<max(3, repetitions / 3)).map { _ in runTable(count) }
  for (phase, name) in ["first layout", "a page further", "to the end"].enumerated() {
    print(
      "rows-\(count)", name.padding(toLength: 18, withPad: " ", startingAt: 0),
      milliseconds(median(runs.map { $0.times[phase] })))
  }
  print("rows-\(count) cells made", runs[0].made, " heights measured", runs[0].measured)
}
