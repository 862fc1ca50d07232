import AutoLayout
import Foundation
import Replay

/// The command `cell-bench YOGA [ROUNDS]`: makes, sizes and lays out a feed's cells, as a list
/// does that shows each once, and shows other posts in the same cells, as a list does that scrolls.
///
/// The cell has the parts of the cell in LayoutFrameworkBenchmark (layoutBox): see the README.
let width: CGFloat = 375
let clock = ContinuousClock()

@MainActor func seconds(_ work: () -> Void) -> Double {
  let time = clock.measure(work)
  return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
}

/// Makes and lays out cells of the given kind, and returns their heights.
@MainActor func run<Cell: PostCell>(_ type: Cell.Type, _ posts: [Post]) -> [CGFloat] {
  posts.map { layOut(Cell($0)) }
}

/// Sizes and lays out a cell, and returns the height.
@MainActor func layOut(_ cell: some PostCell) -> CGFloat {
  let size =
    cell is ManualCell
    ? cell.sizeThatFits(CGSize(width: width, height: 0))
    : cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  cell.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
  cell.layoutIfNeeded()
  return size.height
}

/// Shows posts in cells that have shown others, and returns their heights.
@MainActor func reuse(_ cells: [some PostCell], _ posts: [Post]) -> [CGFloat] {
  zip(cells, posts).map { cell, post in
    cell.views.show(post)
    cell.setNeedsLayout()
    return layOut(cell)
  }
}

/// Ends the program if heights differ by more than a point.
func compare(_ heights: [[CGFloat]]) {
  for (index, height) in heights[0].enumerated() {
    for other in heights.dropFirst() where abs(height - other[index]) > 1 {
      print("cell \(index) has heights \(height) and \(other[index])")
      exit(1)
    }
  }
}

/// A cell's work with Yoga besides the nodes: views with texts, each measured once and placed.
@MainActor func makeViews(_ posts: [Post]) {
  for post in posts {
    let views = PostViews(post)
    let cell = UIView()
    for view in views.all {
      cell.addSubview(view)
      let size = view.sizeThatFits(CGSize(width: width - 2 * PostViews.gap, height: 0))
      view.frame = CGRect(origin: .zero, size: size)
    }
  }
}

/// The minimum, because other load only makes measurements longer.
func lowest(_ seconds: [Double]) -> Double { seconds.min() ?? .nan }

let arguments = CommandLine.arguments
guard arguments.count >= 2 else {
  FileHandle.standardError.write(Data("usage: cell-bench YOGA [ROUNDS]\n".utf8))
  exit(2)
}
let rounds = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 31
_ = run(AnchorCell.self, [Post(0)])
_ = run(StackCell.self, [Post(0)])
print(
  "| cells | by hand | anchors | stack views | Yoga | anchors / hand | stacks / hand | Yoga / hand |"
)
print("|---|---|---|---|---|---|---|---|")
for count in [10, 20, 50, 100] {
  let posts = (0..<count).map { Post($0) }
  var (hand, anchors, stacks, yoga) = ([Double](), [Double](), [Double](), [Double]())
  for _ in 0..<rounds {
    var (a, b, c): ([CGFloat], [CGFloat], [CGFloat]) = ([], [], [])
    hand.append(seconds { a = run(ManualCell.self, posts) })
    anchors.append(seconds { b = run(AnchorCell.self, posts) })
    stacks.append(seconds { c = run(StackCell.self, posts) })
    compare([a, b, c])
    let views = seconds { makeViews(posts) }
    let nodes = try measure(arguments[1], ["\(count)"]).first { $0.phase == "build" }
    yoga.append(views + (nodes?.seconds ?? .nan))
  }
  let (a, b, c, d) = (lowest(hand), lowest(anchors), lowest(stacks), lowest(yoga))
  print(
    String(
      format: "| \(count) | %.2f ms | %.2f ms | %.2f ms | %.2f ms | %.2f | %.2f | %.2f |",
      a * 1e3, b * 1e3, c * 1e3, d * 1e3, b / a, c / a, d / a))
}

print("\n| reused cells | by hand | anchors | stack views | anchors / hand | stacks / hand |")
print("|---|---|---|---|---|---|")
let posts = (0..<40).map { Post($0) }
let (byHand, anchored) = (posts.map { ManualCell($0) }, posts.map { AnchorCell($0) })
let stacked = posts.map { StackCell($0) }
var (hand, anchors, stacks) = ([Double](), [Double](), [Double]())
for round in 0..<rounds {
  let posts = (0..<40).map { Post($0 + 40 * round) }
  var (a, b, c): ([CGFloat], [CGFloat], [CGFloat]) = ([], [], [])
  hand.append(seconds { a = reuse(byHand, posts) })
  anchors.append(seconds { b = reuse(anchored, posts) })
  stacks.append(seconds { c = reuse(stacked, posts) })
  compare([a, b, c])
}
let (a, b, c) = (lowest(hand), lowest(anchors), lowest(stacks))
print(
  String(
    format: "| 40 | %.2f ms | %.2f ms | %.2f ms | %.2f | %.2f |", a * 1e3, b * 1e3, c * 1e3, b / a,
    c / a))
