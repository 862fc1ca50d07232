public import AutoLayoutValues

@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  /// How fast its time runs; 0 stands still.
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What few layers have: a time of their own.
struct LayerTiming {
  var beginTime: CFTimeInterval = 0
  var duration = CFTimeInterval.infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}

extension CALayer {
  /// The layer's time as it is kept; that of the layer around it where none was set.
  final var timing: LayerTiming {
    get { ownTiming ?? LayerTiming() }
    set { ownTiming = newValue }
  }

  /// The layer's own time at a time of the system's clock.
  func ownTime(at clock: CFTimeInterval) -> CFTimeInterval {
    let around = superlayer?.ownTime(at: clock) ?? clock
    guard let ownTiming else { return around }
    return (around - ownTiming.beginTime) * Double(ownTiming.speed) + ownTiming.timeOffset
  }

  /// The time of the system's clock at a time of the layer's; where time stands still, at the
  /// layer's beginning.
  func clockTime(at own: CFTimeInterval) -> CFTimeInterval {
    var around = own
    if let ownTiming {
      let passed =
        ownTiming.speed == 0 ? 0 : (own - ownTiming.timeOffset) / Double(ownTiming.speed)
      around = passed + ownTiming.beginTime
    }
    return superlayer?.clockTime(at: around) ?? around
  }
}
