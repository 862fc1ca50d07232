import AutoLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Diagnosis

@Suite("Questions about live views")
@MainActor
struct LayoutInspectorTests {
  private static func box() -> (root: UIView, box: UIView, constraints: [NSLayoutConstraint]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    root.accessibilityIdentifier = "root"
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let constraints = [
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      box.heightAnchor.constraint(equalToConstant: 40),
    ]
    NSLayoutConstraint.activate(constraints)
    return (root, box, constraints)
  }

  @Test("each edge is explained by the constraints that determine it, the view's constraints first")
  func edges() throws {
    let (root, box, _) = Self.box()
    let explanation = LayoutInspector(root).explain(box)
    #expect(explanation.view == "box")
    let left = try #require(explanation[.left])
    #expect(left.value == 20)
    #expect(left.steps.map(\.words) == ["box's leading is 20 points after root's leading"])
    let width = try #require(explanation[.width])
    #expect(width.value == 150)
    #expect(
      width.steps.map(\.equation) == ["box.width = 0.5 × root.width", "root.width = 300"])
    #expect(width.steps[0].meaning == nil)
    #expect(width.steps[1].meaning?.hasPrefix("the width set by the host") == true)
    let right = try #require(explanation[.right])
    #expect(right.value == 170)
    #expect(right.steps.count == 3)
    #expect(explanation[.bottom]?.value == 48)
    #expect(explanation.edges.allSatisfy { !$0.isAmbiguous })
  }

  @Test("the height of wrapped text is the height of the lines at the text's width")
  func wrappedText() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    let label = UILabel()
    label.text = "Several words that need several lines"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let height = try #require(LayoutInspector(root).explain(label)[.height])
    let step = try #require(height.steps.first)
    #expect(height.value > 40)
    let said = try #require(step.equation.split(separator: " ").last.flatMap { Double($0) })
    #expect(said.isNear(height.value, within: 0.5))
  }

  @Test("ambiguity is reported and found")
  func ambiguous() throws {
    let (root, box, constraints) = Self.box()
    constraints[3].isActive = false
    let layout = LayoutInspector(root)
    #expect(layout.ambiguousViews == [box])
    #expect(layout.explain(box)[.height]?.isAmbiguous == true)
    #expect(layout.explain(box)[.top]?.isAmbiguous == false)
    let text = layout.explain(box).text()
    #expect(
      text.contains("(ambiguous: other values satisfy the constraints equally well)"))
    #expect(layout.explain(UIView()).text().contains("no constraint affects this edge"))
  }

  @Test("conflicts are values, with verified fixes")
  func conflicts() throws {
    let old = LayoutLog.replaceSink { _ in }
    defer { LayoutLog.replaceSink(old) }
    let (root, box, _) = Self.box()
    let other = box.heightAnchor.constraint(equalToConstant: 50)
    other.isActive = true
    let conflicts = LayoutInspector(root).conflicts
    let explanation = try #require(conflicts.first)
    #expect(conflicts.count == 1)
    #expect(explanation.isInfeasible)
    #expect(explanation.conflicts.first?.core == [0, 1])
    #expect(explanation.conflicts.first?.fixes.count == 4)
    #expect(explanation.block.broken != nil)
  }

  @Test("a conflict over margins is explained with the current margins")
  func margins() throws {
    let old = LayoutLog.replaceSink { _ in }
    defer { LayoutLog.replaceSink(old) }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      box.widthAnchor.constraint(equalToConstant: 60),
    ])
    let explanation = try #require(LayoutInspector(root).conflicts.first)
    #expect(explanation.isInfeasible)
    #expect(explanation.assumptions == [])
  }

  @Test("two explanations are compared edge by edge")
  func comparison() throws {
    let (root, box, _) = Self.box()
    let first = LayoutInspector(root).explain(box)
    root.frame.size.width = 400
    let second = LayoutInspector(root).explain(box)
    let comparison = FrameComparison(first, second)
    #expect(comparison.differences.map(\.edge) == [.right, .width])
    #expect(comparison.differences[1].onlyFirst.map(\.equation) == ["root.width = 300"])
    #expect(comparison.differences[1].onlySecond.map(\.equation) == ["root.width = 400"])
    #expect(FrameComparison(first, first).differences == [])
  }

  @Test(
    "the broken constraint is named, with the reason and the opposing constraints (F2.30)")
  func conflict() throws {
    let (root, box, _) = Self.box()
    let wide = box.widthAnchor.constraint(equalToConstant: 120)
    wide.isActive = true
    let other = UIView()
    root.addSubview(other)
    let sink = LayoutLog.replaceSink { _ in }
    defer { LayoutLog.replaceSink(sink) }
    let explanation = LayoutInspector(root).explain(box)
    let conflict = try #require(explanation.conflicts.first)
    #expect(explanation.conflicts.count == 1)
    #expect(explanation[.width]?.value == 150)
    #expect(conflict.broken.equation == "box.width = 120")
    #expect(conflict.reason == "it constrains a single view, the last one of the conflict")
    #expect(
      conflict.others.map(\.equation).sorted() == [
        "box.width = 0.5 × root.width", "root.width = 300",
      ])
    #expect(
      explanation.text().contains(
        """

        broken, because required constraints conflict
          box.width = 120: it constrains a single view, the last one of the conflict
            in conflict with box.width = 0.5 × root.width
        """))
    #expect(LayoutInspector(root).explain(other).conflicts.isEmpty)
    // Reactivating it breaks it again, which is reported once.
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(LayoutInspector(root).explain(box).conflicts.isEmpty)
    wide.isActive = true
    #expect(LayoutInspector(root).explain(box).conflicts.count == 1)
  }

  @Test("a view in a document is explained with identifiers and lines")
  func document() throws {
    let marked = try MarkedDocument(
      UnusableValueTests.content.replacingOccurrences(
        of: #"secondItem="root" secondAttribute="leading""#,
        with: #"secondItem="safe" secondAttribute="leading""#))
    let explanation = try #require(
      FrameExplanation.explain("Box", of: marked.document, in: .canvas))
    #expect(explanation.view == "box")
    #expect(explanation[.width]?.steps.map(\.constraint) == ["w"])
    #expect(explanation[.width]?.steps.first?.line == 11)
    #expect(
      explanation.text().hasPrefix(
        """
        Fixture.xib:8: Box (box) on iPhone 15 / 15 Pro / 16: x 20, y 30, width 100, height 50

        left edge at 20, because
          1. Box.leading = Safe Area.leading + 20 (line 17, l)
        """))
    #expect(FrameExplanation.explain("nothing", of: marked.document, in: .canvas) == nil)
  }
}
