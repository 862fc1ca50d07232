@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation
public import LayoutEngine
import TextMetrics

@preconcurrency @MainActor
open class UIButton: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let target, let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open package(set) var buttonType = ButtonType.custom
  open var role = Role.normal { didSet { if configuration != nil { contentDidChange() } } }
  final var contents = ButtonContents()
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  private final var knownStyledTitle: NSAttributedString??
  private final var titleView: ButtonLabel?
  private final var pictureView: UIImageView?

  /// The configuration; nil means that titles, images and insets apply.
  ///
  /// It is read and written as a whole: direct storage would violate exclusive access.
  open var configuration: Configuration? {
    get { knownConfiguration }
    set {
      knownConfiguration = newValue
      contentDidChange()
    }
  }
  private final var knownConfiguration: Configuration?
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesConfiguration = true
  private final var needsUpdateConfiguration = false
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  open override func updateConstraints() {
    updateConfigurationIfNeeded()
    super.updateConstraints()
  }
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  private final func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    UpdateTracking.run(.configuration, of: self) { updateConfiguration() }
  }
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?
  /// Never called, since pointers are not supported.
  open var pointerStyleProvider: PointerStyleProvider?
  open var menu: UIMenu? { didSet { contentDidChange() } }
  open var changesSelectionAsPrimaryAction = false { didSet { contentDidChange() } }
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  open var isPointerInteractionEnabled = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var reversesTitleShadowWhenHighlighted = false
  open var showsTouchWhenHighlighted = false

  final func contentDidChange() {
    knownStyledTitle = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    if automaticallyUpdatesConfiguration, configuration != nil { setNeedsUpdateConfiguration() }
    contentDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  // MARK: Content by state

  open func setTitle(_ title: String?, for state: State) {
    contents.titles[state] = title
    contentDidChange()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    contents.attributedTitles[state] = title
    contentDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    contents.titleColors[state] = color
  }

  open func setImage(_ image: UIImage?, for state: State) {
    contents.images[state] = image
    contentDidChange()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    contents.backgroundImages[state] = image
    contentDidChange()
  }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    contents.symbolConfigurations[state] = configuration
    contentDidChange()
  }

  open func title(for state: State) -> String? {
    ButtonContents.resolve(contents.titles, state)
  }

  open func attributedTitle(for state: State) -> NSAttributedString? {
    ButtonContents.resolve(contents.attributedTitles, state)
  }

  open func titleColor(for state: State) -> UIColor? {
    ButtonContents.resolve(contents.titleColors, state)
  }

  open func image(for state: State) -> UIImage? {
    ButtonContents.resolve(contents.images, state)
  }

  open func backgroundImage(for state: State) -> UIImage? {
    ButtonContents.resolve(contents.backgroundImages, state)
  }

  open var currentTitle: String? {
    selectedAction?.title ?? configuration?.title ?? currentAttributedTitle?.string
      ?? title(for: state)
  }

  open var currentAttributedTitle: NSAttributedString? {
    guard selectedAction == nil else { return nil }
    return styledTitle ?? attributedTitle(for: state)
  }

  private final var styledTitle: NSAttributedString? {
    if let knownStyledTitle { return knownStyledTitle }
    let title = configuration?.styledTitle
    knownStyledTitle = .some(title)
    return title
  }

  private final var selectedAction: UIMenuElement? {
    changesSelectionAsPrimaryAction ? menu?.selectedElements.first : nil
  }

  open var currentTitleColor: UIColor {
    let chosen = configuration?.baseForegroundColor ?? titleColor(for: state)
    return chosen ?? (buttonType == .system ? tintColor : .white)
  }

  /// The current image; by default symbols are large, but medium next to a configured title.
  open var currentImage: UIImage? {
    guard let image = configuration?.image ?? image(for: state), image.isSymbolImage else {
      return configuration?.image ?? image(for: state)
    }
    let hasConfiguredTitle = configuration != nil && !(currentTitle ?? "").isEmpty
    let usual = UIImage.SymbolConfiguration(
      pointSize: configuredTitleFont?.pointSize, weight: nil,
      scale: hasConfiguredTitle ? .default : .large)
    let asked =
      configuration?.preferredSymbolConfigurationForImage
      ?? ButtonContents.resolve(contents.symbolConfigurations, state)
    let own = image.symbolConfiguration.map { usual.applying($0) } ?? usual
    return image.applyingSymbolConfiguration(asked.map { own.applying($0) } ?? own)
  }

  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    contents.titleShadowColors[state] = color
  }

  open func titleShadowColor(for state: State) -> UIColor? {
    ButtonContents.resolve(contents.titleShadowColors, state)
  }

  // MARK: Parts

  /// Makes the image view and the title label, which exist from the start in UIKit.
  open override var subviews: [UIView] {
    if pictureView == nil || titleView == nil {
      _ = imageView
      _ = titleLabel
      if !flags.contains(.needsLayout) { placeParts() }
    }
    return super.subviews
  }

  open var titleLabel: UILabel? {
    if let titleView { return titleView }
    let label = ButtonLabel(frame: .zero)
    label.font = defaultFont
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    label.show(text: currentTitle, attributed: currentAttributedTitle)
    label.button = self
    titleView = label
    addSubview(label)
    return label
  }

  open var imageView: UIImageView? {
    if let pictureView { return pictureView }
    let view = UIImageView(image: currentImage)
    pictureView = view
    insertSubview(view, at: 0)
    return view
  }

  /// The default font: 15 points for the system type, 18 for the others (F9.24).
  private final var defaultFont: UIFont {
    .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
  }

  final var titleFont: UIFont { titleView?.font ?? defaultFont }

  @_spi(Subclasses) open override var textForDescription: String? { currentTitle }

  package final var existingParts: [UIView] { [titleView, pictureView].compactMap { $0 } }

  // MARK: Size

  final var parts: ButtonParts {
    if let shared = Self.sharedParts, shared.button === self { return shared.parts }
    return configuration.map { ButtonParts(self, configuration: $0) } ?? ButtonParts(self)
  }

  /// The size of title and image with insets (F9.24).
  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    return parts.size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(Subclasses) open override var contentBaselines: Baselines {
    let parts = parts
    guard let title = parts.titleMeasures else { return .edges }
    let rect = parts.titleRect(in: CGRect(origin: .zero, size: parts.size))
    // The title stays centered: three buttons with equal tops are recorded 39 high.
    let middle = Double(parts.size.height / 2 - rect.minY)
    return Baselines(
      first: .fromCenter(title.firstBaseline - middle),
      last: .fromCenter(title.lastBaseline - middle))
  }

  // MARK: Rectangles

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: parts.insets) }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    parts.titleRect(inContent: contentRect)
  }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    parts.imageRect(inContent: contentRect)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = currentAttributedTitle != nil || currentTitle?.isEmpty == false
    if titleView == nil, hasTitle { _ = titleLabel }
    placeParts()
  }

  private final func placeParts() {
    measuringOnce {
      let content = contentRect(forBounds: bounds)
      if let titleView {
        titleView.show(text: currentTitle, attributed: currentAttributedTitle)
        titleView.frame = titleRect(forContentRect: content)
      }
      if let pictureView {
        pictureView.image = currentImage
        pictureView.frame = imageRect(forContentRect: content)
      }
    }
  }

  private static var sharedParts: (button: UIButton, parts: ButtonParts)?

  /// Measures the parts once for several questions about an unchanged button.
  final func measuringOnce<Answer>(_ ask: () -> Answer) -> Answer {
    let outer = Self.sharedParts
    Self.sharedParts = (self, parts)
    defer { Self.sharedParts = outer }
    return ask()
  }
}

extension UIButton: ConfigurationUpdating {}
