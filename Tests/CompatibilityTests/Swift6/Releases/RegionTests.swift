import Foundation
import Testing
import UIKit

@MainActor @Suite("Regions, bars and arrangements of iOS 26 and 27", .serialized)
struct RegionTests {
  // MARK: Layout regions

  @Test("regions without corners are the plain guides, and bars are strips of the safe area")
  func regions() {
    ReleaseStage.on(27, minor: 2) { window in
      let controller = window.show(UIViewController())
      let view: UIView = controller.view
      #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)) == view.safeAreaInsets)
      #expect(view.edgeInsets(for: .margins(cornerAdaptation: .vertical)) == view.layoutMargins)
      let axis = UIView.LayoutRegion.AdaptivityAxis.horizontal
      switch axis {
      case .horizontal: break
      case .vertical: Issue.record("another axis")
      }
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      let guide = view.layoutGuide(for: .bar(onEdge: .bottom, extent: 60))
      #expect(guide === view.layoutGuide(for: .bar(onEdge: .bottom, extent: 60)))
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        bar.topAnchor.constraint(equalTo: guide.topAnchor),
        bar.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      window.layoutIfNeeded()
      #expect(bar.frame == CGRect(x: 0, y: 874 - 34 - 60, width: 402, height: 60))
      #expect(view.layoutGuide(for: .bar(onEdge: .top)).layoutFrame.minY == 62)
      #expect(view.directionalEdgeInsets(for: .bar(onEdge: .leading, extent: 50)).trailing == 352)
    }
  }

  @Test("an adapted region keeps off the controls of a window along its axis")
  func corners() {
    var shape = ScreenShape()
    shape.cornerControls = [CGRect(x: 0, y: 0, width: 80, height: 40)]
    let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    ReleaseStage.on(26, size: CGSize(width: 834, height: 1210), insets: insets, shape: shape) {
      window in
      let controller = window.show(UIViewController())
      let view: UIView = controller.view
      #expect(view.edgeInsets(for: .safeArea()) == insets)
      #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)).left == 80)
      #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)).top == 40)
      let inner = view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
      #expect(inner.layoutFrame == CGRect(x: 80, y: 24, width: 754, height: 1166))
    }
  }

  // MARK: Reserved regions

