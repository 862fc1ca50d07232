import AutoLayoutCore
import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
  }

  package final var style: UIDatePickerStyle = .automatic

  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var countDownDuration: TimeInterval = 60
  open var locale: Locale?
  open var calendar: Calendar?
  open var timeZone: TimeZone?
  open var minuteInterval = 1

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { style }
    set {
      style = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The effective style: before iOS 14, and for countdowns, always wheels.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || !controlMetrics.has(.inlineDatePickers) {
      return .wheels
    }
    return style == .automatic ? .compact : style
  }

  /// The size of the style (F9.17).
  open override var intrinsicContentSize: CGSize {
    let metrics = controlMetrics
    switch datePickerStyle {
    case .wheels, .automatic: return metrics.size(.datePickerWheels)
    case .inline: return metrics.size(.datePickerInline)
    case .compact:
      var size = metrics.size(.datePickerCompact)
      // A date takes about three fifths of the width for date and time, a time two fifths.
      if datePickerMode == .date { size.width = (size.width * 0.6).rounded() }
      if datePickerMode == .time { size.width = (size.width * 0.4).rounded() }
      return size
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}
