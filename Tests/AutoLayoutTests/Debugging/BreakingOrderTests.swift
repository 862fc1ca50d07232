import AutoLayout
import Foundation
import Testing

/// Parts of the order that the recorded scenarios do not vary (F2.30).
@MainActor @Suite("The order of breaking")
struct BreakingOrderTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let view = UIView()
  let guide = UILayoutGuide()

  init() {
    root.addConstrained(view)
    root.addLayoutGuide(guide)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
  }

  private func broken(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    let old = LayoutLog.replaceSink { _ in }
    defer { LayoutLog.replaceSink(old) }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return root.layoutConflicts.map(\.broken)
  }

  @Test("a view's guide is later than the view's subviews")
  func guides() {
    let ofView = view.widthAnchor.constraint(equalToConstant: 10)
    let ofGuide = guide.widthAnchor.constraint(equalToConstant: 20)
    let equal = view.widthAnchor.constraint(equalTo: guide.widthAnchor)
    #expect(broken([ofGuide, ofView, equal]) == [ofGuide])
    #expect(view.frame.width == 10)
  }

  @Test("an earlier view's subview is later than the next view")
  func depth() {
    let (inner, next) = (UIView(), UIView())
    for other in [inner, next] { other.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(inner)
    root.addSubview(next)
    let ofInner = inner.heightAnchor.constraint(equalToConstant: 10)
    let ofNext = next.heightAnchor.constraint(equalToConstant: 20)
    let equal = inner.heightAnchor.constraint(equalTo: next.heightAnchor)
    #expect(broken([ofInner, ofNext, equal]) == [ofInner])
  }

  @Test("distances are ranked by the items of their anchors")
  func distances() {
    let distance = root.leftAnchor.anchorWithOffset(to: view.leftAnchor)
    let wide = distance.constraint(equalToConstant: 30)
    let narrow = distance.constraint(equalToConstant: 10)
    #expect(broken([narrow, wide]) == [wide])
    #expect(view.frame.minX == 10)
  }

  @Test("each set loses one member, for any number of sets")
  func several() {
    let sizes = [10, 20, 30].map { view.widthAnchor.constraint(equalToConstant: $0) }
    let heights = [40, 50].map { view.heightAnchor.constraint(equalToConstant: $0) }
    #expect(Set(broken(sizes + heights)) == [sizes[1], sizes[2], heights[1]])
    #expect(view.frame.size == CGSize(width: 10, height: 40))
  }

  @Test("a broken constraint takes effect when the opponent is inactive, and breaks again later")
  func afterwards() {
    let small = view.widthAnchor.constraint(equalToConstant: 10)
    let large = view.widthAnchor.constraint(equalToConstant: 20)
    #expect(broken([small, large]) == [large])
    small.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
    #expect(broken([small]) == [large])
    #expect(view.frame.width == 10)
    large.isActive = false
    #expect(broken([large]) == [large, large])
  }

  @Test("a broken constraint is stronger than anything optional")
  func strength() {
    let small = view.widthAnchor.constraint(equalToConstant: 10)
    let large = view.widthAnchor.constraint(equalToConstant: 20)
    #expect(broken([small, large]) == [large])
    let optional = view.widthAnchor.constraint(equalToConstant: 30)
    optional.priority = UILayoutPriority(999.9)
    optional.isActive = true
    small.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test("a content size at 1000 is broken silently (F2.31)")
  func content() {
    let label = ContentView(24, 20)
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.addConstrained(label)
    #expect(broken([label.widthAnchor.constraint(equalToConstant: 36)]).isEmpty)
    #expect(label.frame.width == 36)
  }
}
