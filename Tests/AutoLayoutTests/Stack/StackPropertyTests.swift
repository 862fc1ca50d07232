import AutoLayout
import Foundation
import TestSupport
import Testing

@MainActor
struct RandomStack {
  static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  static let alignments: [UIStackView.Alignment] = [
    .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
  ]

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 900))
  let stack = UIStackView()
  let views: [ContentView]
  var visible: [ContentView] { views.filter { !$0.isHidden } }
  var isRow: Bool { stack.axis == .horizontal }

  /// Builds a stack from a seed; leaves out the views at the omitted indices.
  ///
  /// With equal hugging priorities, the view that grows depends on the previous layout (F1.25).
  /// `isUnambiguous` makes all priorities different.
  init(seed: UInt64, without omitted: Set<Int> = [], isUnambiguous: Bool = false) {
    var random = SeededGenerator(seed: seed)
    root.setTraitOverrides(UITraitCollection(displayScale: 2))
    // Every 60 seeds cover every combination once.
    let combination = Int(seed % 60)
    stack.axis = combination % 2 == 0 ? .horizontal : .vertical
    stack.distribution = Self.distributions[combination / 2 % 5]
    stack.alignment = Self.alignments[combination / 10]
    stack.spacing = CGFloat(Int.random(in: 0...20, using: &random))
    stack.isLayoutMarginsRelativeArrangement = Bool.random(using: &random)
    stack.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
    let count = Int.random(in: 1...7, using: &random)
    var made: [ContentView] = []
    var gaps: [(CGFloat, Int)] = []
    for index in 0..<count {
      let view = ContentView(
        CGFloat(Int.random(in: 1...80, using: &random)),
        CGFloat(Int.random(in: 1...80, using: &random)))
      let shared = Float(Int.random(in: 248...252, using: &random))
      let hugging = UILayoutPriority(isUnambiguous ? Float(200 + index * 3 % 7) : shared)
      view.setContentHuggingPriority(hugging, for: .horizontal)
      view.setContentHuggingPriority(hugging, for: .vertical)
      made.append(view)
      if Int.random(in: 0..<4, using: &random) == 0 {
        gaps.append((CGFloat(Int.random(in: 0...40, using: &random)), index))
      }
    }
    let slack = CGFloat(Int.random(in: 0...200, using: &random))
    views = made
    for (index, view) in made.enumerated() where !omitted.contains(index) {
      stack.addArrangedSubview(view)
    }
    for (gap, index) in gaps { stack.setCustomSpacing(gap, after: made[index]) }
    root.addConstrained(stack)
    // The container is at least as long as the content needs.
    let isRow = stack.axis == .horizontal
    let contents = made.reduce(0) { $0 + (isRow ? $1.size.width : $1.size.height) }
    let room = contents + CGFloat(count) * 60 + slack
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      (isRow ? stack.widthAnchor : stack.heightAnchor).constraint(equalToConstant: room),
    ])
  }

  func hiddenIndices(seed: UInt64) -> Set<Int> {
    var random = SeededGenerator(seed: seed &+ 1_000_003)
    let kept = Int.random(in: 0..<views.count, using: &random)
    return Set(views.indices.filter { $0 != kept && Bool.random(using: &random) })
  }

  func layOut() { root.layoutIfNeeded() }

  func near(_ view: UIView) -> CGFloat { isRow ? view.frame.minX : view.frame.minY }
  func far(_ view: UIView) -> CGFloat { isRow ? view.frame.maxX : view.frame.maxY }
  func extent(_ view: UIView) -> CGFloat { far(view) - near(view) }
  func content(_ view: ContentView) -> CGFloat { isRow ? view.size.width : view.size.height }

  /// The rectangle inside the margins, if the stack respects them.
  var canvas: CGRect {
    stack.isLayoutMarginsRelativeArrangement
      ? stack.bounds.inset(by: stack.layoutMargins) : stack.bounds
  }

  func spacing(after view: UIView) -> CGFloat {
    let custom = stack.customSpacing(after: view)
    return custom == UIStackView.spacingUseDefault ? stack.spacing : custom
  }

  var frames: [CGRect] { visible.map(\.frame) + [stack.frame] }
}

