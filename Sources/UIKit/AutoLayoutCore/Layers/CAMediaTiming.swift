public import AutoLayoutValues

@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

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
  final var timing: LayerTiming {
    get { ownTiming ?? LayerTiming() }
    set { ownTiming = newValue }
  }

  func ownTime(at clock: CFTimeInterval) -> CFTimeInterval {
    let around = superlayer?.ownTime(at: clock) ?? clock
    guard let ownTiming else { return around }
    return (around - ownTiming.beginTime) * Double(ownTiming.speed) + ownTiming.timeOffset
  }

  /// Converts the layer's time to a system clock time, the begin time if the speed is 0.
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
