internal import AutoLayout
internal import Foundation

@MainActor
struct ViewFactory {
  let fonts: FontMaker
  let images: ImageMaker
  let locale: String?
  var program: ProgramViews?

  /// Makes a view of the element's class, or takes it from a parent that made it.
  func makeView(_ element: ViewElement, in parent: UIView?) -> UIView {
    if element.role == .key("contentView"), let view = ownContentView(of: parent) { return view }
    if let view = program?.stockView(element, in: parent) { return content(of: element, view) }
    if let program, let view = program.makeView(element) { return content(of: element, view) }
    return content(of: element, nil)
  }

  private func content(of element: ViewElement, _ made: UIView?) -> UIView {
    switch element.details {
    case .stackView(let stack): return makeStack(stack, made)
    case .label(let label): return makeLabel(label, made)
    case .textField(let field): return makeField(field, made)
    case .textView(let text): return makeTextView(text, made)
    case .button(let button): return makeButton(button, made)
    case .imageView(let image): return makeImageView(image, made)
    case .segmentedControl(let control): return makeSegments(control, made)
    case .tableViewCell(let cell): return makeCell(cell, made)
    case .pageControl(let control):
      let view = made as? UIPageControl ?? UIPageControl()
      view.numberOfPages = control.numberOfPages
      view.currentPage = control.currentPage
      return view
    case .datePicker(let picker): return makeDatePicker(picker, made)
    case .activityIndicator(let style):
      guard let view = made as? UIActivityIndicatorView else {
        return UIActivityIndicatorView(style: indicator(style))
      }
      view.style = indicator(style)
      return view
    default: return made ?? makePlain(element.kind)
    }
  }

  private func ownContentView(of parent: UIView?) -> UIView? {
    switch parent {
    case let effect as UIVisualEffectView: effect.contentView
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let view as UITableViewHeaderFooterView: view.contentView
    default: nil
    }
  }

  private func makePlain(_ kind: ViewKind) -> UIView {
    switch kind {
    case .switch: UISwitch()
    case .slider: UISlider()
    case .stepper: UIStepper()
    case .progressView: UIProgressView()
    case .pickerView: UIPickerView()
    case .searchBar: UISearchBar()
    case .navigationBar: UINavigationBar()
    case .toolbar: UIToolbar()
    case .tabBar: UITabBar()
    case .visualEffectView: UIVisualEffectView(effect: nil)
    case .collectionViewCell: UICollectionViewCell(frame: .zero)
    case .collectionReusableView: UICollectionReusableView(frame: .zero)
    case .tableViewHeaderFooterView: UITableViewHeaderFooterView(reuseIdentifier: nil)
    case _ where kind.isScrollView: UIScrollView()
    default: UIView()
    }
  }

  private func makeStack(_ element: StackViewElement, _ made: UIView?) -> UIStackView {
    let stack = made as? UIStackView ?? UIStackView()
    stack.axis = element.isVertical ? .vertical : .horizontal
    stack.distribution =
      switch element.distribution {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
    stack.alignment =
      switch element.alignment {
      case "top", "leading": .leading
      case "center": .center
      case "bottom", "trailing": .trailing
      case "firstBaseline": .firstBaseline
      case "lastBaseline": .lastBaseline
      default: .fill
      }
    stack.spacing =
      element.usesStandardSpacing ? UIStackView.spacingUseSystem : CGFloat(element.spacing)
    stack.isBaselineRelativeArrangement = element.isBaselineRelative
    stack.isLayoutMarginsRelativeArrangement = element.isLayoutMarginsRelative
    return stack
  }

  private func makeCell(_ element: TableViewCellElement, _ made: UIView?) -> UITableViewCell {
    let cell =
      made as? UITableViewCell
      ?? UITableViewCell(style: element.cellStyle, reuseIdentifier: element.reuseIdentifier)
    // The document defines the position of the content.
    if program == nil { cell.placesContentView = false }
    cell.accessoryType =
      switch element.accessoryType {
      case "disclosureIndicator": .disclosureIndicator
      case "detailDisclosureButton": .detailDisclosureButton
      case "checkmark": .checkmark
      case "detailButton": .detailButton
      default: .none
      }
    return cell
  }

  private func makeDatePicker(_ element: DatePickerElement, _ made: UIView?) -> UIDatePicker {
    let picker = made as? UIDatePicker ?? UIDatePicker()
    picker.datePickerMode =
      switch element.mode {
      case "time": .time
      case "date": .date
      case "countDownTimer": .countDownTimer
      default: .dateAndTime
      }
    picker.preferredDatePickerStyle =
      switch element.style {
      case "wheels": .wheels
      case "compact": .compact
      case "inline": .inline
      default: .automatic
      }
    picker.minuteInterval = element.minuteInterval
    picker.countDownDuration = element.countDownDuration
    picker.locale = element.locale.map { Locale(identifier: $0) }
    if program == nil {
      // Pictures of a document must not depend on the time or the machine.
      picker.date = Date(timeIntervalSinceReferenceDate: element.date ?? DatePickerElement.still)
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      if picker.locale == nil { picker.locale = Locale(identifier: locale ?? "en_US") }
    } else if let date = element.date, !element.usesCurrentDate {
      picker.date = Date(timeIntervalSinceReferenceDate: date)
    }
    return picker
  }

  private func indicator(_ style: String?) -> UIActivityIndicatorView.Style {
    switch style {
    case "white": .white
    case "gray": .gray
    case "whiteLarge": .whiteLarge
    case "large": .large
    default: .medium
    }
  }
}

extension TableViewCellElement {
  var cellStyle: UITableViewCell.CellStyle {
    switch style {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }
}
