import Dispatch
package import Foundation

@MainActor
package enum AnimationState {
  static var isEnabled = true {
    willSet { if flushes, newValue != isEnabled { layOutWindows() } }
  }
  /// Whether pending updates are carried out at the bounds of the running animations (F15.9).
  private static var flushes = false
  package static var duration: TimeInterval = 0
  package static var begun: [TimeInterval] = []

  /// Applies changes immediately and calls the completion after delay and duration, in seconds.
  ///
  /// The option `layoutSubviews` makes the pending layout part of the animation.
  package static func run(
    _ duration: TimeInterval, after delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let outer = (self.duration, flushes)
    if flushes || options.contains(.flushUpdates) {
      flushes = true
      layOutWindows()
    }
    self.duration = duration
    animations()
    if flushes { layOutWindows() }
    (self.duration, flushes) = outer
    if options.contains(.layoutSubviews) { layOutWindows() }
    guard let completion else { return }
    let time = isEnabled ? max(0, delay) + max(0, duration) : 0
    guard time > 0 else {
      completion(true)
      return
    }
    DelayedCall(after: time) {
      layOutWindows()
      completion(true)
    }
  }

  static func exchange(
    _ fromView: UIView, for toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    run(duration, exchange, completion)
  }

  static func runAtOnce(_ changes: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    defer { isEnabled = wasEnabled }
    changes()
  }

  static var inheritedDuration: TimeInterval { isEnabled ? duration : 0 }

  package static func layOutWindows() {
    for window in UIApplication.shared.windows {
      window.layoutIfNeeded()
    }
  }
}

@MainActor
package final class DelayedCall {
  package private(set) static var waiting = 0
  private var body: (() -> Void)?
  private var timer: Timer?

  @discardableResult
  package init(after seconds: TimeInterval, _ body: @escaping () -> Void) {
    self.body = body
    Self.waiting += 1
    // Under async main, the main queue has no run loop; in a nested run loop, the queue is blocked.
    // Schedule both; the first to fire wins.
    let timer = Timer(timeInterval: seconds, repeats: false) {
      [reference = UncheckedReference(self)] _ in
      MainActor.assumeIsolated { reference.object.perform() }
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { self.perform() }
  }

  private func perform() {
    let body = self.body
    cancel()
    body?()
  }

  package func cancel() {
    if body != nil { Self.waiting -= 1 }
    body = nil
    timer?.invalidate()
    timer = nil
  }
}
