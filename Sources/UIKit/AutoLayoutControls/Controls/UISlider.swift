@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UISlider: UIControl {
  open var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  open var minimumValue: Float = 0 { didSet { value = max(value, minimumValue) } }
  open var maximumValue: Float = 1 { didSet { value = min(value, maximumValue) } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  open var maximumValueImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }

  private final var images: [Part: [State: UIImage]] = [:]
  private enum Part { case thumb, minimumTrack, maximumTrack }

  private final func setImage(_ image: UIImage?, of part: Part, for state: UIControl.State) {
    images[part, default: [:]][state] = image
    invalidateIntrinsicContentSize()
  }
  private final func image(of part: Part, for state: UIControl.State) -> UIImage? {
    images[part]?[state] ?? images[part]?[.normal]
  }

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    setImage(image, of: .thumb, for: state)
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    setImage(image, of: .minimumTrack, for: state)
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    setImage(image, of: .maximumTrack, for: state)
  }
  open func thumbImage(for state: UIControl.State) -> UIImage? { image(of: .thumb, for: state) }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    image(of: .minimumTrack, for: state)
  }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    image(of: .maximumTrack, for: state)
  }
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
  // MARK: Rectangles

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height
    ).inReadingDirection(of: self, in: bounds)
  }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height
    ).inReadingDirection(of: self, in: bounds)
  }
  /// Returns the track's rectangle: four points high, two points from the sides [memory].
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImageRect(forBounds: bounds).width
    let right = maximumValueImageRect(forBounds: bounds).width
    let sides: CGFloat = 2
    return CGRect(
      x: bounds.minX + sides + left, y: bounds.midY - 2,
      width: max(0, bounds.width - left - right - 2 * sides), height: 4
    ).inReadingDirection(of: self, in: bounds)
  }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: 31, height: 31)
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: rect.minX + (rect.width - size.width) * share, y: rect.midY - size.height / 2,
      width: size.width, height: size.height
    ).inReadingDirection(of: self, in: rect)
  }

  @_spi(Subclasses) open override func adoptLooks(of model: UIView) {
    super.adoptLooks(of: model)
    guard let model = model as? UISlider else { return }
    minimumTrackTintColor = minimumTrackTintColor ?? model.minimumTrackTintColor
    maximumTrackTintColor = maximumTrackTintColor ?? model.maximumTrackTintColor
    thumbTintColor = thumbTintColor ?? model.thumbTintColor
    images.merge(model.images) { own, _ in own }
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// A height, but no width (F9.11).
  open override var intrinsicContentSize: CGSize {
    var size = controlMetrics.size(.slider)
    for image in [minimumValueImage, maximumValueImage] {
      size.height = max(size.height, image?.size.height ?? 0)
    }
    return size
  }

  /// The insets of the alignment rectangle (F6.15).
  open override var alignmentRectInsets: UIEdgeInsets {
    alignmentRectInsetsOverride ?? controlMetrics.insets(.slider)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = CGRect(x: 0, y: 0, width: 0, height: intrinsicContentSize.height)
    return CGSize(width: size.width, height: frame(forAlignmentRect: content).height)
  }
}
