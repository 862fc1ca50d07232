import AutoLayoutCore
import AutoLayoutValues
public import Foundation

/// A control for dates and times.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time.
    case time = 0
    /// A date.
    case date = 1
    /// Both.
    case dateAndTime = 2
    /// A length of time.
    case countDownTimer = 3
  }

  /// The looks, as in UIKit's `UIDatePickerStyle`.
  package final var style: UIDatePickerStyle = .automatic

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// The date.
  open var date = Date()
  /// The earliest date.
  open var minimumDate: Date?
  /// The latest date.
  open var maximumDate: Date?
  /// The length of time, in seconds, as a countdown has it.
  open var countDownDuration: TimeInterval = 60
  /// The language of the dates; nil means the user's.
  open var locale: Locale?
  /// The calendar; nil means the Gregorian one.
  open var calendar: Calendar?
  /// The time zone; nil means the user's.
  open var timeZone: TimeZone?
  /// The steps, in minutes.
  open var minuteInterval = 1

  /// Chooses a date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The look that is asked for.
  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { style }
    set {
      style = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The look that is shown: before iOS 14 there were only wheels, and lengths of time have no
  /// other.
  open var datePickerStyle: UIDatePickerStyle {
    let generation = controlMetrics.generation
    if generation < 14 || datePickerMode == .countDownTimer { return .wheels }
    return style == .automatic ? .compact : style
  }

  /// The size of the look (F9.17).
  open override var intrinsicContentSize: CGSize {
    let metrics = controlMetrics
    switch datePickerStyle {
    case .wheels, .automatic: return metrics.size(.datePickerWheels)
    case .inline: return metrics.size(.datePickerInline)
    case .compact:
      var size = metrics.size(.datePickerCompact)
      // A date takes about three fifths of what both take, a time two fifths.
      if datePickerMode == .date { size.width = (size.width * 0.6).rounded() }
      if datePickerMode == .time { size.width = (size.width * 0.4).rounded() }
      return size
    }
  }

  /// The size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The looks of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the place demands.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A field that opens a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}
