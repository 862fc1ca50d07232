public import AutoLayoutCore
import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

@preconcurrency @MainActor
open class UIPickerView: UIView {
  open var showsSelectionIndicator = true
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)?

  private final var selection: [Int] = []

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  open func reloadAllComponents() {
    selection = (0..<numberOfComponents).map { component in
      let last = max(0, numberOfRows(inComponent: component) - 1)
      return selection.indices.contains(component) ? min(selection[component], last) : 0
    }
  }

  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if selection.count != numberOfComponents { reloadAllComponents() }
    precondition(
      selection.indices.contains(component) && (0..<numberOfRows(inComponent: component)) ~= row,
      "Component \(component) of the picker has no row \(row).")
    selection[component] = row
  }

  open func selectedRow(inComponent component: Int) -> Int {
    if selection.count != numberOfComponents { reloadAllComponents() }
    return selection.indices.contains(component) ? selection[component] : -1
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    let widths = (0..<numberOfComponents).map {
      delegate?.pickerView(self, widthForComponent: $0) ?? 0
    }
    let given = widths.reduce(0, +)
    let shared = widths.count { $0 == 0 }
    let room = max(0, bounds.width - 18 - given)
    return CGSize(
      width: widths[component] > 0 ? widths[component] : room / CGFloat(max(1, shared)),
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }

  /// The system's fixed size (F9.17).
  open override var intrinsicContentSize: CGSize { controlMetrics.size(.pickerView) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

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
