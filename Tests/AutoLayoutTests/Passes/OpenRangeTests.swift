import AutoLayout
import Foundation
import Testing

/// The tables of the page Ties: the value chosen when an inequality leaves a range open.
@MainActor @Suite("Open ranges")
struct OpenRangeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    enum Value: Sendable {
      case x, y, width
    }

    let testDescription: String
    let value: Value
    /// The intrinsic size of the view; nil if only the rules determine it.
    var size: CGFloat?
    let rules: @MainActor @Sendable (UIView, UIView) -> [NSLayoutConstraint]
    let smallestDistance: CGFloat
    let smallestSize: CGFloat
  }

  private func measure(_ one: Case, _ policy: OpenRangePolicy?) -> CGFloat {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    root.openRangePolicy = policy
    let view = UIView()
    root.addConstrained(view)
    if let size = one.size {
      view.widthAnchor.constraint(equalToConstant: size).isActive = true
      view.heightAnchor.constraint(equalToConstant: size).isActive = true
    }
    NSLayoutConstraint.activate(one.rules(view, root))
    root.layoutIfNeeded()
    switch one.value {
    case .x: return view.frame.minX
    case .y: return view.frame.minY
    case .width: return view.frame.width
    }
  }

  @Test("the view has the smallest distance (F1.20, F1.21)", arguments: Self.cases)
  func smallestDistance(_ one: Case) {
    #expect(measure(one, .smallestDistance) == one.smallestDistance)
  }

  @Test(
    "by default, the view has the smallest size, and a position on the inequality (F1.41)",
    arguments: Self.cases)
  func smallestSize(_ one: Case) {
    #expect(measure(one, nil) == one.smallestSize)
    #expect(measure(one, .smallestSize) == one.smallestSize)
  }

  @Test("the process's policy applies to a root that sets no policy")
  func standard() throws {
    let one = try #require(Self.cases.first)
    OpenRangePolicy.standard = .smallestDistance
    defer { OpenRangePolicy.standard = .smallestSize }
    #expect(measure(one, nil) == one.smallestDistance)
    #expect(measure(one, .smallestSize) == one.smallestSize)
  }

  @Test("a policy set later applies to later changes (F1.25)")
  func change() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    root.openRangePolicy = .smallestDistance
    let views = [CGFloat(23), 40].map { bound in
      let view = UIView()
      root.addConstrained(view)
      let top = view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: bound)
      NSLayoutConstraint.activate([
        top, view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      return (view: view, top: top)
    }
    root.layoutIfNeeded()
    root.openRangePolicy = .smallestSize
    views[1].top.isActive = false
    views[1].top.isActive = true
    root.layoutIfNeeded()
    #expect(views.map { $0.view.frame.minY } == [0, 40])
  }

  @Test("a range that meets content does not depend on the policy")
  func content() {
    for policy in [OpenRangePolicy.smallestDistance, .smallestSize] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      root.openRangePolicy = policy
      let view = ContentView(50, 20)
      root.addSubview(view)
      let width = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
      width.priority = .defaultLow
      width.isActive = true
      root.layoutIfNeeded()
      #expect(view.frame.width == 100)
    }
  }

  @Test("a view next to another view is at the end of the range", arguments: [CGFloat?.none, 60])
  func neighbors(width: CGFloat?) {
    let outcomes: [(OpenRangePolicy, CGFloat)] = [(.smallestDistance, 0), (.smallestSize, 25)]
    for (policy, distance) in outcomes {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      root.openRangePolicy = policy
      let (a, b) = (UIView(), UIView())
      for view in [a, b] {
        root.addConstrained(view)
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
      }
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30).isActive = true
      b.leftAnchor.constraint(lessThanOrEqualTo: a.rightAnchor, constant: 25).isActive = true
      root.layoutIfNeeded()
      #expect(a.frame.width == width ?? 0)
      #expect(b.frame.minX - a.frame.maxX == distance)
      #expect(b.hasAmbiguousLayout)
    }
  }

  nonisolated static let cases = [
    Case(
      testDescription: "top ≤ 23", value: .y, size: 50,
      rules: { [$0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: 23)] },
      smallestDistance: 0, smallestSize: 23),
    Case(
      testDescription: "top ≥ 23", value: .y, size: 50,
      rules: { [$0.topAnchor.constraint(greaterThanOrEqualTo: $1.topAnchor, constant: 23)] },
      smallestDistance: 23, smallestSize: 23),
    Case(
      testDescription: "top ≤ 23 at 700", value: .y, size: 50,
      rules: {
        let top = $0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: 23)
        top.priority = UILayoutPriority(700)
        return [top]
      }, smallestDistance: 0, smallestSize: 23),
    Case(
      testDescription: "bottom ≥ the root's − 45", value: .y, size: 50,
      rules: { [$0.bottomAnchor.constraint(greaterThanOrEqualTo: $1.bottomAnchor, constant: -45)] },
      smallestDistance: 794, smallestSize: 749),
    Case(
      testDescription: "left ≤ the root's middle + 5", value: .x, size: 50,
      rules: { [$0.leftAnchor.constraint(lessThanOrEqualTo: $1.centerXAnchor, constant: 5)] },
      smallestDistance: 195, smallestSize: 200),
    Case(
      testDescription: "left ≥ 10, then left ≤ 30", value: .x, size: 50,
      rules: {
        [
          $0.leftAnchor.constraint(greaterThanOrEqualTo: $1.leftAnchor, constant: 10),
          $0.leftAnchor.constraint(lessThanOrEqualTo: $1.leftAnchor, constant: 30),
        ]
      }, smallestDistance: 10, smallestSize: 10),
    Case(
      testDescription: "left ≤ 30, then left ≥ 10", value: .x, size: 50,
      rules: {
        [
          $0.leftAnchor.constraint(lessThanOrEqualTo: $1.leftAnchor, constant: 30),
          $0.leftAnchor.constraint(greaterThanOrEqualTo: $1.leftAnchor, constant: 10),
        ]
      }, smallestDistance: 10, smallestSize: 30),
    Case(
      testDescription: "width ≤ 23", value: .width,
      rules: { view, _ in [view.widthAnchor.constraint(lessThanOrEqualToConstant: 23)] },
      smallestDistance: 23, smallestSize: 0),
    Case(
      testDescription: "23 ≤ width ≤ 60", value: .width,
      rules: { view, _ in
        [
          view.widthAnchor.constraint(lessThanOrEqualToConstant: 60),
          view.widthAnchor.constraint(greaterThanOrEqualToConstant: 23),
        ]
      }, smallestDistance: 23, smallestSize: 23),
    Case(
      testDescription: "width ≥ the root's − 52", value: .width,
      rules: { [$0.widthAnchor.constraint(greaterThanOrEqualTo: $1.widthAnchor, constant: -52)] },
      smallestDistance: 390, smallestSize: 338),
    Case(
      testDescription: "width ≤ the root's − 52", value: .width,
      rules: { [$0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor, constant: -52)] },
      smallestDistance: 338, smallestSize: 0),
    Case(
      testDescription: "the width between left ≥ 10 and right ≤ the root's − 10", value: .width,
      rules: {
        [
          $0.leftAnchor.constraint(greaterThanOrEqualTo: $1.leftAnchor, constant: 10),
          $0.rightAnchor.constraint(lessThanOrEqualTo: $1.rightAnchor, constant: -10),
        ]
      }, smallestDistance: 370, smallestSize: 0),
    Case(
      testDescription: "the place between left ≥ 10 and right ≤ the root's − 10", value: .x,
      rules: {
        [
          $0.leftAnchor.constraint(greaterThanOrEqualTo: $1.leftAnchor, constant: 10),
          $0.rightAnchor.constraint(lessThanOrEqualTo: $1.rightAnchor, constant: -10),
        ]
      }, smallestDistance: 10, smallestSize: 10),
  ]
}
