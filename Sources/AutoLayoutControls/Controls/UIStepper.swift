import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A control that steps a value up and down.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// Makes a stepper; it keeps its own size (F1.18).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a stepper from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    setDefaultContentPriorities(hugging: ControlMetrics.hugging(.stepper))
    if bounds.size == .zero { frame.size = intrinsicContentSize }
  }

  /// The value, between the two limits.
  open var value = 0.0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  /// The least value.
  open var minimumValue = 0.0
  /// The greatest value.
  open var maximumValue = 100.0
  /// How far one step goes.
  open var stepValue = 1.0
  /// Whether changes are told while a button is held.
  open var isContinuous = true
  /// Whether holding a button repeats the step.
  open var autorepeat = true
  /// Whether the value goes on at the other limit.
  open var wraps = false

  private final var images: [String: [UInt: UIImage]] = [:]

  /// Keeps an image for the background in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images["background", default: [:]][state.rawValue] = image
  }
  /// The image that was kept for the background.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    images["background"]?[state.rawValue]
  }
  /// Keeps an image for the line between the buttons.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { images["divider", default: [:]][leftState.rawValue << 32 | rightState.rawValue] = image }
  /// The image that was kept for the line between the buttons.
  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { images["divider"]?[state.rawValue << 32 | rightState.rawValue] }
  /// Keeps an image for the button that makes the value greater.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images["increment", default: [:]][state.rawValue] = image
  }
  /// The image that was kept for the button that makes the value greater.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    images["increment"]?[state.rawValue]
  }
  /// Keeps an image for the button that makes the value less.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images["decrement", default: [:]][state.rawValue] = image
  }
  /// The image that was kept for the button that makes the value less.
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    images["decrement"]?[state.rawValue]
  }

  /// The size (F9.12).
  open override var intrinsicContentSize: CGSize { controlMetrics.size(.stepper) }
  /// The size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
