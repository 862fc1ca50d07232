import AutoLayout
import Foundation

// Times edits to a text and resizes of the root in feeds of cards with wrapping texts.
//
// Texts as wide as their lines need the whole width offered again after any change that may give
// them more room (F6.20, F9.41). usage: wrapping-bench [COUNT…]

@MainActor
struct Feed {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100_000))
  private(set) var labels: [UILabel] = []

  /// `hugs` is whether a text may be narrower than the card allows.
  init(_ count: Int, hugs: Bool) {
    var above = root.topAnchor
    for number in 0..<count {
      let card = UIView()
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "Message \(number): longer than a line of this narrow screen, so that it wraps"
      for view in [card, label] { view.translatesAutoresizingMaskIntoConstraints = false }
      root.addSubview(card)
      card.addSubview(label)
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: above),
        card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
        hugs
          ? label.trailingAnchor.constraint(
            lessThanOrEqualTo: card.trailingAnchor, constant: -16)
          : label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      ])
      above = card.bottomAnchor
      labels.append(label)
    }
    root.layoutIfNeeded()
  }

  func median(of steps: Int, _ edit: (Int) -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<steps).map { step in
      edit(step)
      let time = clock.measure { root.layoutIfNeeded() }
      return Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6
    }
    return times.sorted()[steps / 2]
  }
}

let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
for count in counts.isEmpty ? [100, 400, 1600] : counts {
  for hugs in [false, true] {
    let feed = Feed(count, hugs: hugs)
    let text = feed.median(of: 41) { step in
      let more = step % 2 == 0 ? "so that it takes another line than before" : ""
      feed.labels[count - 1 - step % 3].text =
        "Another text of a card, which wraps as well, \(more)"
    }
    let resize = feed.median(of: 41) { step in
      feed.root.frame.size.width = step % 2 == 0 ? 380 : 390
    }
    print(
      "wrapped-\(count) \(hugs ? "as wide as lines" : "as wide as cards")",
      String(format: " edit a text %8.1f us, resize %8.1f us", text, resize))
  }
}
