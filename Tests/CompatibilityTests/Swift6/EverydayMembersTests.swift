import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Members that apps seldom use")
struct EverydayMembersTests {
  private final class Chart: UIView {
    var value = 0
    override func accessibilityIncrement() { value += 1 }
    override func accessibilityDecrement() { value -= 1 }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      direction == .left
    }
  }

  private final class Player: UIViewController {
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [.bottom] }
    override func accessibilityPerformEscape() -> Bool { true }
  }

  @Test("accessibility actions are overridden, and return false by default")
  func accessibility() {
    let chart = Chart()
    chart.accessibilityIncrement()
    chart.accessibilityIncrement()
    chart.accessibilityDecrement()
    #expect(chart.value == 1)
    #expect(chart.accessibilityScroll(.left) && !chart.accessibilityScroll(.next))
    #expect(!chart.accessibilityActivate() && !chart.accessibilityPerformMagicTap())
    #expect(!UIView().accessibilityPerformEscape() && Player().accessibilityPerformEscape())
  }

  @Test("controllers, scenes and programs keep settings that a device would show")
  func device() {
    let player = Player()
    player.modalPresentationCapturesStatusBarAppearance = true
    player.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    #expect(player.modalPresentationCapturesStatusBarAppearance)
    #expect((player as UIViewController).preferredScreenEdgesDeferringSystemGestures == .bottom)
    #expect(player.childForScreenEdgesDeferringSystemGestures == nil)
    UIApplication.shared.applicationIconBadgeNumber = 3
    UIApplication.shared.isNetworkActivityIndicatorVisible = true
    #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
    #expect(UIApplication.shared.isNetworkActivityIndicatorVisible)
    UIApplication.shared.applicationIconBadgeNumber = 0
    UIApplication.shared.isNetworkActivityIndicatorVisible = false
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.sizeRestrictions == nil)
  }

  @Test("every view transition has a separate option")
  func transitions() {
    let options: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(options.map { $0.rawValue >> 20 } == [1, 2, 3, 4, 5, 6, 7])
    var isDone = false
    UIView.transition(
      with: UIView(), duration: 0, options: [.transitionCurlUp, .preferredFramesPerSecond30],
      animations: { isDone = true }, completion: nil)
    #expect(isDone)
  }

  @Test("a layer's time follows the begin time, offset and speed")
  func time() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    #expect(inner.convertTime(5, from: nil) == 5 && inner.speed == 1)
    outer.speed = 2
    inner.beginTime = 4
    inner.timeOffset = 1
    // 5 s of the clock are 10 s outside, 6 s after the inner layer's beginning; it counts from 1.
    #expect(inner.convertTime(5, from: nil) == 7)
    #expect(inner.convertTime(7, to: nil) == 5)
    #expect(inner.convertTime(10, from: outer) == 7 && inner.convertTime(7, to: outer) == 10)
    // The usual way to pause a layer.
    let now = inner.convertTime(5, from: nil)
    inner.speed = 0
    inner.timeOffset = now
    #expect(inner.convertTime(5, from: nil) == 7 && inner.convertTime(9, from: nil) == 7)
    let timed: any CAMediaTiming = CABasicAnimation(keyPath: "opacity")
    timed.duration = 2
    #expect(timed.duration == 2)
  }

  @Test("a display link uses the preferred frame rate, or the maximum")
  func frames() {
    let link = CADisplayLink(target: self, selector: Selector("tick:"))
    #expect(link.duration == 1.0 / 60 && link.preferredFrameRateRange == .default)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 40, preferred: 20)
    #expect(link.duration == 1.0 / 20)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 40)
    #expect(link.duration == 1.0 / 40)
    link.preferredFramesPerSecond = 30
    #expect(link.duration == 1.0 / 30)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    #expect(animator.scrubsLinearly && !animator.isManualHitTestingEnabled)
    animator.scrubsLinearly = false
    #expect(!animator.scrubsLinearly)
  }

  @Test("a color is written into an archive and read from it")
  func color() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: color, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    #expect(read == color)
  }

  @Test("user defaults are set by key, and security-scoped files are accessible")
  func foundation() throws {
    let defaults = try #require(UserDefaults(suiteName: "EverydayMembersTests"))
    defer { defaults.removePersistentDomain(forName: "EverydayMembersTests") }
    defaults.setValue(3, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 3)
    #expect(defaults.value(forKey: "count") as? Int == 3)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
    let url = URL(fileURLWithPath: "/")
    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()
  }
}
