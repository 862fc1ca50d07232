import AutoLayoutCore
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
