internal import AutoLayout
internal import Foundation

/// Makes the view an element stands for, and gives it what touches layout.
@MainActor
struct ViewFactory {
  let fonts: FontMaker
  let images: ImageMaker

  /// A view of the element's class; its parent, if it made the view itself, hands it over.
  func makeView(_ element: ViewElement, in parent: UIView?) -> UIView {
    if element.role == .key("contentView"), let view = ownContentView(of: parent) { return view }
    switch element.details {
    case .stackView(let stack): return makeStack(stack)
    case .label(let label): return makeLabel(label)
    case .textField(let field): return makeField(field)
    case .textView(let text): return makeTextView(text)
    case .button(let button): return makeButton(button)
    case .imageView(let image): return makeImageView(image)
    case .segmentedControl(let control): return makeSegments(control)
    case .tableViewCell(let cell): return makeCell(cell)
    case .pageControl(let control):
      let view = UIPageControl()
      view.numberOfPages = control.numberOfPages
      view.currentPage = control.currentPage
      return view
    case .datePicker(let picker): return makeDatePicker(picker)
    case .activityIndicator(let style): return UIActivityIndicatorView(style: indicator(style))
    default: return makePlain(element.kind)
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

  private func makeStack(_ element: StackViewElement) -> UIStackView {
    let stack = UIStackView()
    // What the canvas shows for views without content, where it has the room.
    stack.unsizedViewSize = CGSize(width: 240, height: 128)
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

  private func makeCell(_ element: TableViewCellElement) -> UITableViewCell {
    let style: UITableViewCell.CellStyle =
      switch element.style {
      case "IBUITableViewCellStyleValue1": .value1
      case "IBUITableViewCellStyleValue2": .value2
      case "IBUITableViewCellStyleSubtitle": .subtitle
      default: .default
      }
    let cell = UITableViewCell(style: style, reuseIdentifier: element.reuseIdentifier)
    // The document says where the content stands.
    cell.placesContentView = false
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

  private func makeDatePicker(_ element: DatePickerElement) -> UIDatePicker {
    let picker = UIDatePicker()
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
