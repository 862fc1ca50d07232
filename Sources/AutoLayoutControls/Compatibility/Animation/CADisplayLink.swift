public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// Calls a method again and again, as often as a screen is drawn.
///
/// Only a selector that was made with its method calls it (see `Selector`). There is no screen: a
/// timer of the run loop takes its place.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private final weak var target: AnyObject?
  private let selector: Selector
  private final var timer: Timer?
  open private(set) var timestamp: CFTimeInterval = 0
  open var duration: CFTimeInterval {
    if preferredFramesPerSecond > 0 { return 1 / Double(min(preferredFramesPerSecond, 60)) }
    let range = preferredFrameRateRange
    let wanted = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum
    return 1 / Double(wanted > 0 ? min(wanted, 60) : 60)
  }
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Whether the method is not called for the time being.
  open var isPaused = false
  /// How often the method is called in a second; 0 means as often as the screen is drawn.
  open var preferredFramesPerSecond = 0
  /// Between which numbers a second the calls may be; of them the preferred one is taken, or the
  /// greatest.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Makes a link, which does nothing until it is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: Whose method is called; not kept alive.
  ///   - sel: The method, which is given the link.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: duration, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    self.timer = timer
    runloop.add(timer, forMode: mode)
  }

  private final func tick() {
    guard !isPaused else { return }
    guard let target else { return invalidate() }
    timestamp = ProcessInfo.processInfo.systemUptime
    selector.send(to: target, [self])
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  open func invalidate() {
    timer?.invalidate()
    timer = nil
  }
}
