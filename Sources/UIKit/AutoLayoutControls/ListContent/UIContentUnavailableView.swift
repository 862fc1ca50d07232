public import AutoLayoutCore
import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private let imageView = UIImageView()
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private let button = UIButton(configuration: .plain())
  private let secondaryButton = UIButton(configuration: .plain())
  private let column = UIStackView()
  private final var imageSize: [NSLayoutConstraint] = []
  private final var backdrop: UIView?

  /// The configuration, which must be a `UIContentUnavailableConfiguration`.
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }
  open var isScrollEnabled = true

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let parts: [UIView] = [
      wheel, imageView, textLabel, secondaryLabel, button, secondaryButton,
    ]
    parts.forEach(column.addArrangedSubview)
    let margins = layoutMarginsGuide
    let top = column.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor)
    let bottom = column.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
    // Content that is too high overlaps the margins before it is clipped.
    (top.priority, bottom.priority) = (UILayoutPriority(740), UILayoutPriority(740))
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      column.centerYAnchor.constraint(equalTo: margins.centerYAnchor), top, bottom,
    ])
    show()
  }
  /// Returns nil, since archives are not supported.
  public required init?(coder: NSCoder) { nil }

  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  private final func show() {
    guard let shown = configuration as? UIContentUnavailableConfiguration else {
      preconditionFailure("The configuration must be a UIContentUnavailableConfiguration.")
    }
    directionalLayoutMargins = shown.directionalLayoutMargins
    let preservesMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
    preservesSuperviewLayoutMargins = preservesMargins
    // A filled superview's margins include the safe area already (F6.35).
    insetsLayoutMarginsFromSafeArea = !preservesMargins
    column.alignment = shown.alignment == .center ? .center : .leading
    wheel.isHidden = !shown.showsProgress
    if shown.showsProgress { wheel.startAnimating() } else { wheel.stopAnimating() }
    show(shown.showsProgress ? nil : shown.image, shown.imageProperties)
    let alignment: NSTextAlignment = shown.alignment == .center ? .center : .natural
    textLabel.show(shown.text, shown.attributedText, shown.textProperties, alignment)
    secondaryLabel.show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, alignment)
    button.show(shown.button, shown.buttonProperties)
    secondaryButton.show(shown.secondaryButton, shown.secondaryButtonProperties)
    space(shown)
    backdrop?.removeFromSuperview()
    let behind = ConfiguredBackgroundView(shown.background, frame: bounds, tint: tintColor)
    insertSubview(behind, at: 0)
    backdrop = behind
  }

  private final func space(_ shown: UIContentUnavailableConfiguration) {
    let visible = column.arrangedSubviews.filter { !$0.isHidden }
    for (above, below) in zip(visible, visible.dropFirst()) {
      let distance =
        if above === imageView || above === wheel {
          shown.imageToTextPadding
        } else if below === secondaryLabel {
          shown.textToSecondaryTextPadding
        } else if above === button {
          shown.buttonToSecondaryButtonPadding
        } else {
          shown.textToButtonPadding
        }
      column.setCustomSpacing(distance, after: above)
    }
  }

  private final func show(
    _ image: UIImage?, _ properties: UIContentUnavailableConfiguration.ImageProperties
  ) {
    imageView.image = image
    imageView.isHidden = image == nil
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = properties.tintColor
    NSLayoutConstraint.deactivate(imageSize)
    imageSize = []
    let most = properties.maximumSize
    if most.width > 0 {
      imageSize.append(imageView.widthAnchor.constraint(lessThanOrEqualToConstant: most.width))
    }
    if most.height > 0 {
      imageSize.append(imageView.heightAnchor.constraint(lessThanOrEqualToConstant: most.height))
    }
    NSLayoutConstraint.activate(imageSize)
  }
}

extension UILabel {
  fileprivate func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, _ alignment: NSTextAlignment
  ) {
    font = properties.font
    textColor = properties.color
    numberOfLines = properties.numberOfLines
    lineBreakMode = properties.lineBreakMode
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    textAlignment = alignment
    self.text = text
    if let attributed { attributedText = attributed }
    isHidden = text == nil && attributed == nil
  }
}

extension UIButton {
  private static let unavailableAction = UIAction.Identifier("UIContentUnavailableView.button")

  fileprivate func show(
    _ look: Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    configuration = look
    isHidden = look.attributedTitle == nil && look.image == nil && !look.showsActivityIndicator
    isEnabled = properties.isEnabled
    role = properties.role
    menu = properties.menu
    showsMenuAsPrimaryAction = properties.menu != nil
    removeAction(identifiedBy: Self.unavailableAction, for: .primaryActionTriggered)
    guard let action = properties.primaryAction else { return }
    let handler = UIAction(identifier: Self.unavailableAction) { [weak self] _ in
      action.performWithSender(self, target: nil)
    }
    addAction(handler, for: .primaryActionTriggered)
  }
}
