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
  private final var subtitleView: ButtonLabel?
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
    return chosen ?? (buttonType == .custom && configuration == nil ? .white : tintColor)
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

  /// The subviews, after the button made the views for its content (F11.72).
  open override var subviews: [UIView] {
    makeParts()
    return super.subviews
  }

  private final func makeParts() {
    if pictureView == nil, hasImage { _ = imageView }
    if titleView == nil, currentAttributedTitle != nil || currentTitle?.isEmpty == false {
      _ = titleLabel
    }
    if subtitleView == nil, configuration?.subtitle?.isEmpty == false { _ = subtitleLabel }
  }

  private final var hasImage: Bool { (configuration?.image ?? image(for: state)) != nil }

  open var titleLabel: UILabel? {
    if let titleView { return titleView }
    let label = makeLabel()
    label.change { label.font = defaultFont }
    label.show(text: currentTitle, attributed: currentAttributedTitle)
    titleView = label
    insert(label, at: pictureView == nil ? 0 : 1)
    return label
  }

  /// The label for the subtitle; nil if there is none.
  open var subtitleLabel: UILabel? {
    guard let subtitle = configuration?.subtitle, !subtitle.isEmpty else { return subtitleView }
    if let subtitleView { return subtitleView }
    let label = makeLabel()
    label.change { label.font = UIFont(textFont: .preferred(.footnote)) }
    label.show(text: subtitle, attributed: nil)
    subtitleView = label
    insert(label, at: .max)
    return label
  }

  open var imageView: UIImageView? {
    if let pictureView { return pictureView }
    let view = UIImageView(image: currentImage)
    pictureView = view
    insert(view, at: 0)
    return view
  }

  private final func makeLabel() -> ButtonLabel {
    let label = ButtonLabel(frame: .zero)
    label.change {
      label.lineBreakMode = .byTruncatingMiddle
      label.textAlignment = .center
    }
    label.button = self
    return label
  }

  /// Inserts a part, which has its place at once if the others have theirs.
  private final func insert(_ part: UIView, at index: Int) {
    let isLaidOut = !flags.contains(.needsLayout)
    insertSubview(part, at: index)
    if isLaidOut { placeParts() }
  }

  /// The default font: 15 points for the system type, 18 for the others (F9.24).
  private final var defaultFont: UIFont {
    .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
  }

  final var titleFont: UIFont { titleView?.shownFont ?? defaultFont }

  /// The number of lines and the line break mode of the title; 0 lines set no limit.
  ///
  /// Configured titles have all lines that they need, unless the mode truncates (F9.57).
  /// Other titles have a line, unless the label has more lines or a mode that wraps.
  final var titleLines: (limit: Int, mode: NSLineBreakMode) {
    if let configuration {
      let mode = configuration.titleLineBreakMode
      return (mode.wraps ? titleView?.givenLines ?? 0 : 1, mode)
    }
    let mode = titleView?.givenMode ?? .byTruncatingMiddle
    return (titleView?.givenLines ?? (mode.wraps ? 0 : 1), mode)
  }

  @_spi(Subclasses) open override var textForDescription: String? { currentTitle }

  package final var existingParts: [UIView] {
    [titleView, subtitleView, pictureView].compactMap { $0 }
  }

  // MARK: Size

  final var parts: ButtonParts { parts(inContent: nil) }

  /// Measures the parts; a content width limits lines that wrap.
  private final func parts(inContent size: CGSize?) -> ButtonParts {
    if let shared = Self.sharedParts, shared.button === self, shared.content == size {
      return shared.parts
    }
    return configuration.map { ButtonParts(self, configuration: $0, in: size?.width) }
      ?? ButtonParts(self, in: size)
  }

  /// The size of title and image with insets (F9.24).
  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    guard let offeredWidth else { return parts.size }
    let bounds = CGRect(x: 0, y: 0, width: offeredWidth, height: UIView.largestExtent)
    return parts(inContent: contentRect(forBounds: bounds).size).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard contentHeightFollowsWidth, size.width > 0 else { return intrinsicContentSize }
    return intrinsicContentSize(offering: size.width)
  }

  /// Whether a configured title wraps; other titles leave a button a line high (F9.57).
  @_spi(Subclasses) open override var contentHeightFollowsWidth: Bool {
    guard let configuration, titleLines.limit != 1 else { return false }
    return currentTitle?.isEmpty == false || configuration.subtitle?.isEmpty == false
  }

  @_spi(Subclasses) open override var contentBaselines: Baselines {
    let size = parts.size
    return measuringOnce(in: size) { parts in
      guard let title = parts.titleMeasures else { return .edges }
      let bounds = CGRect(origin: .zero, size: size)
      let rect = titleRect(forContentRect: contentRect(forBounds: bounds))
      // The title stays centered: three buttons with equal tops are recorded 39 high.
      let middle = Double(size.height / 2 - rect.minY)
      return Baselines(
        first: .fromCenter(title.firstBaseline - middle),
        last: .fromCenter(title.lastBaseline - middle))
    }
  }

  // MARK: Rectangles

  final var contentInsets: UIEdgeInsets {
    if let configuration {
      return configuration.contentInsets.absolute(effectiveUserInterfaceLayoutDirection)
    }
    return hasDefaultPadding
      ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : contentEdgeInsets
  }

  /// Whether 6 points are above and below the title, because there is nothing else (F9.24).
  final var hasDefaultPadding: Bool {
    guard configuration == nil, contentEdgeInsets == .zero else { return false }
    guard (image(for: state)?.size ?? .zero) == .zero else { return false }
    return !buttonType.isSign || currentAttributedTitle != nil || currentTitle?.isEmpty == false
  }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(inContent: contentRect.size).titleRect(inContent: contentRect)
  }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(inContent: contentRect.size).imageRect(inContent: contentRect)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    makeParts()
    placeParts()
  }

  private final func placeParts() {
    measuringOnce(in: bounds.size) { parts in
      let content = contentRect(forBounds: bounds)
      if let titleView {
        let (lines, mode) = titleLines
        titleView.change {
          titleView.numberOfLines = lines
          titleView.lineBreakMode = mode
          if currentAttributedTitle == nil { titleView.font = configuredTitleFont ?? titleFont }
        }
        titleView.show(text: currentTitle, attributed: currentAttributedTitle)
      }
      subtitleView?.show(text: configuration?.subtitle, attributed: nil)
      let (title, subtitle) = parts.divide(titleRect(forContentRect: content))
      titleView?.frame = title
      subtitleView?.frame = subtitle
      if let pictureView {
        pictureView.image = currentImage
        pictureView.frame = imageRect(forContentRect: content)
      }
    }
  }

  private static var sharedParts: (button: UIButton, content: CGSize, parts: ButtonParts)?

  /// Measures the parts once for several questions about an unchanged button.
  final func measuringOnce<Answer>(in size: CGSize, _ ask: (ButtonParts) -> Answer) -> Answer {
    let outer = Self.sharedParts
    let content = contentRect(forBounds: CGRect(origin: bounds.origin, size: size)).size
    let parts = parts(inContent: content)
    Self.sharedParts = (self, content, parts)
    defer { Self.sharedParts = outer }
    return ask(parts)
  }
}

extension NSLineBreakMode {
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension UIButton: ConfigurationUpdating {}
