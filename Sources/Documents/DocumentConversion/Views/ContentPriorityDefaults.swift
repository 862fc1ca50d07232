internal import AutoLayout
internal import InterfaceBuilder

/// The content priorities of views made in code.
@MainActor
enum ContentPriorityDefaults {
  private static var known: [ViewKind: ViewElement.ContentPriorities] = [:]

  static func of(_ kind: ViewKind) -> ViewElement.ContentPriorities {
    if let found = known[kind] { return found }
    let view: UIView =
      switch kind {
      case .switch: UISwitch()
      case .slider: UISlider()
      case .stepper: UIStepper()
      case .progressView: UIProgressView()
      case .segmentedControl: UISegmentedControl()
      case .activityIndicatorView: UIActivityIndicatorView(style: .medium)
      case .pageControl: UIPageControl()
      case .datePicker: UIDatePicker()
      case .label: UILabel()
      case .button: UIButton(type: .system)
      case .textField: UITextField()
      case .imageView: UIImageView()
      case .searchBar: UISearchBar()
      default: UIView()
      }
    func hugging(_ axis: NSLayoutConstraint.Axis) -> Double {
      Double(view.contentHuggingPriority(for: axis).rawValue)
    }
    func compression(_ axis: NSLayoutConstraint.Axis) -> Double {
      Double(view.contentCompressionResistancePriority(for: axis).rawValue)
    }
    var defaults = ViewElement.ContentPriorities.unspecified
    defaults.horizontalHugging = hugging(.horizontal)
    defaults.verticalHugging = hugging(.vertical)
    defaults.horizontalCompression = compression(.horizontal)
    defaults.verticalCompression = compression(.vertical)
    known[kind] = defaults
    return defaults
  }

  /// Interface Builder's hugging priority of labels and image views.
  static let huggingOfDocuments = 251.0
}
