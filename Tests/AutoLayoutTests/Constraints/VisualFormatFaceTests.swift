import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Visual format, as views see it")
struct VisualFormatFaceTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let a = ContentView(100, 20)
  let b = ContentView(100, 20)

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  @Test("|-10-[a]-10-[b]-10-| has the article's frames at widths of 300, 200 and 100 (article S1)")
  func article() {
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    a.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[a]-10-[b]-10-|", metrics: nil, views: ["a": a, "b": b]))
    let cases: [(CGFloat, CGFloat, CGFloat)] = [(300, 100, 170), (200, 100, 70), (100, 70, 0)]
    for (width, first, second) in cases {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(a.frame.width == first)
      #expect(b.frame.width == second)
    }
  }

  @Test("a key with a dot is a key path, whose first part is looked up (F4.3)")
  func keyPaths() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "|[self.arrow]", metrics: nil, views: ["self.arrow": UIView()])
      }
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("self is not a key in the views dictionary."))
  }

  @Test("a longer format keeps the textual order and uses the metrics (F11.46)")
  func order() {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "|-(>=10@metric1)-[a(b@1000)][b(metric2)]|",
      metrics: ["metric1": 750, "metric2": 20], views: ["a": a, "b": b])
    #expect(constraints.count == 5)
    #expect(constraints[0].priority.rawValue == 750)
    #expect(constraints[0].relation == .greaterThanOrEqual)
    #expect(constraints[1].firstItem === a && constraints[1].secondItem === b)
    #expect(constraints[2].firstItem === b && constraints[2].firstAttribute == .leading)
    #expect(constraints[3].constant == 20)
    #expect(constraints[4].firstItem === root && constraints[4].secondItem === b)
  }

  @Test("a bare - is the superview's margin at an edge, and 8 between views (F4.7)")
  func standardSpace() {
    root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-[a]-[b]", metrics: nil, views: ["a": a, "b": b]))
    root.layoutIfNeeded()
    #expect(a.frame.minX == 30)
    #expect(b.frame.minX == 138)
  }
}
