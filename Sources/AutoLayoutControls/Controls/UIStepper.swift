import AutoLayoutCore
import AutoLayoutValues
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

  private func setUp() {
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

  /// The size (F9.12).
  open override var intrinsicContentSize: CGSize { controlMetrics.size(.stepper) }
  /// The size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
