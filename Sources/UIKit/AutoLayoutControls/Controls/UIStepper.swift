@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// Makes a stepper, which resists other sizes (F1.18).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    setDefaultHugging(ControlMetrics.hugging(.stepper))
    if bounds.size == .zero { frame.size = intrinsicContentSize }
  }

  open var value = 0.0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  private final var images: [String: [UInt: UIImage]] = [:]

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images["background", default: [:]][state.rawValue] = image
  }
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    images["background"]?[state.rawValue]
  }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { images["divider", default: [:]][leftState.rawValue << 32 | rightState.rawValue] = image }
  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { images["divider"]?[state.rawValue << 32 | rightState.rawValue] }
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images["increment", default: [:]][state.rawValue] = image
  }
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    images["increment"]?[state.rawValue]
  }
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images["decrement", default: [:]][state.rawValue] = image
  }
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    images["decrement"]?[state.rawValue]
  }

  @_spi(Subclasses) open override func adoptLooks(of model: UIView) {
    super.adoptLooks(of: model)
    guard let model = model as? UIStepper else { return }
    images.merge(model.images) { own, looks in own.merging(looks) { own, _ in own } }
  }

  /// The system's fixed size (F9.12).
  open override var intrinsicContentSize: CGSize { controlMetrics.size(.stepper) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
