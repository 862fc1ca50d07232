package import AutoLayoutValues
public import Foundation
import LayoutEngine

/// Stamps for priorities that are set to another value, in the order in which that happens (F1.22).
@MainActor private var lastStamp: UInt64 = 0

extension CGSize {
  /// That of content without a size of its own.
  @MainActor static let noIntrinsicSize = CGSize(
    width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
}

extension UIView {
  /// The value of an intrinsic size on an axis where the content has no size of its own.
  public class var noIntrinsicMetric: CGFloat { -1 }

  func huggingPriority(on axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.hugging.0 : contentPriorities.hugging.1
  }

  /// Says how strongly the view refuses to grow beyond its content.
  func setHuggingPriority(_ priority: UILayoutPriority, on axis: NSLayoutConstraint.Axis) {
    guard priority != huggingPriority(on: axis) else { return }
    lastStamp += 1
    if axis == .horizontal {
      contentPriorities.hugging.0 = priority
      extras.priorityStamps.hugging.0 = lastStamp
    } else {
      contentPriorities.hugging.1 = priority
      extras.priorityStamps.hugging.1 = lastStamp
    }
    context?.invalidateContentSize(of: self)
  }

  /// How strongly the view refuses to become smaller than its content; 750 by default (F1.17).
  func compressionPriority(on axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.compression.0 : contentPriorities.compression.1
  }

  /// Says how strongly the view refuses to become smaller than its content.
  func setCompressionPriority(_ priority: UILayoutPriority, on axis: NSLayoutConstraint.Axis) {
    guard priority != compressionPriority(on: axis) else { return }
    lastStamp += 1
    if axis == .horizontal {
      contentPriorities.compression.0 = priority
      extras.priorityStamps.compression.0 = lastStamp
    } else {
      contentPriorities.compression.1 = priority
      extras.priorityStamps.compression.1 = lastStamp
    }
    context?.invalidateContentSize(of: self)
  }

  /// Sets default priorities of a class of view without counting as a change of priority (F1.18).
  package func setDefaultContentPriorities(
    hugging: (UILayoutPriority, UILayoutPriority)? = nil,
    compression: (UILayoutPriority, UILayoutPriority)? = nil
  ) {
    if let hugging { contentPriorities.hugging = hugging }
    if let compression { contentPriorities.compression = compression }
  }

  /// What the content wants on an axis, or nil where it has no size of its own (F1.15); 0 is a size
  /// (F1.16).
  ///
  /// Content that wraps is measured a second time at the width that came out. Its horizontal pair
  /// goes in again with that (F1.40), its vertical pair does not.
  func contentSize(_ extent: CGFloat, _ axis: Axis, wraps: Bool) -> ContentSize? {
    guard extent != UIView.noIntrinsicMetric, extent >= 0, extent.isFinite else { return nil }
    let priorities = contentPriorities
    let stamps = extrasStorage?.values.priorityStamps ?? ContentPriorityStamps()
    guard axis == .horizontal else {
      return ContentSize(
        Double(extent), hugging: priorities.hugging.1.solverPriority,
        compression: priorities.compression.1.solverPriority,
        huggingStamp: stamps.hugging.1, compressionStamp: stamps.compression.1)
    }
    var size = ContentSize(
      Double(extent), hugging: priorities.hugging.0.solverPriority,
      compression: priorities.compression.0.solverPriority,
      huggingStamp: stamps.hugging.0, compressionStamp: stamps.compression.0)
    size.isRenewed = wraps
    return size
  }
}
