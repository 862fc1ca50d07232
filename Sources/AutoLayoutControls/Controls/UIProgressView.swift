@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A bar that shows how far something has got.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The looks of a progress view.
  public enum Style: Int, Sendable {
    /// The usual one.
    case `default` = 0
    /// The one in a toolbar.
    case bar = 1
  }

  /// Makes a progress view; it keeps its own height (F1.18).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setDefaultContentPriorities(hugging: ControlMetrics.hugging(.progressView))
  }

  /// Makes a progress view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setDefaultContentPriorities(hugging: ControlMetrics.hugging(.progressView))
  }

  /// Makes a progress view of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// How far it has got, from 0 to 1.
  open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
  /// The look.
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is to be done.
  open var trackTintColor: UIColor?
  /// The image of what is done.
  open var progressImage: UIImage?
  /// The image of what is to be done.
  open var trackImage: UIImage?

  /// The progress that it follows; read when it is set.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  @_spi(Subclasses) open override func adoptLooks(of model: UIView) {
    super.adoptLooks(of: model)
    guard let model = model as? UIProgressView else { return }
    progressTintColor = progressTintColor ?? model.progressTintColor
    trackTintColor = trackTintColor ?? model.trackTintColor
  }

  /// Says how far it has got.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// A height, and no width (F9.14).
  open override var intrinsicContentSize: CGSize {
    controlMetrics.size(progressViewStyle == .bar ? .progressBar : .progressView)
  }

  /// The size in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
