public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2

    var isLarge: Bool { self == .large || self == .whiteLarge }
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    readState(from: coder)
    setUp()
  }

  private final func setUp() {
    setDefaultHugging(ControlMetrics.hugging(.activityIndicatorMedium))
    isHidden = hidesWhenStopped
    if bounds.size == .zero { frame.size = intrinsicContentSize }
  }

  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { ownColor ?? UIColor.systemGray }
    set { ownColor = newValue }
  }
  private final var ownColor: UIColor?
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// The size of the style (F9.15).
  open override var intrinsicContentSize: CGSize {
    controlMetrics.size(style.isLarge ? .activityIndicatorLarge : .activityIndicatorMedium)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
