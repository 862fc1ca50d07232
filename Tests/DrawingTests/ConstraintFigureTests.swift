import AutoLayout
import Foundation
import Testing

@testable import Drawing

/// Constraints as an overlay's values (F10.37).
@Suite("Constraints drawn over views")
@MainActor
struct ConstraintFigureTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let first = UIView()
  private let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func marks(
    _ constraints: [NSLayoutConstraint], _ kinds: Set<OverlayKind> = [.constraints]
  ) -> [OverlayMark] {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return LayoutOverlay(of: root, showing: kinds).marks
  }

  /// Places a view by four constraints.
  private func place(_ view: UIView, _ frame: CGRect) {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: frame.minX),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: frame.minY),
      view.widthAnchor.constraint(equalToConstant: frame.width),
      view.heightAnchor.constraint(equalToConstant: frame.height),
    ])
  }

  private func mark(_ constraint: NSLayoutConstraint) -> OverlayMark? {
    constraint.identifier = "tested"
    let found = marks([constraint]).first { $0.name == "tested" }
    constraint.identifier = nil
    return found
  }

  @Test("a distance is a line between the two edges, in the middle of the views' overlap")
  func distances() {
    place(first, CGRect(x: 20, y: 30, width: 100, height: 40))
    place(second, CGRect(x: 150, y: 50, width: 100, height: 40))
    let gap = mark(second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 30))
    #expect(
      gap?.figure == .distance(from: CGPoint(x: 120, y: 60), to: CGPoint(x: 150, y: 60)))
    #expect(gap?.labels == [.init("30", at: CGPoint(x: 135, y: 60))])
    #expect(gap?.slide == 10 && gap?.isDashed == false && gap?.extensions == [])
  }

  @Test("views that do not overlap are connected by thin lines")
  func extensions() {
    place(first, CGRect(x: 20, y: 30, width: 100, height: 40))
    place(second, CGRect(x: 150, y: 100, width: 100, height: 40))
    let gap = mark(second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 30))
    #expect(
      gap?.figure == .distance(from: CGPoint(x: 120, y: 120), to: CGPoint(x: 150, y: 120)))
    #expect(gap?.extensions == [.init(CGPoint(x: 120, y: 70), CGPoint(x: 120, y: 120))])
  }

  @Test("insets are positive in both orders of the items, and relations are reversed with them")
  func insets() {
    place(first, CGRect(x: 20, y: 30, width: 100, height: 40))
    let cases: [(NSLayoutConstraint, String)] = [
      (first.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -180), "180"),
      (root.trailingAnchor.constraint(equalTo: first.trailingAnchor, constant: 180), "180"),
      (first.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -8), "≥ 8"),
      (root.bottomAnchor.constraint(greaterThanOrEqualTo: first.bottomAnchor, constant: 8), "≥ 8"),
      (root.topAnchor.constraint(equalTo: first.topAnchor, constant: -30), "30"),
    ]
    for (constraint, text) in cases {
      #expect(mark(constraint)?.labels.map(\.text) == [text], "\(constraint)")
      constraint.isActive = false
    }
  }

  @Test("optional constraints are dashed and show their priority")
  func optional() {
    place(first, CGRect(x: 20, y: 30, width: 100, height: 40))
    let constraint = first.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10.5)
    constraint.priority = UILayoutPriority(750)
    let mark = mark(constraint)
    #expect(mark?.isDashed == true)
    #expect(mark?.labels.map(\.text) == ["10.5 @750"])
  }

  @Test("sizes are along the lower and the right edge, and related sizes on both views")
  func sizes() throws {
    place(first, CGRect(x: 20, y: 30, width: 100, height: 40))
    place(second, CGRect(x: 150, y: 50, width: 50, height: 20))
    let wide = mark(first.widthAnchor.constraint(greaterThanOrEqualToConstant: 80))
    #expect(wide?.figure == .extent(from: CGPoint(x: 20, y: 70), to: CGPoint(x: 120, y: 70)))
    #expect(wide?.labels == [.init("≥ 80", at: CGPoint(x: 70, y: 70))])
    let ratio = mark(first.widthAnchor.constraint(equalTo: first.heightAnchor, multiplier: 2.5))
    #expect(ratio?.labels.map(\.text) == ["5:2"])
    let half = second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5)
    half.identifier = "half"
    let both = marks([half]).filter { $0.name == "half" }
    #expect(both.map { $0.labels.map(\.text) } == [["= × 0.5"], ["="]])
    let taller = first.heightAnchor.constraint(equalTo: second.heightAnchor, constant: 20)
    let mark = try #require(self.mark(taller))
    #expect(mark.figure == .extent(from: CGPoint(x: 120, y: 30), to: CGPoint(x: 120, y: 70)))
    #expect(mark.labels.map(\.text) == ["= + 20"])
  }

  @Test("aligned edges and centers are lines with no number")
  func alignments() {
    place(first, CGRect(x: 20, y: 30, width: 100, height: 40))
    place(second, CGRect(x: 20, y: 100, width: 50, height: 20))
    let edge = mark(second.leadingAnchor.constraint(equalTo: first.leadingAnchor))
    #expect(edge?.figure == .alignment(from: CGPoint(x: 20, y: 30), to: CGPoint(x: 20, y: 120)))
    #expect(edge?.labels == [])
    let middle = mark(first.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -150))
    #expect(middle?.figure == .distance(from: CGPoint(x: 70, y: 200), to: CGPoint(x: 70, y: 50)))
    #expect(middle?.labels.map(\.text) == ["−150"])
  }

  @Test("an edge at the superview's edge is a distance of 0")
  func zero() {
    place(first, CGRect(x: 0, y: 30, width: 100, height: 40))
    let mark = mark(first.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    #expect(mark?.figure == .distance(from: CGPoint(x: 0, y: 50), to: CGPoint(x: 0, y: 50)))
    #expect(mark?.labels.map(\.text) == ["0"])
  }

  @Test("leading edges are at the right in right-to-left layouts")
  func rightToLeft() {
    root.semanticContentAttribute = .forceRightToLeft
    first.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: root.topAnchor),
      first.widthAnchor.constraint(equalToConstant: 100),
      first.heightAnchor.constraint(equalToConstant: 40),
    ])
    let mark = mark(first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20))
    #expect(mark?.figure == .distance(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 280, y: 20)))
    #expect(mark?.labels.map(\.text) == ["20"])
  }

  @Test("margins and baselines are at their places in the layout")
  func marginsAndBaselines() throws {
    root.layoutMargins = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    place(first, CGRect(x: 12, y: 30, width: 100, height: 40))
    let margin = mark(
      first.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor))
    #expect(margin?.figure == .distance(from: CGPoint(x: 12, y: 50), to: CGPoint(x: 12, y: 50)))
    let label = UILabel()
    label.text = "Baseline"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let below = marks([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200),
      label.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 60),
    ])
    let baseline = try #require(below.first { $0.labels.map(\.text) == ["60"] })
    guard case .distance(let start, let end) = baseline.figure else {
      Issue.record("no distance: \(baseline)")
      return
    }
    #expect(start.y == 0 && abs(end.y - 60) < 0.5)
    let lines = LayoutOverlay(of: root, showing: [.baselines]).marks
    #expect(lines.count == 1)
  }

  @Test("hidden views and the constraints that a stack makes are left out")
  func leftOut() {
    place(first, CGRect(x: 20, y: 30, width: 100, height: 40))
    first.isHidden = true
    #expect(marks([]).isEmpty)
    let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    stack.frame = CGRect(x: 0, y: 200, width: 300, height: 40)
    stack.distribution = .fillEqually
    root.addSubview(stack)
    #expect(marks([]).isEmpty)
  }
}