  private final class Reader: UIView {
    var divisions: [CGRect] = []
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      divisions = reservedRegions(kind: .division).map(\.frame)
    }
  }

  @Test("the fold is a band of 40 points, active while partly folded, and not clipped (F15.4)")
  func fold() {
    ReleaseStage.onInnerScreen { window in
      let reader = Reader(frame: window.bounds.insetBy(dx: 24, dy: 24))
      window.addSubview(reader)
      window.layoutIfNeeded()
      #expect(reader.divisions.isEmpty)
      let flat = reader.reservedRegions(kind: .division, options: .includeInactive)
      #expect(flat.map(\.frame) == [CGRect(x: 431.5, y: -24, width: 40, height: 669)])
      #expect(flat.first?.isActive == false)
      UIScreen.main.simulateHinge(ScreenShape.Hinge(status: .partiallyOpen))
      window.layoutIfNeeded()
      #expect(reader.layouts == 2)
      #expect(reader.divisions == [CGRect(x: 431.5, y: -24, width: 40, height: 669)])
      let left = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      window.addSubview(left)
      #expect(left.reservedRegions(kind: .division).isEmpty)
      let strip = window.reservedRegions(kind: .occlusion)
      #expect(strip.map(\.frame) == [CGRect(x: 867, y: 0, width: 84, height: 120)])
      #expect(strip.first?.isActive == true)
    }
  }

  @Test("the hinge reports its first state, changes, and nil when its view leaves (F15.4)")
  func hinge() {
    ReleaseStage.onInnerScreen { window in
      var states: [UIHinge.Status?] = []
      let interaction = UIHingeInteraction { states.append($1.hinge?.status) }
      window.addInteraction(interaction)
      UIScreen.main.simulateHinge(ScreenShape.Hinge(status: .partiallyOpen, angle: 2))
      window.removeInteraction(interaction)
      #expect(states == [.fullyOpen, .partiallyOpen, nil])
    }
    ReleaseStage.on(27) { window in
      var updates = 0
      window.addInteraction(
        UIHingeInteraction {
          #expect($1.hinge == nil); updates += 1
        })
      #expect(updates == 1)
    }
  }

  // MARK: Arrangements

  private func arrange(
    _ size: CGSize, _ hinge: ScreenShape.Hinge.Status, _ arrangement: UISplitArrangement
  ) -> [CGRect?] {
    ReleaseStage.onInnerScreen(hinge: hinge) { window in
      let pair = UIArrangementViewController()
      let children = [UIViewController(), UIViewController()]
      pair.setViewController(children[0], for: .primary)
      pair.setViewController(children[1], for: .secondary)
      pair.updateArrangement(arrangement)
      // Without insets, as in a container that keeps off the bars.
      pair.view.frame = CGRect(origin: .zero, size: size)
      window.addSubview(pair.view)
      window.layoutIfNeeded()
      #expect(children[0].arrangementViewController === pair)
      #expect(pair.placement(for: children[1]) == .secondary)
      return children.map { $0.view.isHidden ? nil : $0.view.frame }
    }
  }

  private func width(
    _ preferred: CGFloat? = nil, minimum: CGFloat? = nil, maximum: CGFloat? = nil
  ) -> UISplitArrangement {
    var split = UISplitArrangement()
    var properties = split.defaultViewProperties
    if let preferred { properties.width.preferred = .absolute(preferred) }
    if let minimum { properties.width.minimum = .absolute(minimum) }
    if let maximum { properties.width.maximum = .absolute(maximum) }
    split.setViewProperties(properties, for: .primary)
    return split
  }

  @Test("a split has the measured widths, flat and folded (F15.11)")
  func splits() {
    let room = CGSize(width: 867, height: 611)
    func widths(_ hinge: ScreenShape.Hinge.Status, _ split: UISplitArrangement) -> [CGFloat?] {
      arrange(room, hinge, split).map { $0?.width }
    }
    #expect(widths(.fullyOpen, .split) == [433.5, 433.5])
    #expect(widths(.fullyOpen, width(330)) == [330, 537])
    #expect(widths(.partiallyOpen, .split) == [455.5, 371.5])
    #expect(widths(.partiallyOpen, width(maximum: 200)) == [455.5, 371.5])
    #expect(widths(.partiallyOpen, width(minimum: 500)) == [nil, nil])
    #expect(widths(.partiallyOpen, width(330)) == [330, 125.5])
    #expect(
      arrange(room, .fullyOpen, UISplitArrangement().axes(.vertical)).map { $0?.width } == [
        867, nil,
      ])
    #expect(
      arrange(CGSize(width: 400, height: 600), .fullyOpen, .split) == [
        CGRect(x: 0, y: 0, width: 400, height: 300), CGRect(x: 0, y: 300, width: 400, height: 300),
      ])
  }

  @Test("an overlay places the primary view on top, and on the trailing half if folded (F15.11)")
  func overlays() {
    for hinge in [ScreenShape.Hinge.Status.fullyOpen, .partiallyOpen] {
      ReleaseStage.onInnerScreen(hinge: hinge) { window in
        let pair = UIArrangementViewController()
        let (front, back) = (UIViewController(), UIViewController())
        pair.setViewController(front, for: .primary)
        pair.setViewController(back, for: .secondary)
        pair.updateArrangement(UIOverlayArrangement.overlay)
        window.rootViewController = pair
        window.layoutIfNeeded()
        if hinge == .fullyOpen {
          #expect(front.view.frame == window.bounds && back.view.frame == window.bounds)
          #expect(pair.view.subviews.last === front.view)
          #expect(pair.state(for: .primary)?.zIndex == 1)
        } else {
          #expect(front.view.frame == CGRect(x: 495.5, y: 0, width: 455.5, height: 669))
          #expect(back.view.frame == CGRect(x: 0, y: 0, width: 455.5, height: 669))
          #expect(pair.state(for: .secondary)?.splitAxis == .horizontal)
        }
      }
    }
  }

  // MARK: Vertical bars

  private final class Plain: UIViewController {
    var isDisabled = false
    override var preferredVerticalBarBehavior: UIVerticalBarBehavior {
      isDisabled ? .disabled : .automatic
    }
  }

  @Test("bars of containers are in the strip: measured insets of the inner screen (F15.3)")
  func verticalBars() {
    ReleaseStage.onInnerScreen { window in
      let root = Plain()
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: root)]
      window.rootViewController = tabs
      window.layoutIfNeeded()
      #expect(root.traitCollection.verticalBarEdge == .trailing)
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 84))
      #expect(root.view.safeAreaLayoutGuide.layoutFrame.size == CGSize(width: 867, height: 611))
      root.title = "Notes"
      root.view.setNeedsLayout()
      root.navigationController?.view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(root.view.safeAreaInsets.top == 82)
      root.isDisabled = true
      root.setNeedsUpdateOfVerticalBarConfiguration()
      tabs.view.setNeedsLayout()
      root.navigationController?.view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 54, left: 0, bottom: 83, right: 84))
    }
  }

  @Test("upright, the inner screen has its bars at the top and at the bottom (F15.3)")
  func uprightBars() {
    var shape = ScreenShape()
    shape.navigationBottom = 82
    let insets = UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 0)
    ReleaseStage.on(
      27, minor: 1, size: CGSize(width: 669, height: 951), insets: insets, shape: shape
    ) { window in
      let root = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: root)]
      window.rootViewController = tabs
      window.layoutIfNeeded()
      #expect(root.traitCollection.verticalBarEdge == .unspecified)
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 82, left: 0, bottom: 83, right: 0))
      #expect(root.view.safeAreaLayoutGuide.layoutFrame.size == CGSize(width: 669, height: 786))
    }
  }

  @Test("the edge turns with the direction of text, the strip does not (F15.3)")
  func mirrored() {
    ReleaseStage.onInnerScreen { window in
      var screen = UIScreen.main.simulated
      screen.direction = .rightToLeft
      UIScreen.main.simulate(screen)
      #expect(window.traitCollection.verticalBarEdge == .leading)
      #expect(window.safeAreaInsets.right == 84)
      #expect(
        UITraitCollection.systemTraitsAffectingVerticalBarEdge.contains {
          $0 == UITraitVerticalBarEdge.self
        })
    }
  }

  // MARK: Corners

  private final class Round: UIView {
    var radius: CGFloat = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      radius = effectiveRadius(corner: .topLeft)
    }
  }

  @Test(
    "a concentric corner follows the container, has at least the minimum radius, and is tracked")
  func corner() {
    ReleaseStage.on(26) { window in
      let outer = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
      outer.cornerConfiguration = .corners(radius: .fixed(30))
      let inner = Round(frame: CGRect(x: 12, y: 12, width: 100, height: 50))
      inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 8))
      outer.addSubview(inner)
      window.addSubview(outer)
      window.layoutIfNeeded()
      #expect(outer.effectiveRadius(corner: .topLeft) == 30)
      #expect(inner.radius == 18)
      outer.cornerConfiguration = .uniformCorners(radius: 40)
      window.layoutIfNeeded()
      #expect(inner.radius == 28)
      #expect(inner.effectiveRadius(corner: .bottomRight) == 8)
      inner.cornerConfiguration = .capsule()
      #expect(inner.effectiveRadius(corner: .topRight) == 25)
    }
  }
}
