import AutoLayout
import Foundation

/// The command `layout-bench CARDS [views|hand|memory]`: times the phases of the feed's layout.
///
/// `views` runs the whole layer, `hand` is frame arithmetic, `memory` accounts for every byte after
/// the first layout.
let clock = ContinuousClock()

@MainActor func phase(_ name: String, _ work: () -> Void) {
  let time = clock.measure(work)
  let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  print("phase \(name) \(seconds)")
  if CommandLine.arguments.contains("peaks") {
    print("peak after \(name): \(peakMemory() / 1024) MB")
  }
}

/// The largest resident size so far, in kilobytes on Linux and in bytes on Darwin.
func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Darwin)
  let mine = RUSAGE_SELF
  #else
  let mine = __rusage_who_t(RUSAGE_SELF.rawValue)
  #endif
  return getrusage(mine, &usage) == 0 ? usage.ru_maxrss : 0
}

let arguments = CommandLine.arguments
guard arguments.count >= 2, let count = Int(arguments[1]), count > 0 else {
  FileHandle.standardError.write(Data("usage: layout-bench CARDS [views|hand|memory]\n".utf8))
  exit(2)
}
let cards = CardSource.cards(count)
let resizes = count >= 5000 ? 10 : 100

@MainActor func measureViews() {
  // Excludes first-time work of the process, such as loading classes.
  FeedView(Array(cards.prefix(1))).root.layoutIfNeeded()
  var feed: FeedView?
  phase("build") {
    feed = FeedView(cards)
    feed?.root.layoutIfNeeded()
  }
  guard let feed else { return }
  print("height \(feed.root.frame.height)")
  phase("label200") {
    for step in 0..<200 {
      feed.names[7919 * step % count].size.width = CGFloat(40 + 29 * step % 161)
      feed.root.layoutIfNeeded()
    }
  }
  phase("body\(resizes)") {
    for step in 0..<resizes {
      feed.bodies[7919 * step % count].size.height = CGFloat(18 * (1 + step % 6))
      feed.root.layoutIfNeeded()
    }
  }
  phase("resize\(resizes)") {
    for step in 0..<resizes {
      feed.width.constant = CGFloat(320 + 37 * step % 401)
      feed.root.layoutIfNeeded()
    }
  }
}

@MainActor func measureHand() {
  var feed = HandFeed(cards)
  phase("build") {
    feed = HandFeed(cards)
    feed.layOut(width: 375)
  }
  print("height \(feed.height)")
  phase("label200") {
    for step in 0..<200 {
      feed.cards[7919 * step % count].nameWidth = 40 + 29 * step % 161
      feed.layOut(width: 375)
    }
  }
  phase("body\(resizes)") {
    for step in 0..<resizes {
      feed.cards[7919 * step % count].bodyHeight = 18 * (1 + step % 6)
      feed.layOut(width: 375)
    }
  }
  phase("resize\(resizes)") {
    for step in 0..<resizes { feed.layOut(width: Double(320 + 37 * step % 401)) }
  }
}

switch arguments.dropFirst(2).first {
case "hand": measureHand()
case "memory":
  let feed = FeedView(cards)
  feed.root.layoutIfNeeded()
  accountForMemory(of: feed, cards: count)
default: measureViews()
}
print("memory \(peakMemory())")
