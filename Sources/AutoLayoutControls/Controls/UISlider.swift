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

  private var images: [Part: [State: UIImage]] = [:]
  /// The parts that have images.
  private enum Part { case thumb, minimumTrack, maximumTrack }

  private func setImage(_ image: UIImage?, of part: Part, for state: UIControl.State) {
    images[part, default: [:]][state] = image
    invalidateIntrinsicContentSize()
  }
  private func image(of part: Part, for state: UIControl.State) -> UIImage? {
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
