@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  /// Makes a progress view, which resists other heights (F1.18).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setDefaultHugging(ControlMetrics.hugging(.progressView))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setDefaultHugging(ControlMetrics.hugging(.progressView))
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?

  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  @_spi(Subclasses) open override func adoptLooks(of model: UIView) {
    super.adoptLooks(of: model)
    guard let model = model as? UIProgressView else { return }
    progressTintColor = progressTintColor ?? model.progressTintColor
    trackTintColor = trackTintColor ?? model.trackTintColor
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// A height, but no width (F9.14).
  open override var intrinsicContentSize: CGSize {
    controlMetrics.size(progressViewStyle == .bar ? .progressBar : .progressView)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
