public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A wheel that turns while something is going on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The looks of an indicator.
  public enum Style: Int, Sendable {
    /// Medium.
    case medium = 100
    /// Large.
    case large = 101
    /// Large and white, the old name.
    case whiteLarge = 0
    /// Medium and white, the old name.
    case white = 1
    /// Medium and grey, the old name.
    case gray = 2

    /// Whether it is one of the large looks.
    var isLarge: Bool { self == .large || self == .whiteLarge }
  }

  /// Makes an indicator of a look.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
  }

  /// Makes a medium indicator.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an indicator from an archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    readState(from: coder)
    setUp()
  }

  private final func setUp() {
    setDefaultContentPriorities(hugging: ControlMetrics.hugging(.activityIndicatorMedium))
    isHidden = hidesWhenStopped
    if bounds.size == .zero { frame.size = intrinsicContentSize }
  }

  /// The look.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether it hides while nothing is going on.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour; nil goes back to grey.
  open var color: UIColor! {
    get { ownColor ?? UIColor.systemGray }
    set { ownColor = newValue }
  }
  private final var ownColor: UIColor?
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// Lets it turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops it.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// The size (F9.15).
  open override var intrinsicContentSize: CGSize {
    controlMetrics.size(style.isLarge ? .activityIndicatorLarge : .activityIndicatorMedium)
  }

  /// The size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
