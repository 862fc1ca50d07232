import UIKit

public final class FormRow: UIStackView {
  public let titleLabel = UILabel()
  public let control: UIView

  public init(title: String, control: UIView) {
    self.control = control
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    control.setContentHuggingPriority(.required, for: .horizontal)
    control.setContentCompressionResistancePriority(.required, for: .horizontal)
    addArrangedSubview(titleLabel)
    addArrangedSubview(control)
    spacing = 8
    alignment = .center
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    follow(traitCollection)
  }

  public required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    follow(traitCollection)
  }

  /// Puts very large text above its control.
  private func follow(_ traits: UITraitCollection) {
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
    alignment = isLarge ? .leading : .center
  }
}

public final class SettingsController: UIViewController {
  public let offline = FormRow(
    title: "Keep articles for reading without a network", control: UISwitch())
  public let size = FormRow(
    title: "Size", control: UISegmentedControl(items: ["Small", "Large"]))
  public let brightness = FormRow(title: "Brightness", control: UISlider())
  public let button = UIButton(type: .system)
  public private(set) var sliderWidth: NSLayoutConstraint?
  private let stack = UIStackView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    button.setTitle("Reset", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.reset() }, for: .primaryActionTriggered)
    stack.axis = .vertical
    stack.spacing = 1
    for row in [offline, size, brightness] {
      row.backgroundColor = .systemBackground
      stack.addArrangedSubview(row)
    }
    stack.addArrangedSubview(button)
    stack.setCustomSpacing(24, after: brightness)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(
        equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 2),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.bottomAnchor.constraint(
        lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
    sliderWidth = brightness.control.widthAnchor.constraint(equalToConstant: 120)
    sliderWidth?.priority = .defaultHigh
    sliderWidth?.identifier = "slider"
    sliderWidth?.isActive = true
  }

  private func reset() {
    (offline.control as? UISwitch)?.setOn(false, animated: true)
    (brightness.control as? UISlider)?.value = 0.5
  }
}
