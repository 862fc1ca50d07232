package struct ViewElement: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// A top-level object of a nib, or an extra object in a scene.
    case topLevel
    /// A controller's view, or a navigation or tab controller's bar, by key.
    case controllerKey(String)
    case subview
    /// A child outside `subviews`, such as `contentView` or `tableHeaderView`.
    case key(String)
    case sectionCell
    case prototype
    case barItem
  }

  package indirect enum Details: Hashable, Sendable {
    case plain
    case label(LabelElement)
    case textField(TextFieldElement)
    case textView(TextViewElement)
    case button(ButtonElement)
    case imageView(ImageViewElement)
    case stackView(StackViewElement)
    case scrollView(ScrollViewElement)
    case tableView(TableViewElement)
    case tableViewCell(TableViewCellElement)
    case collectionView(CollectionViewElement)
    case segmentedControl(SegmentedControlElement)
    case range(RangeElement)
    case pageControl(PageControlElement)
    case datePicker(DatePickerElement)
    case activityIndicator(style: String?)
    case toggle(isOn: Bool)
    case navigationBar(NavigationBarElement)
    case toolbar(ToolbarElement)
    case tabBar(TabBarElement)

    var scroll: ScrollViewElement? {
      switch self {
      case .scrollView(let scroll): scroll
      case .tableView(let table): table.scroll
      case .collectionView(let collection): collection.scroll
      default: nil
      }
    }
  }

  /// Priorities of the view's own size, 0…1000; nil for the family's default.
  package struct ContentPriorities: Hashable, Sendable {
    package var horizontalHugging: Double?
    package var verticalHugging: Double?
    package var horizontalCompression: Double?
    package var verticalCompression: Double?

    /// The families' defaults.
    package static let unspecified = ContentPriorities()
  }

  package let id: String
  package let kind: ViewKind
  package let elementName: String
  package let role: Role
  package let parent: ViewIndex?
  package let controller: ControllerIndex?
  package let location: SourceLocation
  package var customClass: String?
  package var customModule: String?
  package var userLabel: String?

  package var frame: RectElement?
  package var autoresizing: AutoresizingElement = []
  package var autoresizesSubviews = true
  package var translatesAutoresizingMask = true
  package var isFixedFrame = false
  package var isHidden = false
  package var isOpaque = true
  package var clipsSubviews = false
  package var alpha = 1.0
  package var isUserInteractionEnabled: Bool?
  package var isEnabled = true
  package var reuseIdentifier: String?
  package var tag = 0
  package var contentMode: String?
  package var semanticContentAttribute: String?
  package var priorities = ContentPriorities()
  /// The design-time size; -1 on an axis that has none (F6.13).
  package var placeholderIntrinsicWidth: Double?
  package var placeholderIntrinsicHeight: Double?
  package var layoutMargins: EdgeInsetsElement?
  package var preservesSuperviewLayoutMargins = false
  package var insetsLayoutMarginsFromSafeArea = true
  package var layoutMarginsFollowReadableWidth = false
  package var backgroundColor: ColorElement?
  package var tintColor: ColorElement?
  package var customSize: SizeElement?
  package var simulated: SimulatedMetrics?
  /// Xcode's flag: the recorded frame differs from the engine's.
  package var isMisplaced = false
  /// Xcode's flag: the constraints do not determine the frame.
  package var isAmbiguous = false
  package var verifyAmbiguity: String?
  package var accessibility: AccessibilityElement?
  package var runtimeAttributes: [RuntimeAttributeElement] = []
  package var details: Details = .plain

  package var variations: [VariationElement] = []
  package var children: [ViewIndex] = []
  package var constraints: [ConstraintIndex] = []
  package var other: [String: String] = [:]

  package init(
    id: String, kind: ViewKind, elementName: String, role: Role, parent: ViewIndex?,
    controller: ControllerIndex?, location: SourceLocation
  ) {
    self.id = id
    self.kind = kind
    self.elementName = elementName
    self.role = role
    self.parent = parent
    self.controller = controller
    self.location = location
  }
}
