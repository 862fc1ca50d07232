import AutoLayout
import Foundation
import Testing

@testable import Drawing

/// Controls are mirrored in right-to-left layouts (F13.16).
@Suite("Controls that are read from the right")
@MainActor
struct ReadingDirectionTests {
  private let box = CGRect(x: 20, y: 20, width: 160, height: 32)

  private func items(
    of view: UIView, _ direction: UISemanticContentAttribute
  ) -> [DisplayList.Item] {
    view.semanticContentAttribute = direction
    view.frame = box
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 72))
    root.addSubview(view)
    root.layoutIfNeeded()
    defer { view.removeFromSuperview() }
    return DisplayList(showing: root, style: .plain).items.flattened
  }

  private func fills(_ items: [DisplayList.Item]) -> [CGFloat] {
    items.compactMap { item in
      switch item {
      case .fill(.rounded(let place, _), _), .fill(.ellipse(let place), _): place.midX - box.minX
      default: nil
      }
    }
  }

  /// Draws a control in both directions: the fills must be mirrored, and some of them must move.
  private func expectMirrored(_ view: UIView, _ name: Comment) {
    let left = fills(items(of: view, .forceLeftToRight))
    let right = fills(items(of: view, .forceRightToLeft))
    #expect(left.count == right.count && left != right, name)
    for (one, other) in zip(left, right) {
      #expect(abs(one + other - box.width) < 0.001, name)
    }
    for fixed in [UISemanticContentAttribute.playback, .spatial] {
      #expect(fills(items(of: view, fixed)) == left, name)
    }
  }

  @Test("values, pages and segments are ordered from right to left")
  func mirrored() {
    let toggle = UISwitch()
    toggle.isOn = true
    let slider = UISlider()
    slider.value = 0.25
    let progress = UIProgressView()
    progress.progress = 0.25
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    segments.selectedSegmentIndex = 0
    let date = UIDatePicker()
    date.preferredDatePickerStyle = .compact
    expectMirrored(toggle, "switch")
    expectMirrored(slider, "slider")
    expectMirrored(progress, "progress")
    expectMirrored(segments, "segments")
    expectMirrored(date, "date")
    // The dots are symmetric; the color identifies the current dot.
    #expect(currentDot(pages, .forceLeftToRight) < box.width / 2)
    #expect(currentDot(pages, .forceRightToLeft) > box.width / 2)
  }

  private func currentDot(
    _ pages: UIPageControl, _ direction: UISemanticContentAttribute
  ) -> CGFloat {
    pages.currentPageIndicatorTintColor = .red
    let red = items(of: pages, direction).compactMap { item -> CGFloat? in
      guard case .fill(.ellipse(let dot), Color(.red)) = item else { return nil }
      return dot.midX - box.minX
    }
    return red.first ?? .nan
  }

  @Test("the titles of segments move with their segments, and are not mirrored")
  func titles() {
    let segments = UISegmentedControl(items: ["First", "Second"])
    let lines = items(of: segments, .forceRightToLeft).compactMap { item -> TextLine? in
      if case .line(let line) = item { line } else { nil }
    }
    #expect(lines.map(\.string) == ["First", "Second"])
    #expect(lines[0].origin.x > lines[1].origin.x)
  }

  @Test("a stepper's plus is at the trailing side")
  func stepper() {
    func plus(_ direction: UISemanticContentAttribute) -> [CGFloat] {
      items(of: UIStepper(), direction).compactMap { item in
        // The vertical stroke; the line between the halves is a point wide.
        guard case .stroke(.line(let start, let end), let pen) = item, start.x == end.x,
          pen.width == 1.5
        else { return nil }
        return start.x - box.minX
      }
    }
    #expect(plus(.forceLeftToRight) == [120])
    #expect(plus(.forceRightToLeft) == [40])
  }
}
