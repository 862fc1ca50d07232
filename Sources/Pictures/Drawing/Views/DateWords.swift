import AutoLayout
import Foundation

extension UIDatePicker {
  struct WheelField {
    var template: String
    var component: Calendar.Component
    var step = 1
    var share: CGFloat
  }

  private var usedCalendar: Calendar {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.locale = usedLocale
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  /// The picker's language; English for an invalid identifier, because non-ASCII characters crash
  /// Foundation.
  private var usedLocale: Locale {
    let locale = locale ?? .current
    return locale.identifier.utf8.allSatisfy(Self.isOfLocale) ? locale : Locale(identifier: "en_US")
  }

  private static func isOfLocale(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_@=;".utf8.contains(letter)
    }
  }

  private func write(_ date: Date, template: String) -> String {
    formatter(template).string(from: date)
  }

  private func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = usedLocale
    formatter.calendar = usedCalendar
    formatter.timeZone = usedCalendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    // Minutes have two digits on a wheel, which templates leave to the language.
    if template == "mm" { formatter.dateFormat = template }
    return formatter
  }

  var wheelFields: [WheelField] {
    let minutes = max(1, minuteInterval)
    let time = [
      WheelField(template: "j", component: .hour, share: 1),
      WheelField(template: "mm", component: .minute, step: minutes, share: 1),
    ]
    return switch datePickerMode {
    case .time: time
    case .date:
      [
        WheelField(template: "MMMM", component: .month, share: 2),
        WheelField(template: "d", component: .day, share: 1),
        WheelField(template: "y", component: .year, share: 1.3),
      ]
    case .dateAndTime: [WheelField(template: "EEEMMMd", component: .day, share: 2)] + time
    case .countDownTimer:
      [
        WheelField(template: "", component: .hour, share: 1),
        WheelField(template: "", component: .minute, step: minutes, share: 1),
      ]
    }
  }

  private var shownDate: Date {
    let minute = usedCalendar.component(.minute, from: date)
    return usedCalendar.date(
      byAdding: .minute, value: -(minute % max(1, minuteInterval)), to: date) ?? date
  }

  func rows(of field: WheelField, _ rows: ClosedRange<Int>) -> [String] {
    if datePickerMode == .countDownTimer { return rows.map { length(of: field, offset: $0) } }
    // All rows share a formatter: making a formatter takes longer than using it.
    let (formatter, calendar, shown) = (formatter(field.template), usedCalendar, shownDate)
    return rows.map { row in
      let date = calendar.date(byAdding: field.component, value: row * field.step, to: shown)
      return date.map(formatter.string(from:)) ?? ""
    }
  }

  private func length(of field: WheelField, offset: Int) -> String {
    let total = Int(countDownDuration / 60)
    let isHour = field.component == .hour
    let value = (isHour ? total / 60 : total % 60) + offset * field.step
    guard (0..<(isHour ? 24 : 60)) ~= value else { return "" }
    return "\(value) \(isHour ? value == 1 ? "hour" : "hours" : "min")"
  }

  var compactWords: [String] {
    let day = write(date, template: "yMMMd")
    let time = write(shownDate, template: "jmm")
    return switch datePickerMode {
    case .date: [day]
    case .time: [time]
    case .dateAndTime, .countDownTimer: [day, time]
    }
  }

  struct Month {
    var title: String
    var weekdays: [String]
    var firstColumn: Int
    var dayCount: Int
    var chosenDay: Int
  }

  var month: Month {
    let calendar = usedCalendar
    let day = calendar.component(.day, from: date)
    let first = calendar.date(byAdding: .day, value: 1 - day, to: date) ?? date
    let start = calendar.firstWeekday - 1
    let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased() }
    return Month(
      title: write(date, template: "MMMMy"), weekdays: Array(names[start...] + names[..<start]),
      firstColumn: (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7,
      dayCount: calendar.range(of: .day, in: .month, for: date)?.count ?? 28, chosenDay: day)
  }
}
