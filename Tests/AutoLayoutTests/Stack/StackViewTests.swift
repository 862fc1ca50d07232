import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Stack view")
struct StackViewTests {
  func makeRow(
    _ views: [UIView], width: CGFloat = 300, height: CGFloat = 100,
    configure: (UIStackView) -> Void = { _ in }
  ) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let stack = UIStackView(arrangedSubviews: views)
    configure(stack)
    root.addFilling(stack)
    root.layoutIfNeeded()
    return root
  }

  func frames(_ views: [UIView]) -> [[CGFloat]] {
    views.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }

  @Test("fill: the view with the lowest hugging takes the remaining space")
  func fill() {
    let views = [ContentView(50, 20), ContentView(60, 20), ContentView(70, 20)]
    views[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    _ = makeRow(views) { $0.spacing = 10 }
    #expect(frames(views) == [[0, 0, 50, 100], [60, 0, 160, 100], [230, 0, 70, 100]])
  }

  @Test("fillProportionally shares the stack's width, margins included (F7.1)")
  func proportionsWithMargins() {
    let views = [ContentView(25, 20), ContentView(75, 20)]
    _ = makeRow(views, width: 200) {
      $0.distribution = .fillProportionally
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    }
    #expect(views.map(\.frame.width) == [50, 130])
    #expect(views.map(\.frame.minX) == [10, 60])
  }

  @Test("a row on first baselines hugs the first view; taller views rise above it (F7.11)")
  func firstBaselines() {
    let labels = [17, 34, 12].map { size in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      return label
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = .firstBaseline
    root.addConstrained(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
    ])
    root.layoutIfNeeded()
    #expect(labels[0].frame.minY == 0)
    #expect(labels[1].frame.minY < -10)
    #expect(labels[2].frame.minY > 3)
    #expect(labels.allSatisfy { $0.frame.maxY <= stack.bounds.height + 0.01 })
  }

  @Test("a tall row on first baselines has the views at the bottom (F7.11)")
  func tallFirstBaselines() {
    let labels = ["One", "Two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    _ = makeRow(labels, height: 100) { $0.alignment = .firstBaseline }
    #expect(labels.allSatisfy { $0.frame.maxY == 100 && $0.frame.height < 30 })
  }

  @Test(
    "huge contents have finite frames (F11.18)",
    arguments: [1e7, 1e15, CGFloat.greatestFiniteMagnitude])
  func hugeContents(extent: CGFloat) {
    for distribution in [
      UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
      .equalCentering,
    ] {
      let view = ContentView(extent, extent)
      let stack = UIStackView(arrangedSubviews: [view])
      stack.distribution = distribution
      let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size == CGSize(width: 2_777_777, height: 2_777_777), "\(distribution)")
      let held = [ContentView(extent, 20), ContentView(20, 20)]
      _ = makeRow(held) { $0.distribution = distribution }
      #expect(held.allSatisfy { $0.frame.maxX <= 300 && $0.frame.minX >= 0 }, "\(distribution)")
    }
  }

  @Test("fillEqually: equal extents, edges on whole pixels")
  func fillEqually() {
    let views = [ContentView(50, 20), ContentView(60, 20), ContentView(70, 20)]
    _ = makeRow(views) { stack in
      stack.distribution = .fillEqually
      stack.spacing = 15
    }
    #expect(frames(views) == [[0, 0, 90, 100], [105, 0, 90, 100], [210, 0, 90, 100]])
  }

  @Test("fillProportionally: the last view absorbs the spacing (F7.1)")
  func fillProportionally() {
    let views = [ContentView(100, 20), ContentView(100, 20), ContentView(100, 20)]
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 343, height: 100))
    root.setTraitOverrides(UITraitCollection(displayScale: 2))
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.distribution = .fillProportionally
    stack.spacing = 6
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [110, 110, 111])
  }

  @Test("equalSpacing: contents keep their size, gaps are equal")
  func equalSpacing() {
    let views = [ContentView(50, 20), ContentView(60, 20), ContentView(70, 20)]
    _ = makeRow(views) { $0.distribution = .equalSpacing }
    #expect(frames(views) == [[0, 0, 50, 100], [110, 0, 60, 100], [230, 0, 70, 100]])
  }

  @Test("equalCentering: middles are equally far apart")
  func equalCentering() {
    let views = [ContentView(40, 20), ContentView(60, 20), ContentView(40, 20)]
    _ = makeRow(views) { $0.distribution = .equalCentering }
    let middles = views.map(\.frame.midX)
    #expect(abs((middles[1] - middles[0]) - (middles[2] - middles[1])) <= 0.5)
    #expect(views.map(\.frame.width) == [40, 60, 40])
  }

  @Test(
    "the alignment places views across the axis",
    arguments: [
      (UIStackView.Alignment.fill, [[0.0, 100.0], [0, 100]]),
      (.top, [[0, 20], [0, 40]]),
      (.center, [[40, 20], [30, 40]]),
      (.bottom, [[80, 20], [60, 40]]),
    ])
  func alignment(_ alignment: UIStackView.Alignment, _ expected: [[Double]]) {
    let views = [ContentView(50, 20), ContentView(60, 40)]
    _ = makeRow(views) { $0.alignment = alignment }
    #expect(views.map { [Double($0.frame.minY), Double($0.frame.height)] } == expected)
  }

  @Test("a stack is as large as the content if nothing else determines its size")
  func hugsContent() {
    let views = [ContentView(50, 20), ContentView(60, 40)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 8
    for alignment in [UIStackView.Alignment.fill, .top, .center, .bottom] {
      stack.alignment = alignment
      #expect(
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 118, height: 40), "\(alignment)")
    }
  }

  @Test("hiding removes a view and a distance; showing it restores every frame (F7.2, F7.3)")
  func hiding() {
    let views = [ContentView(50, 20), ContentView(60, 20), ContentView(70, 20)]
    views[2].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    let root = makeRow(views) { $0.spacing = 10 }
    let before = frames(views)
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(views[0].frame.width == 50)
    #expect(views[2].frame == CGRect(x: 60, y: 0, width: 240, height: 100))
    views[1].isHidden = false
    root.layoutIfNeeded()
    #expect(frames(views) == before)
  }

  @Test("custom spacing replaces the distance after a view")
  func customSpacing() {
    let views = [ContentView(50, 20), ContentView(60, 20), ContentView(70, 20)]
    views[2].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    _ = makeRow(views) { stack in
      stack.spacing = 10
      stack.setCustomSpacing(30, after: views[0])
    }
    #expect(views.map(\.frame.minX) == [0, 80, 150])
  }

  @Test("views are arranged inside the margins if this is enabled")
  func margins() {
    let views = [ContentView(50, 20)]
    _ = makeRow(views) { stack in
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(views[0].frame == CGRect(x: 2, y: 1, width: 294, height: 96))
  }

  @Test("arranged views leave with removeFromSuperview and move when inserted again (F11.65)")
  func membership() {
    let views = [ContentView(50, 20), ContentView(60, 20), ContentView(70, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2], views[1]])
    stack.removeArrangedSubview(views[1])
    #expect(views[1].superview === stack)
  }
}
