import Foundation

/// The animation that is being stated.
@MainActor
enum AnimationState {
  static var isEnabled = true
  static var duration: TimeInterval = 0
  /// Animations between `beginAnimations` and `commitAnimations`, the outermost first.
  static var begun: [TimeInterval] = []

  static func run(
    _ duration: TimeInterval, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let outer = self.duration
    self.duration = duration
    animations()
    self.duration = outer
    finish()
    completion?(true)
  }

  /// By the time an animation ends, the run loop has laid out every window.
  static func finish() {
    for window in UIApplication.shared.windows {
      window.layoutIfNeeded()
    }
  }
}
