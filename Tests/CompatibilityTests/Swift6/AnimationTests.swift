import Testing
import UIKit

@Suite("Animations in client code", .serialized)
@MainActor
struct AnimationTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let view = UIView()
  let width: NSLayoutConstraint

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("changes are made at once; the completion runs when the time is over, after the layout")
  func completion() async throws {
    var end: CGFloat?
    UIView.animate(withDuration: 0.02) {
      width.constant = 70
      #expect(UIView.inheritedAnimationDuration == 0.02)
    } completion: { finished in
      end = finished ? view.frame.width : nil
    }
    #expect(width.constant == 70 && end == nil)
    while end == nil { try await Task.sleep(for: .milliseconds(5)) }
    #expect(end == 70)
  }

  @Test("a turn of the current run loop is enough for the completion")
  func runLoop() {
    var isOver = false
    UIView.animate(withDuration: 0.01, delay: 0.01, options: .curveEaseIn) {
    } completion: { _ in
      isOver = true
    }
    let limit = Date(timeIntervalSinceNow: 5)
    while !isOver, Date() < limit { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.005)) }
    #expect(isOver)
  }

  @Test("changes that take no time, or are not animated, end at once")
  func immediate() {
    var ends = 0
    UIView.animate(withDuration: 0) {
    } completion: { _ in
      ends += 1
    }
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 3) {
      } completion: { _ in
        ends += 1
      }
    }
    #expect(UIView.areAnimationsEnabled)
    #expect(ends == 2)
  }

  @Test("layout is part of an animation only on request")
  func layoutOption() {
    UIView.animate(withDuration: 3) { width.constant = 40 }
    #expect(view.frame.width == 10)
    UIView.animate(withDuration: 3, delay: 0, options: .layoutSubviews) { width.constant = 50 }
    #expect(view.frame.width == 50)
  }

  @Test("an animator runs, pauses, continues, and calls the completion once")
  func animator() async throws {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.05, curve: .linear) { width.constant = 90 }
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && width.constant == 90)
    animator.pauseAnimation()
    #expect(!animator.isRunning && animator.fractionComplete < 1)
    try await Task.sleep(for: .milliseconds(80))
    #expect(ends.isEmpty)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    while animator.isRunning { try await Task.sleep(for: .milliseconds(5)) }
    #expect(ends == [.end] && animator.state == .inactive)
  }

  @Test("a stopped animator ends at the requested position")
  func stopped() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 3, dampingRatio: 1)
    animator.addAnimations { width.constant = 5 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && ends.isEmpty)
    animator.finishAnimation(at: .current)
    #expect(ends == [.current])
  }
}
