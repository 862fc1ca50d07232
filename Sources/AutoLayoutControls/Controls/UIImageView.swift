@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation
public import LayoutEngine

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Makes a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view of an image, as large as it.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Makes a view of an image and one for the highlighted state, as large as the first.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The image.
  open var image: UIImage? {
    didSet { if image != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The image of the highlighted state; the usual one where nil.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { invalidateIntrinsicContentSize() } }
  }
  /// Whether the view is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// How symbols of the system are shown.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The images of an animation; while there are any, the first gives the size where there is no
  /// image.
  open var animationImages: [UIImage]? {
    didSet { if image == nil { invalidateIntrinsicContentSize() } }
  }
  /// The images of an animation of the highlighted state.
  open var highlightedAnimationImages: [UIImage]?
  /// Whether the image grows while the focus is on something around it.
  open var adjustsImageWhenAncestorFocused = false
  /// How long the animation takes, in seconds.
  open var animationDuration: TimeInterval = 0
  /// How often the animation runs; 0 means without end.
  open var animationRepeatCount = 0
  /// Whether the images of the series are being shown one after the other.
  open private(set) var isAnimating = false
  /// Begins to show the images of the series; the first one stands for all.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
  /// Ends it.
  open func stopAnimating() { isAnimating = false }

  /// Whether the image grows with the text at sizes for those who see badly; kept.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Takes all effects of the symbol away.
  open func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { endSymbolEffects() }
  /// The effects of symbols that last.
  final var symbolEffects: [LastingSymbolEffect] = []

  /// The image that is shown, symbols in the preferred configuration.
  package final var shownImage: UIImage? {
    let chosen = (isHighlighted ? highlightedImage : nil) ?? image ?? animationImages?.first
    guard let configuration = preferredSymbolConfiguration else { return chosen }
    return chosen?.applyingSymbolConfiguration(configuration) ?? chosen
  }

  /// The image's alignment rectangle; none without an image (F9.21).
  open override var intrinsicContentSize: CGSize {
    guard let shown = shownImage else { return super.intrinsicContentSize }
    return alignmentRect(forFrame: CGRect(origin: .zero, size: shown.size)).size
  }

  /// The image's insets (F6.15).
  open override var alignmentRectInsets: UIEdgeInsets {
    alignmentRectInsetsOverride ?? shownImage?.alignmentRectInsets ?? .zero
  }

  @_spi(Subclasses) open override var contentBaselines: Baselines {
    guard let offset = shownImage?.baselineOffsetFromBottom else { return .bottom }
    let distance = Double(offset - alignmentRectInsets.bottom)
    return Baselines(first: .fromBottom(distance), last: .fromBottom(distance))
  }

  /// The image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? super.sizeThatFits(size)
  }
}
