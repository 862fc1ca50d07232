@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Makes a switch; it keeps its own size (F1.18).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a switch from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    setDefaultContentPriorities(hugging: ControlMetrics.hugging(.switchControl))
    if bounds.size == .zero { frame.size = sizeThatFits(.zero) }
  }

  /// Whether it is on.
  open var isOn = false
  /// The colour behind the thumb while on.
  open var onTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?

  /// The image while on; none since iOS 7.
  open var onImage: UIImage?
  /// The image while off; none since iOS 7.
  open var offImage: UIImage?
  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// As suits the system.
    case automatic = 0
    /// A box with a mark, on a Mac.
    case checkbox = 1
    /// A thumb that slides.
    case sliding = 2
  }

  /// How it is to look; only a Mac knows another look.
  open var preferredStyle = Style.automatic
  /// How it looks.
  open var style: Style { .sliding }
  /// The title beside it, on a Mac.
  open var title: String?

  @_spi(Subclasses) open override func adoptLooks(of model: UIView) {
    super.adoptLooks(of: model)
    guard let model = model as? UISwitch else { return }
    onTintColor = onTintColor ?? model.onTintColor
    thumbTintColor = thumbTintColor ?? model.thumbTintColor
  }

  /// Switches.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The size of the alignment rectangle (F9.10).
  open override var intrinsicContentSize: CGSize { controlMetrics.size(.switchControl) }

  /// The insets of the alignment rectangle (F6.15).
  open override var alignmentRectInsets: UIEdgeInsets {
    alignmentRectInsetsOverride ?? controlMetrics.insets(.switchControl)
  }

  /// The size of the frame.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size
  }
}