@MainActor @Suite("Random stack views")
struct StackPropertyTests {
  /// Rounding by half a pixel at each of two edges, at two pixels per point.
  static let tolerance = 0.51
  static let seeds: [UInt64] = Array(1...120)

  @Test("views stay inside, distances are kept, and the distribution's equation holds")
  func equations() {
    for seed in Self.seeds {
      let sample = RandomStack(seed: seed)
      sample.layOut()
      check(sample, "seed \(seed)")
    }
  }

  @Test("with hidden views, the distances and the distribution's equation still hold")
  func hiddenEquations() {
    for seed in Self.seeds {
      let sample = RandomStack(seed: seed)
      for index in sample.hiddenIndices(seed: seed) { sample.views[index].isHidden = true }
      sample.layOut()
      check(sample, "seed \(seed)")
    }
  }

  @Test("along the axis, hidden views have no influence on the others")
  func hiddenIsRemoved() {
    for seed in Self.seeds {
      let sample = RandomStack(seed: seed, isUnambiguous: true)
      let hidden = sample.hiddenIndices(seed: seed)
      // Lines across the axis use the first view, hidden or not (F7.17), and hidden views keep
      // their thickness.
      guard !hidden.isEmpty else { continue }
      sample.layOut()
      for index in hidden { sample.views[index].isHidden = true }
      sample.layOut()
      let other = RandomStack(seed: seed, without: hidden, isUnambiguous: true)
      other.layOut()
      for index in sample.views.indices where !hidden.contains(index) {
        let (a, b) = (sample.views[index], other.views[index])
        #expect(
          sample.near(a).isNear(other.near(b), within: Self.tolerance)
            && sample.far(a).isNear(other.far(b), within: Self.tolerance),
          "seed \(seed), view \(index): \(a.frame) with hidden views, \(b.frame) without them")
      }
    }
  }

  @Test("hiding and showing again restores every frame to the bit")
  func toggling() {
    for seed in Self.seeds {
      let sample = RandomStack(seed: seed)
      sample.layOut()
      let before = sample.frames
      let hidden = sample.hiddenIndices(seed: seed)
      for index in hidden {
        sample.views[index].isHidden = true
        if index.isMultiple(of: 2) { sample.layOut() }
      }
      sample.layOut()
      for index in hidden { sample.views[index].isHidden = false }
      sample.layOut()
      #expect(sample.frames == before, "seed \(seed)")
    }
  }

  @Test("taking a view out and putting it back restores every frame to the bit")
  func removing() {
    for seed in Self.seeds {
      let sample = RandomStack(seed: seed)
      sample.layOut()
      let before = sample.frames
      let index = Int(seed) % sample.views.count
      let view = sample.views[index]
      let spacing = sample.stack.customSpacing(after: view)
      sample.stack.removeArrangedSubview(view)
      view.isHidden = true
      sample.layOut()
      view.isHidden = false
      sample.stack.insertArrangedSubview(view, at: index)
      sample.stack.setCustomSpacing(spacing, after: view)
      sample.layOut()
      #expect(sample.frames == before, "seed \(seed)")
    }
  }

  private func check(_ sample: RandomStack, _ seed: Comment) {
    let views = sample.visible
    let canvas = sample.canvas.insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
    let alignment = sample.stack.alignment
    // Rows aligned by baseline may extend beyond the stack (F7.11).
    if !sample.isRow || (alignment != .firstBaseline && alignment != .lastBaseline) {
      for view in views {
        let frame = view.frame
        #expect(
          frame.minX >= canvas.minX && frame.minY >= canvas.minY && frame.maxX <= canvas.maxX
            && frame.maxY <= canvas.maxY, seed)
      }
    }
    let isOpen =
      sample.stack.distribution == .equalSpacing || sample.stack.distribution == .equalCentering
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = sample.near(next) - sample.far(view)
      let spacing = sample.spacing(after: view)
      #expect(gap > spacing - Self.tolerance && (isOpen || gap < spacing + Self.tolerance), seed)
    }
    checkDistribution(of: sample, views: views, seed: seed)
    checkAlignment(of: sample, views: views, seed: seed)
  }

  private func checkDistribution(of sample: RandomStack, views: [ContentView], seed: Comment) {
    let room = sample.isRow ? sample.canvas.width : sample.canvas.height
    switch sample.stack.distribution {
    case .fill:
      let gaps = views.dropLast().reduce(0) { $0 + sample.spacing(after: $1) }
      #expect(abs(views.reduce(gaps) { $0 + sample.extent($1) } - room) < Self.tolerance, seed)
      // At most one view is longer than the content: the others hug it.
      #expect(views.filter { sample.extent($0) > sample.content($0) + 1 }.count <= 1, seed)
    case .fillEqually:
      for view in views {
        #expect(sample.extent(view).isNear(sample.extent(views[0]), within: Self.tolerance), seed)
      }
    case .fillProportionally:
      let gaps = views.dropLast().reduce(0) { $0 + sample.spacing(after: $1) }
      let total = views.reduce(gaps) { $0 + sample.content($1) }
      // Margins do not change the shares (F7.1).
      let whole = sample.isRow ? sample.stack.bounds.width : sample.stack.bounds.height
      for view in views.dropLast() {
        #expect(
          abs(sample.extent(view) - sample.content(view) / total * whole) < Self.tolerance, seed)
      }
    case .equalSpacing:
      checkEqual(zip(views, views.dropFirst()).map { sample.near($1) - sample.far($0) }, seed)
    case .equalCentering:
      let gaps = zip(views, views.dropFirst()).map { sample.near($1) - sample.far($0) }
      let spacings = views.dropLast().map { sample.spacing(after: $0) }
      // The constraints between centers break if spacing would become too short (F7.12).
      guard zip(gaps, spacings).allSatisfy({ $0 > $1 + 1 }) else { return }
      let middles = views.map { (sample.near($0) + sample.far($0)) / 2 }
      checkEqual(zip(middles, middles.dropFirst()).map { $1 - $0 }, seed)
    }
  }

  private func checkEqual(_ lengths: [CGFloat], _ seed: Comment) {
    guard let least = lengths.min(), let most = lengths.max() else { return }
    #expect(most - least < 2 * Self.tolerance, seed)
  }

  private func checkAlignment(of sample: RandomStack, views: [ContentView], seed: Comment) {
    let canvas = sample.canvas
    let lines: [CGFloat]
    let expected: CGFloat?
    func near(_ rect: CGRect) -> CGFloat { sample.isRow ? rect.minY : rect.minX }
    func far(_ rect: CGRect) -> CGFloat { sample.isRow ? rect.maxY : rect.maxX }
    switch sample.stack.alignment {
    case .fill:
      for view in views {
        #expect(near(view.frame).isNear(near(canvas), within: Self.tolerance), seed)
        #expect(far(view.frame).isNear(far(canvas), within: Self.tolerance), seed)
      }
      return
    case .leading:
      (lines, expected) = (views.map { near($0.frame) }, near(canvas))
    case .trailing:
      (lines, expected) = (views.map { far($0.frame) }, far(canvas))
    case .center:
      lines = views.map { (near($0.frame) + far($0.frame)) / 2 }
      expected = (near(canvas) + far(canvas)) / 2
    case .firstBaseline, .lastBaseline:
      // Plain views have their baselines at their edges (F6.17); a column aligns near edges (F7.9).
      let isLast = sample.isRow && sample.stack.alignment == .lastBaseline
      lines = views.map { isLast ? far($0.frame) : near($0.frame) }
      expected = nil
    }
    for line in lines {
      #expect(abs(line - (expected ?? lines[0])) < Self.tolerance, seed)
    }
  }
}
