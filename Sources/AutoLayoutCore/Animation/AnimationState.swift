import Dispatch
package import Foundation

/// The animation that is being stated.
@MainActor
package enum AnimationState {
  static var isEnabled = true
  package static var duration: TimeInterval = 0
  /// Animations between `beginAnimations` and `commitAnimations`, the outermost first.
  package static var begun: [TimeInterval] = []

  /// Makes changes at once, and tells of their end when their time is over: at once where they take
  /// none or are not animated.
  ///
  /// - Parameters:
  ///   - duration: The time they take, in seconds.
  ///   - delay: The time before, in seconds; what is seen would wait, the changes do not.
  ///   - options: Whether the layout that the changes ask for is part of the animation.
  ///   - animations: Makes the changes.
  ///   - completion: Told whether the end was reached.
  package static func run(
    _ duration: TimeInterval, after delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let outer = self.duration
    self.duration = duration
    animations()
    self.duration = outer
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

  /// Puts one view in the place of another one, which is hidden or removed.
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

  /// Makes changes that are not animated.
  static func runAtOnce(_ changes: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    defer { isEnabled = wasEnabled }
    changes()
  }

  /// The duration of the animation that is being stated, in seconds; 0 outside one.
  static var inheritedDuration: TimeInterval { isEnabled ? duration : 0 }

  /// By the time an animation ends, the run loop has laid out every window.
  package static func layOutWindows() {
    for window in UIApplication.shared.windows {
      window.layoutIfNeeded()
    }
  }
}

/// Something that is done once, after a while, unless it is called off.
@MainActor
package final class DelayedCall {
  /// How many calls are still to be made.
  package private(set) static var waiting = 0
  private var body: (() -> Void)?
  private var timer: Timer?

  /// Has something done after a number of seconds.
  @discardableResult
  package init(after seconds: TimeInterval, _ body: @escaping () -> Void) {
    self.body = body
    Self.waiting += 1
    // Where the main thread runs a loop, both of these turn up there. Under a program that awaits,
    // the main queue has no loop at all; and whoever turns the present loop inside a call keeps the
    // main queue waiting. So both are asked, and the first one does it.
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

  /// Calls it off.
  package func cancel() {
    if body != nil { Self.waiting -= 1 }
    body = nil
    timer?.invalidate()
    timer = nil
  }
}
