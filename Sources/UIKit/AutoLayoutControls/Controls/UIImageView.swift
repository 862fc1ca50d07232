@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation
public import LayoutEngine

@preconcurrency @MainActor
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var image: UIImage? {
    didSet { if image != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { invalidateIntrinsicContentSize() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var animationImages: [UIImage]? {
    didSet { if image == nil { invalidateIntrinsicContentSize() } }
  }
  open var highlightedAnimationImages: [UIImage]?
  open var adjustsImageWhenAncestorFocused = false
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
  open func stopAnimating() { isAnimating = false }

  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  open func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { endSymbolEffects() }
  final var symbolEffects: [LastingSymbolEffect] = []

  package final var shownImage: UIImage? {
    let chosen = (isHighlighted ? highlightedImage : nil) ?? image ?? animationImages?.first
    guard let configuration = preferredSymbolConfiguration else { return chosen }
    return chosen?.applyingSymbolConfiguration(configuration) ?? chosen
  }

  /// The size of the image's alignment rectangle; none if the image is nil (F9.21).
  open override var intrinsicContentSize: CGSize {
    guard let shown = shownImage else { return super.intrinsicContentSize }
    return alignmentRect(forFrame: CGRect(origin: .zero, size: shown.size)).size
  }

  /// The image's alignment insets (F6.15).
  open override var alignmentRectInsets: UIEdgeInsets {
    alignmentRectInsetsOverride ?? shownImage?.alignmentRectInsets ?? .zero
  }

  @_spi(Subclasses) open override var contentBaselines: Baselines {
    guard let offset = shownImage?.baselineOffsetFromBottom else { return .edges }
    let distance = Double(offset - alignmentRectInsets.bottom)
    return Baselines(first: .fromBottom(distance), last: .fromBottom(distance))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? super.sizeThatFits(size)
  }
}
