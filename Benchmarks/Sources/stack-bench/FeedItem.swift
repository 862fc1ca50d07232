import AutoLayout
import Foundation

final class Leaf: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: Int, _ height: Int) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

@MainActor
struct Card {
  let picture: Leaf
  let name: Leaf
  let text: Leaf
  let buttons: [Leaf]

  init(_ index: Int) {
    picture = Leaf(40, 40)
    name = Leaf(40 + index * 29 % 111, 20)
    text = Leaf(100 + index * 37 % 181, (1 + index * 7 % 6) * 18)
    buttons = (0..<3).map { Leaf(40 + (index * 3 + $0) * 11 % 31, 30) }
    for leaf in [picture] + buttons {
      leaf.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
  }

  var leaves: [Leaf] { [picture, name, text] + buttons }
}

@MainActor
struct Feed {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  let cards: [Card]

  init(
    _ count: Int, _ build: @MainActor (Card) -> UIView,
    _ join: @MainActor (UIView, [UIView]) -> Void
  ) {
    cards = (0..<count).map { Card($0) }
    join(root, cards.map(build))
    root.layoutIfNeeded()
  }

  var frames: [CGRect] {
    cards.flatMap { $0.leaves.map { $0.convert($0.bounds, to: root) } }
  }

  func resize(to width: CGFloat) {
    root.frame.size.width = width
    root.layoutIfNeeded()
  }

  func edit(_ step: Int) {
    cards[step * 7919 % cards.count].text.size.height = CGFloat(18 * (1 + step % 5))
    root.layoutIfNeeded()
  }
}
