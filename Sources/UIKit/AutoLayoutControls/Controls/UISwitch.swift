@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Makes a switch, which resists other sizes (F1.18).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    setDefaultHugging(ControlMetrics.hugging(.switchControl))
    if bounds.size == .zero { frame.size = sizeThatFits(.zero) }
  }

  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  /// Kept, but not shown, as in UIKit since iOS 7.
  open var onImage: UIImage?
  /// Kept, but not shown, as in UIKit since iOS 7.
  open var offImage: UIImage?
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  /// Kept; only the Mac has another style.
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }
  open var title: String?

  @_spi(Subclasses) open override func adoptLooks(of model: UIView) {
    super.adoptLooks(of: model)
    guard let model = model as? UISwitch else { return }
    onTintColor = onTintColor ?? model.onTintColor
    thumbTintColor = thumbTintColor ?? model.thumbTintColor
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The size of the alignment rectangle (F9.10).
  open override var intrinsicContentSize: CGSize { controlMetrics.size(.switchControl) }

  /// The insets of the alignment rectangle (F6.15).
  open override var alignmentRectInsets: UIEdgeInsets {
    alignmentRectInsetsOverride ?? controlMetrics.insets(.switchControl)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size
  }
}
