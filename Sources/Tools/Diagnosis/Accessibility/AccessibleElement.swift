import AutoLayout
import Foundation
import InterfaceBuilder

/// A view as VoiceOver sees it, by the document and by the defaults of the view's class.
struct AccessibleElement {
  enum Role: String {
    case button, text, textField, textView, image, toggle, slider, stepper, segments, picker
    case pages, progress, search, bar, cell, view
  }

  /// The source of the label.
  enum Name: Hashable {
    case stated(String)
    /// A title, a text or a placeholder.
    case text(String)
    /// An image of the asset catalog: VoiceOver reads the name of the file.
    case image(String)
    /// A symbol of the system, which has a spoken name.
    case symbol(String)
    /// A name that the system gives, such as "More Info".
    case system(String)
    case missing
  }

  var role: Role
  var name: Name
  /// The image of the button or an image view.
  var image: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits
  var isElement: Bool
  /// Whether a tap on the view does something.
  var takesTaps: Bool
  var isDisabled: Bool

  /// The words that VoiceOver says for the element, without its traits; nil for none.
  var label: String? {
    switch name {
    case .stated(let text), .text(let text), .image(let text), .symbol(let text),
      .system(let text):
      text
    case .missing: nil
    }
  }

  var statedLabel: String? {
    guard case .stated(let text) = name else { return nil }
    return text
  }
}

extension AccessibleElement {
  /// Reads a view of the document or of code.
  @MainActor
  init(_ item: SceneSurvey.Item, _ uses: ElementUses, symbols: Set<String>) {
    let view = item.view
    let element = item.documentElement
    role = Role(view)
    let isReached =
      element?.isUserInteractionEnabled ?? (element != nil || view.isUserInteractionEnabled)
    let isTapped =
      uses.taps.contains(item.id)
      || (view.gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer }
    takesTaps = isReached && (role.isControl || isTapped)
    isDisabled =
      element?.isEnabled == false || (view as? UIControl)?.isEnabled == false
      || (role.isControl && !isReached)
    hint = view.accessibilityHint
    let content = Content(view, element, symbols)
    image = content.image
    value = view.accessibilityValue ?? content.value
    if let stated = view.accessibilityLabel, !stated.isBlank {
      name = .stated(stated)
    } else {
      name = content.name
    }
    let ownTraits = view.accessibilityTraits
    traits = ownTraits.isEmpty && element?.accessibility?.traits == nil ? role.traits : ownTraits
    if isDisabled, role.isControl { traits.insert(.notEnabled) }
    isElement = view.statedIsElement ?? (view.isAccessibilityElement || role.isElement)
  }

  /// The texts and images of the view.
  private struct Content {
    var name = Name.missing
    var image: String?
    var value: String?

    @MainActor
    init(_ view: UIView, _ element: ViewElement?, _ symbols: Set<String>) {
      switch view {
      case let button as UIButton: read(button, element, symbols)
      case let label as UILabel: read(label.text ?? label.attributedText?.string)
      case let field as UITextField:
        value = field.text.flatMap { $0.isEmpty ? nil : $0 }
        read(field.placeholder)
      case let text as UITextView: value = text.text
      case let picture as UIImageView: read(picture, element, symbols)
      case let toggle as UISwitch: value = toggle.isOn ? "1" : "0"
      case let slider as UISlider:
        let range = slider.maximumValue - slider.minimumValue
        let part = range > 0 ? (slider.value - slider.minimumValue) / range : 0
        value = "\(Int((part * 100).rounded()))%"
      default: break
      }
    }

    private mutating func read(_ text: String?) {
      if let text, !text.isBlank { name = .text(text) }
    }

    @MainActor
    private mutating func read(
      _ picture: UIImageView, _ element: ViewElement?, _ symbols: Set<String>
    ) {
      if case .imageView(let details) = element?.details {
        guard let reference = details.image else { return }
        use(reference.name, isSymbol: reference.isSystem, symbols)
      } else if let shown = picture.image {
        use(shown)
      }
    }

    @MainActor
    private mutating func read(
      _ button: UIButton, _ element: ViewElement?, _ symbols: Set<String>
    ) {
      var title = button.currentTitle ?? button.currentAttributedTitle?.string
      if case .button(let details) = element?.details {
        let states = [details.normal] + details.states.values
        let titles =
          [title, details.configuration?.title, details.configuration?.attributedTitle?.string]
          + states.flatMap { [$0.title, $0.attributedTitle?.string] }
        title = titles.compactMap(\.self).first { !$0.isBlank }
        if let reference = details.configuration?.image ?? states.lazy.compactMap(\.image).first {
          use(reference.name, isSymbol: reference.isSystem, symbols)
        } else if let name = states.lazy.compactMap(\.backgroundImage).first {
          use(name, isSymbol: false, symbols)
        }
      } else if let shown = button.currentImage ?? button.currentBackgroundImage {
        use(shown)
      }
      if let name = button.buttonType.systemName { self.name = .system(name) }
      read(title)
    }

    private mutating func use(_ image: String, isSymbol: Bool, _ symbols: Set<String>) {
      self.image = image
      name = isSymbol || symbols.contains(image) ? .symbol(image) : .image(image)
    }

    private mutating func use(_ shown: UIImage) {
      if let symbol = shown.shownSymbol {
        image = symbol.name
        name = .symbol(symbol.name)
      } else if let name = shown.name {
        image = name
        self.name = .image(name)
      }
    }
  }
}

extension AccessibleElement.Role {
  @MainActor
  init(_ view: UIView) {
    self =
      switch view {
      case is UIButton: .button
      case is UILabel: .text
      case is UITextField: .textField
      case is UITextView: .textView
      case is UIImageView: .image
      case is UISwitch: .toggle
      case is UISlider: .slider
      case is UIStepper: .stepper
      case is UISegmentedControl: .segments
      case is UIPickerView, is UIDatePicker: .picker
      case is UIPageControl: .pages
      case is UIProgressView, is UIActivityIndicatorView: .progress
      case is UISearchBar: .search
      case is UINavigationBar, is UIToolbar, is UITabBar: .bar
      case is UITableViewCell, is UICollectionViewCell: .cell
      default: .view
      }
  }

  /// Whether views of the class are elements unless they say otherwise.
  var isElement: Bool {
    switch self {
    case .image, .view, .cell, .bar, .search, .segments: false
    default: true
    }
  }

  /// Whether views of the class take touches with no gesture.
  var isControl: Bool {
    switch self {
    case .button, .textField, .textView, .toggle, .slider, .stepper, .segments, .picker, .pages:
      true
    default: false
    }
  }

  /// The traits of the class.
  var traits: UIAccessibilityTraits {
    switch self {
    case .button, .toggle: .button
    case .text: .staticText
    case .image: .image
    case .slider, .pages, .picker: .adjustable
    case .search: .searchField
    case .progress: .updatesFrequently
    default: .none
    }
  }

  /// The word for the class in messages, in the singular.
  var word: String {
    switch self {
    case .button: "button"
    case .text: "text"
    case .textField: "text field"
    case .textView: "text view"
    case .image: "image"
    case .toggle: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .segments: "segmented control"
    case .picker: "picker"
    case .pages: "page control"
    case .progress: "progress view"
    case .search: "search bar"
    case .bar: "bar"
    case .cell: "row"
    case .view: "view"
    }
  }
}

extension UIButton.ButtonType {
  fileprivate var systemName: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: "Close"
    default: nil
    }
  }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
