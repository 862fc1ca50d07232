@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A control for a value in a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value, between the two limits.
  open var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  /// The least value.
  open var minimumValue: Float = 0 { didSet { value = max(value, minimumValue) } }
  /// The greatest value.
  open var maximumValue: Float = 1 { didSet { value = min(value, maximumValue) } }
  /// Whether changes are told while the thumb moves.
  open var isContinuous = true
  /// The colour of the track before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track after the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// The image before the track.
  open var minimumValueImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// The image after the track.
  open var maximumValueImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }

  private final var images: [Part: [State: UIImage]] = [:]
  /// The parts that have images.
  private enum Part { case thumb, minimumTrack, maximumTrack }

  private final func setImage(_ image: UIImage?, of part: Part, for state: UIControl.State) {
    images[part, default: [:]][state] = image
    invalidateIntrinsicContentSize()
  }
  private final func image(of part: Part, for state: UIControl.State) -> UIImage? {
    images[part]?[state] ?? images[part]?[.normal]
  }

  /// Gives the thumb an image in a state; nil leaves it to the system.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    setImage(image, of: .thumb, for: state)
  }
  /// Gives the track before the thumb an image in a state; nil leaves it to the system.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    setImage(image, of: .minimumTrack, for: state)
  }
  /// Gives the track after the thumb an image in a state; nil leaves it to the system.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    setImage(image, of: .maximumTrack, for: state)
  }
  /// The thumb's image in a state, or that of the normal one.
  open func thumbImage(for state: UIControl.State) -> UIImage? { image(of: .thumb, for: state) }
  /// The image of the track before the thumb in a state, or that of the normal one.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    image(of: .minimumTrack, for: state)
  }
  /// The image of the track after the thumb in a state, or that of the normal one.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    image(of: .maximumTrack, for: state)
  }
  /// The thumb's image now.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image of the track before the thumb now.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track after the thumb now.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
  // MARK: Rectangles

  /// The rectangle of the image at the lesser end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// The rectangle of the image at the greater end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  /// The rectangle of the track: between the images, four points high in the middle, two points
  /// from the sides [memory].
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImageRect(forBounds: bounds).width
    let right = maximumValueImageRect(forBounds: bounds).width
    let sides: CGFloat = 2
    return CGRect(
      x: bounds.minX + sides + left, y: bounds.midY - 2,
      width: max(0, bounds.width - left - right - 2 * sides), height: 4)
  }
  /// The rectangle of the thumb for a value: it touches the ends of the track there.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: 31, height: 31)
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: rect.minX + (rect.width - size.width) * share, y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  @_spi(Subclasses) open override func adoptLooks(of model: UIView) {
    super.adoptLooks(of: model)
    guard let model = model as? UISlider else { return }
    minimumTrackTintColor = minimumTrackTintColor ?? model.minimumTrackTintColor
    maximumTrackTintColor = maximumTrackTintColor ?? model.maximumTrackTintColor
    thumbTintColor = thumbTintColor ?? model.thumbTintColor
    images.merge(model.images) { own, _ in own }
  }

  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// A height, and no width (F9.11).
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

  /// The size of the frame in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = alignmentRectInsets
    return CGSize(
      width: size.width, height: intrinsicContentSize.height + insets.top + insets.bottom)
  }
}
