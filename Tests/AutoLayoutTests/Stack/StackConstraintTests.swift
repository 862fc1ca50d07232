import AutoLayout
import Foundation
import TestSupport
import Testing

/// The constraints that a stack view makes, as named in logs (F2.29, F7.16, F7.17).
@MainActor @Suite("Constraints of stack views")
struct StackConstraintTests {
  @MainActor
  private final class Sample {
    let root: UIView
    let stack: UIStackView

    init(_ root: UIView, _ stack: UIStackView) {
      (self.root, self.stack) = (root, stack)
    }

    var counts: [String: Int] {
      Dictionary(stack.constraints.compactMap(\.identifier).map { ($0, 1) }, uniquingKeysWith: +)
    }

    func constraints(_ identifier: String) -> [NSLayoutConstraint] {
      stack.constraints.filter { $0.identifier == identifier }
    }
  }

  private func makeSample(
    _ views: [UIView], generation: Int = 17, _ configure: (UIStackView) -> Void
  ) -> Sample {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.setTraitOverrides(UITraitCollection(iosMajorVersion: generation))
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    configure(stack)
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 300),
      stack.heightAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    return Sample(root, stack)
  }

  private nonisolated static let distributions: [(UIStackView.Distribution, [String: Int])] = [
    (.fill, ["UISV-spacing": 2]),
    (.fillEqually, ["UISV-spacing": 2, "UISV-fill-equally": 2]),
    (.fillProportionally, ["UISV-spacing": 2, "UISV-fill-proportionally": 3]),
    (
      .equalSpacing,
      [
        "UISV-spacing": 2, "UISV-distributing-edge": 4, "UISV-fill-equally": 1,
        "UISV-canvas-fit": 1,
      ]
    ),
    (
      .equalCentering,
      [
        "UISV-spacing": 2, "UISV-distributing-edge": 4, "UISV-fill-equally": 1,
        "UISV-canvas-fit": 1,
      ]
    ),
  ]

  @Test(
    "each distribution has the recorded constraints along the axis (F7.16)",
    arguments: distributions)
  func along(_ distribution: UIStackView.Distribution, _ expected: [String: Int]) {
    let sample = makeSample((0..<3).map { _ in ContentView(20, 20) }) {
      $0.distribution = distribution
    }
    var all = expected
    // Both ends along and across, and two lines shared with the first view.
    all["UISV-canvas-connection"] = 4
    all["UISV-alignment"] = 4
    #expect(sample.counts == all)
  }

  private nonisolated static let alignments: [(UIStackView.Alignment, Int, [String: Int])] = [
    (.top, 2, ["UISV-spanning-boundary": 4]),
    (.center, 3, ["UISV-spanning-boundary": 4]),
    (.bottom, 2, ["UISV-spanning-boundary": 4]),
    (
      .firstBaseline, 2,
      ["UISV-spanning-boundary": 3, "UISV-canvas-fit": 1]
    ),
    (
      .lastBaseline, 2,
      ["UISV-spanning-boundary": 4, "UISV-canvas-fit": 1]
    ),
  ]

  @Test(
    "each alignment has the recorded constraints across the axis (F7.17, F7.7)",
    arguments: alignments)
  func across(alignment: UIStackView.Alignment, edges: Int, expected: [String: Int]) {
    let sample = makeSample([ContentView(20, 20), ContentView(20, 30)]) {
      $0.alignment = alignment
    }
    var all = expected
    all["UISV-canvas-connection"] = edges + 2
    all["UISV-spacing"] = 1
    all["UISV-alignment"] = 1
    all["UISV-spanning-fit"] = 1
    all["UISV-ambiguity-suppression"] = 2
    #expect(sample.counts == all)
    let boundary = sample.constraints("UISV-spanning-boundary")
    let strict = boundary.filter { $0.relation == .equal }
    #expect(strict.allSatisfy { $0.priority.rawValue == 999.5 })
    #expect(strict.count == (alignment == .top || alignment == .bottom ? 2 : 0))
    let fit = sample.constraints("UISV-spanning-fit").first
    #expect(fit?.priority.rawValue == 51 && fit?.constant == 0)
    let suppression = sample.constraints("UISV-ambiguity-suppression").first
    #expect(suppression?.priority.rawValue == 25)
  }

  @Test("a single view needs no spacer (F7.8)")
  func alone() {
    let sample = makeSample([ContentView(20, 20)]) { $0.alignment = .center }
    #expect(
      sample.counts == [
        "UISV-canvas-connection": 5, "UISV-canvas-fit": 1, "UISV-ambiguity-suppression": 1,
      ])
    let relations = sample.constraints("UISV-canvas-connection").filter { $0.relation != .equal }
    #expect(relations.map(\.relation) == [.lessThanOrEqual, .greaterThanOrEqual])
  }

  @Test("priorities of proportions decrease from 999, and the last view is compressed (F7.1)")
  func proportions() {
    let sample = makeSample([ContentView(10, 20), ContentView(20, 20), ContentView(30, 20)]) {
      $0.distribution = .fillProportionally
      $0.spacing = 20
    }
    let shares = sample.constraints("UISV-fill-proportionally")
    #expect(shares.map(\.priority.rawValue) == [999, 998, 997])
    #expect(shares.map(\.multiplier) == [0.1, 0.2, 0.3])
    let single = makeSample([ContentView(10, 20), UIView()]) {
      $0.distribution = .fillProportionally
    }
    let share = single.constraints("UISV-fill-proportionally").first { $0.secondItem != nil }
    #expect(share?.priority.rawValue == 999 && share?.multiplier == 1)
  }

  @Test("views on baselines keep their distance from baseline to baseline (F7.5)")
  func baselines() {
    let (upper, lower) = (UILabel(), UILabel())
    upper.text = "Upper"
    lower.text = "Lower"
    lower.font = .systemFont(ofSize: 30)
    let sample = makeSample([upper, lower]) {
      $0.axis = .vertical
      $0.spacing = 40
      $0.isBaselineRelativeArrangement = true
    }
    let spacing = sample.constraints("UISV-spacing")
    #expect(spacing.first?.firstAttribute == .firstBaseline)
    #expect(spacing.first?.secondAttribute == .lastBaseline)
    let distance =
      (lower.frame.minY + lower.font.ascender) - (upper.frame.maxY + upper.font.descender)
    #expect(distance.isNear(40, within: 1))
  }

  @Test("until iOS 14, labels with several lines share a row's width (F7.6)")
  func textWidths() {
    func constraint(_ generation: Int) -> NSLayoutConstraint? {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "some words"
      label.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      let views = [label, ContentView(20, 20), ContentView(20, 20)]
      let sample = makeSample(views, generation: generation) { $0.spacing = 9 }
      return sample.constraints("UISV-text-width-disambiguation").first
    }
    let width = constraint(14)
    #expect(width?.priority.rawValue == 759)
    #expect(width?.constant == -6)
    #expect(abs((width?.multiplier ?? 0) - 1 / 3) < 0.000_1)
    #expect(constraint(15) == nil)
  }

  @Test(
    "since iOS 15, a row's width is shared if two views have texts with several lines (F7.6)"
  )
  func severalTextWidths() {
    func button(_ title: String) -> UIButton {
      var configuration = UIButton.Configuration.plain()
      configuration.title = title
      return UIButton(configuration: configuration)
    }
    let shared = makeSample([button("a"), button("another")], generation: 16) { _ in }
    #expect(shared.constraints("UISV-text-width-disambiguation").count == 2)
    let lone = makeSample([button("a"), ContentView(20, 20)], generation: 16) { _ in }
    #expect(lone.constraints("UISV-text-width-disambiguation").isEmpty)
  }

  @Test("a hidden view with a fixed width conflicts with the hiding constraint (F7.3)")
  func conflict() {
    let fixed = ContentView(20, 20)
    fixed.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let sample = makeSample([ContentView(20, 20), fixed]) { $0.spacing = 10 }
    fixed.isHidden = true
    let messages = LayoutLog.messages { sample.root.layoutIfNeeded() }
    let text = messages.joined()
    #expect(messages.count == 1)
    #expect(text.contains("'UISV-hiding'"))
    #expect(text.contains(".width == 50"))
  }

  @Test("a view with no intrinsic size has size 0 across the axis, and is not ambiguous (F7.7)")
  func suppression() {
    let plain = UIView()
    let sample = makeSample([ContentView(20, 20), plain]) { $0.alignment = .center }
    #expect(plain.frame.height == 0)
    #expect(!plain.hasAmbiguousLayout && !sample.stack.hasAmbiguousLayout)
  }

  @Test("a change keeps the constraints it does not affect")
  func kept() {
    let views = (0..<4).map { _ in ContentView(20, 20) }
    let sample = makeSample(views) { $0.spacing = 10 }
    let before = Set(sample.stack.constraints.map { ObjectIdentifier($0) })
    views[3].isHidden = true
    sample.root.layoutIfNeeded()
    let after = Set(sample.stack.constraints.map { ObjectIdentifier($0) })
    #expect(after.subtracting(before).count <= 3)
    #expect(before.subtracting(after).count <= 2)
  }
}
