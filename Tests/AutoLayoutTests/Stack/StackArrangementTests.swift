import AutoLayout
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Arranged views")
struct StackArrangementTests {
  private func makeRoot(_ stack: UIStackView, direction: UIUserInterfaceLayoutDirection? = nil)
    -> UIView
  {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    if let direction {
      root.setTraitOverrides(
        UITraitCollection(
          layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight))
    }
    root.addConstrained(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return root
  }

  @Test(
    "a label that gets text later shares a row's width as a label with initial text does (F7.6)")
  func lateText() {
    func row(_ texts: [String]) -> (stack: UIStackView, labels: [UILabel]) {
      let labels = texts.map { text in
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.spacing = 4
      return (stack, labels)
    }
    let (long, short) = ("longer longer longer longer ", "word word word word ")
    let late = row(["", short])
    let lateRoot = makeRoot(late.stack)
    lateRoot.layoutIfNeeded()
    late.labels[0].text = long
    lateRoot.layoutIfNeeded()
    let early = row([long, short])
    let earlyRoot = makeRoot(early.stack)
    earlyRoot.layoutIfNeeded()
    #expect(late.labels.map(\.frame) == early.labels.map(\.frame))
    #expect(late.labels[0].frame.width == late.labels[1].frame.width)
    #expect(late.stack.frame == early.stack.frame)
  }

  @Test("insertion, moving and removal give the frames that a new stack in that state has")
  func order() {
    func views() -> [ContentView] {
      (0..<6).map { index in
        let view = ContentView(CGFloat(10 + index * 5), CGFloat(20 + index))
        view.setContentHuggingPriority(UILayoutPriority(Float(250 + index)), for: .horizontal)
        return view
      }
    }
    for seed in UInt64(1)...40 {
      var random = SeededGenerator(seed: seed)
      let all = views()
      let stack = UIStackView()
      stack.spacing = 4
      let root = makeRoot(stack)
      var order: [Int] = []
      for _ in 0..<12 {
        let index = Int.random(in: 0..<all.count, using: &random)
        let place = Int.random(in: 0...order.count, using: &random)
        if order.contains(index) && Bool.random(using: &random) {
          if Bool.random(using: &random) { stack.removeArrangedSubview(all[index]) }
          all[index].removeFromSuperview()
          order.removeAll { $0 == index }
        } else {
          order.removeAll { $0 == index }
          order.insert(index, at: min(place, order.count))
          stack.insertArrangedSubview(all[index], at: min(place, order.count - 1))
        }
        root.layoutIfNeeded()
      }
      #expect(stack.arrangedSubviews == order.map { all[$0] }, "seed \(seed)")
      let others = views()
      let other = UIStackView(arrangedSubviews: order.map { others[$0] })
      other.spacing = 4
      let otherRoot = makeRoot(other)
      otherRoot.layoutIfNeeded()
      #expect(
        order.map { all[$0].frame } == order.map { others[$0].frame }, "seed \(seed): \(order)")
    }
  }

  @Test("the system's spacing is 8; custom spacing stays with the view (F7.4)")
  func spacings() {
    let views = [ContentView(50, 20), ContentView(60, 20), ContentView(70, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = UIStackView.spacingUseSystem
    stack.setCustomSpacing(30, after: views[1])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    let target = UIView.layoutFittingCompressedSize
    #expect(abs(stack.systemLayoutSizeFitting(target).width - (50 + 8 + 60 + 30 + 70)) < 1e-6)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    #expect(stack.systemLayoutSizeFitting(target).width == 196)
    stack.setCustomSpacing(30, after: views[1])
    stack.removeArrangedSubview(views[1])
    views[1].removeFromSuperview()
    stack.addArrangedSubview(views[1])
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test(
    "a right-to-left row is the mirror image (F6.49)")
  func direction() {
    func frames(_ direction: UIUserInterfaceLayoutDirection) -> [CGRect] {
      let views = [ContentView(50, 20), ContentView(60, 20), ContentView(70, 20)]
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 7
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 11, bottom: 0, trailing: 3)
      let root = makeRoot(stack, direction: direction)
      root.layoutIfNeeded()
      return views.map(\.frame)
    }
    let (left, right) = (frames(.leftToRight), frames(.rightToLeft))
    #expect(left[0].minX == 11)
    for (a, b) in zip(left, right) {
      #expect(a.minX == 300 - b.maxX && a.width == b.width)
    }
  }

  @Test("names of alignments in rows and columns are aliases of each other")
  func aliases() {
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
  }

  @Test("a stack whose views are all hidden collapses, and is restored (F7.16)")
  func allHidden() {
    let views = [ContentView(50, 20), ContentView(60, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 5
    let root = makeRoot(stack)
    root.layoutIfNeeded()
    let before = views.map(\.frame)
    views.forEach { $0.isHidden = true }
    root.layoutIfNeeded()
    #expect(stack.frame.height == 0)
    views.forEach { $0.isHidden = false }
    root.layoutIfNeeded()
    #expect(views.map(\.frame) == before && stack.frame.height == 55)
  }

  @Test(
    "hidden views do not keep a stack open on either axis (F7.18)",
    arguments: [UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline])
  func allHiddenAcross(_ alignment: UIStackView.Alignment) {
    let views = [ContentView(50, 20), ContentView(60, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = alignment
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let before = stack.frame
    #expect(before.height >= 30)
    views.forEach { $0.isHidden = true }
    root.layoutIfNeeded()
    #expect(stack.frame.size == .zero)
    views.forEach { $0.isHidden = false }
    root.layoutIfNeeded()
    #expect(stack.frame == before)
  }
}

@MainActor
struct RandomStackTree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 1_200, height: 1_200))
  private(set) var stacks: [UIStackView] = []
  private(set) var leaves: [ContentView] = []

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let top = makeStack(depth: 3, &random)
    root.addConstrained(top)
    NSLayoutConstraint.activate([
      top.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      top.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private mutating func makeStack(
    depth: Int, _ random: inout SeededGenerator
  ) -> UIStackView {
    let stack = UIStackView()
    stack.axis = Bool.random(using: &random) ? .horizontal : .vertical
    stack.distribution =
      [UIStackView.Distribution.fill, .fill, .equalSpacing].randomElement(using: &random) ?? .fill
    stack.alignment =
      [UIStackView.Alignment.fill, .leading, .center, .trailing].randomElement(using: &random)
      ?? .fill
    stack.spacing = CGFloat(Int.random(in: 0...12, using: &random))
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      if depth > 1 && Int.random(in: 0..<3, using: &random) == 0 {
        stack.addArrangedSubview(makeStack(depth: depth - 1, &random))
      } else {
        let leaf = ContentView(
          CGFloat(Int.random(in: 1...60, using: &random)),
          CGFloat(Int.random(in: 1...60, using: &random)))
        leaves.append(leaf)
        stack.addArrangedSubview(leaf)
      }
    }
    stacks.append(stack)
    return stack
  }

  var views: [UIView] { leaves + stacks }
  var frames: [CGRect] { views.map(\.frame) }
}

@MainActor @Suite("Random trees of stack views")
struct NestedStackPropertyTests {
  @Test("visible views are inside the stacks around them, with their spacing between")
  func containment() {
    for seed in UInt64(1)...60 {
      let tree = RandomStackTree(seed: seed)
      var random = SeededGenerator(seed: seed &+ 77)
      for view in tree.views.dropLast() where Int.random(in: 0..<5, using: &random) == 0 {
        view.isHidden = true
      }
      tree.root.layoutIfNeeded()
      for stack in tree.stacks { check(stack, "seed \(seed)") }
    }
  }

  private func check(_ stack: UIStackView, _ seed: Comment) {
    var around: UIView? = stack
    while let view = around {
      if view.isHidden { return }
      around = view.superview
    }
    let visible = stack.arrangedSubviews.filter { !$0.isHidden }
    let room = stack.bounds.insetBy(dx: -0.51, dy: -0.51)
    for frame in visible.map(\.frame) {
      #expect(frame.minX >= room.minX && frame.maxX <= room.maxX, seed)
      #expect(frame.minY >= room.minY && frame.maxY <= room.maxY, seed)
    }
    for (view, next) in zip(visible, visible.dropFirst()) {
      let gap =
        stack.axis == .horizontal
        ? next.frame.minX - view.frame.maxX : next.frame.minY - view.frame.maxY
      #expect(gap > stack.spacing - 0.51, seed)
      if stack.distribution == .fill { #expect(gap < stack.spacing + 0.51, seed) }
    }
  }

  @Test("hiding leaves and whole stacks and showing them again restores every frame to the bit")
  func toggling() {
    for seed in UInt64(1)...60 {
      let tree = RandomStackTree(seed: seed)
      tree.root.layoutIfNeeded()
      let before = tree.frames
      var random = SeededGenerator(seed: seed &+ 99)
      let chosen = tree.views.dropLast().filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      for view in chosen {
        view.isHidden = true
        if Bool.random(using: &random) { tree.root.layoutIfNeeded() }
      }
      tree.root.layoutIfNeeded()
      for view in chosen.shuffled(using: &random) {
        view.isHidden = false
        if Bool.random(using: &random) { tree.root.layoutIfNeeded() }
      }
      tree.root.layoutIfNeeded()
      #expect(tree.frames == before, "seed \(seed), \(chosen.count) of \(before.count) hidden")
    }
  }
}
