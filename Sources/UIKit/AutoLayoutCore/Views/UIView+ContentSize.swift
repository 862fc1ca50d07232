package import AutoLayoutValues
public import Foundation
import LayoutEngine

/// Stamps for changed priorities, in the order of the changes (F1.22).
@MainActor private var lastStamp: UInt64 = 0

extension CGSize {
  @MainActor static let noIntrinsicSize = CGSize(
    width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
}

extension UIView {
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The limit of sizes and constants; larger values count as this (F11.18).
  package nonisolated static let largestExtent: CGFloat = 2_777_777

  func huggingPriority(on axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.hugging.0 : contentPriorities.hugging.1
  }

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

  /// The compression resistance priority; 750 by default (F1.17).
  func compressionPriority(on axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.compression.0 : contentPriorities.compression.1
  }

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

  /// Sets a class's default priorities, which does not count as a change (F1.18).
  package func setDefaultContentPriorities(
    hugging: (UILayoutPriority, UILayoutPriority)? = nil,
    compression: (UILayoutPriority, UILayoutPriority)? = nil
  ) {
    if let hugging { contentPriorities.hugging = hugging }
    if let compression { contentPriorities.compression = compression }
  }

  /// Returns the intrinsic size on an axis; nil if there is none (F1.15); 0 is a size (F1.16).
  ///
  /// Wrapping content is measured again, which reinstalls the horizontal constraints (F1.40).
  func contentSize(_ extent: CGFloat, _ axis: Axis, wraps: Bool) -> ContentSize? {
    guard extent != UIView.noIntrinsicMetric, extent >= 0, extent.isFinite else { return nil }
    let extent = min(extent, UIView.largestExtent)
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
