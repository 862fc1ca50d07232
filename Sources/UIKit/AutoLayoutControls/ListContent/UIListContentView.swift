public import AutoLayoutCore
import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }
  open var textLayoutGuide: UILayoutGuide? { guide(of: textLabel) }
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(of: secondaryLabel) }
  open var imageLayoutGuide: UILayoutGuide? { guide(of: imageView) }

  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView()
  private let row = UIStackView()
  private let texts = UIStackView()
  private final var guides: [ObjectIdentifier: UILayoutGuide] = [:]
  private final var imageSize: [NSLayoutConstraint] = []
  private final var leastHeight: NSLayoutConstraint?

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    row.addArrangedSubview(imageView)
    row.addArrangedSubview(texts)
    texts.addArrangedSubview(textLabel)
    texts.addArrangedSubview(secondaryLabel)
    // The image takes the image width or the reserved width; the texts take the rest.
    imageView.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    imageView.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    let margins = layoutMarginsGuide
    let least = heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
    // A fixed row height takes precedence.
    least.priority = UILayoutPriority(999)
    leastHeight = least
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      row.centerYAnchor.constraint(equalTo: margins.centerYAnchor), least,
    ])
    show()
  }
  public required init?(coder: NSCoder) { nil }

  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  private final func show() {
    guard let list = configuration as? UIListContentConfiguration else {
      preconditionFailure("The configuration must be a UIListContentConfiguration.")
    }
    directionalLayoutMargins = list.directionalLayoutMargins
    preservesSuperviewLayoutMargins = !list.axesPreservingSuperviewLayoutMargins.isEmpty
    leastHeight?.constant = list.leastHeight
    row.spacing = list.imageToTextPadding
    textLabel.show(list.text, attributed: list.attributedText, properties: list.textProperties)
    secondaryLabel.show(
      list.secondaryText, attributed: list.secondaryAttributedText,
      properties: list.secondaryTextProperties)
    let isSideBySide = list.prefersSideBySideTextAndSecondaryText && !secondaryLabel.isHidden
    // Two multiline labels in a row would share the width (F7.6).
    if isSideBySide { secondaryLabel.numberOfLines = 1 }
    texts.axis = isSideBySide ? .horizontal : .vertical
    texts.alignment = isSideBySide ? .firstBaseline : .fill
    texts.spacing =
      isSideBySide
      ? list.textToSecondaryTextHorizontalPadding : list.textToSecondaryTextVerticalPadding
    secondaryLabel.setContentHuggingPriority(
      isSideBySide ? .defaultHigh : .defaultLow, for: .horizontal)
    show(list.image, list.imageProperties)
    invalidateIntrinsicContentSize()
  }

  private final func show(
    _ image: UIImage?, _ properties: UIListContentConfiguration.ImageProperties
  ) {
    imageView.image = image
    imageView.isHidden = image == nil
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    if properties.tintColor != nil || properties.tintColorTransformer != nil {
      imageView.tintColor = properties.resolvedTintColor(for: tintColor)
    }
    NSLayoutConstraint.deactivate(imageSize)
    imageSize = []
    let (kept, most) = (properties.reservedLayoutSize, properties.maximumSize)
    if kept.width > 0 {
      imageSize.append(imageView.widthAnchor.constraint(equalToConstant: kept.width))
    }
    if kept.height > 0 {
      imageSize.append(imageView.heightAnchor.constraint(greaterThanOrEqualToConstant: kept.height))
    }
    if most.width > 0 {
      imageSize.append(imageView.widthAnchor.constraint(lessThanOrEqualToConstant: most.width))
    }
    if most.height > 0 {
      imageSize.append(imageView.heightAnchor.constraint(lessThanOrEqualToConstant: most.height))
    }
    NSLayoutConstraint.activate(imageSize)
  }

  private final func guide(of part: UIView) -> UILayoutGuide? {
    guard !part.isHidden else { return nil }
    if let guide = guides[ObjectIdentifier(part)] { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
      guide.topAnchor.constraint(equalTo: part.topAnchor),
      guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
    ])
    guides[ObjectIdentifier(part)] = guide
    return guide
  }
}

extension UILabel {
  fileprivate func show(
    _ text: String?, attributed: NSAttributedString?,
    properties: UIListContentConfiguration.TextProperties
  ) {
    font = properties.font
    textColor = properties.resolvedColor()
    numberOfLines = properties.numberOfLines
    lineBreakMode = properties.lineBreakMode
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    switch properties.transform {
    case .none: self.text = text
    case .uppercase: self.text = text?.uppercased()
    case .lowercase: self.text = text?.lowercased()
    case .capitalized: self.text = text?.capitalized
    }
    if let attributed { attributedText = attributed }
    isHidden = text == nil && attributed == nil
  }
}
