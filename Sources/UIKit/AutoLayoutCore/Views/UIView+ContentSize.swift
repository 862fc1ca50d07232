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
  /// The view whose content size layout reads at a width, which an override does not receive.
  private static var offer: (view: WeakHandle, width: CGFloat)?

  /// The width that `intrinsicContentSize` wraps at, if layout reads it a second time (F6.20).
  package final var offeredWidth: CGFloat? {
    guard let offer = Self.offer, offer.view == weakHandle else { return nil }
    return offer.width
  }

  /// Reads `intrinsicContentSize`, which a subclass may override, with an offered width.
  package final func intrinsicContentSize(offering width: CGFloat) -> CGSize {
    let outer = Self.offer
    Self.offer = (weakHandle, width)
    defer { Self.offer = outer }
    return intrinsicContentSize
  }

  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The limit of sizes and constants; larger values count as this (F11.18).
  package nonisolated static let largestExtent: CGFloat = 2_777_777

  func huggingPriority(on axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities[.hugging, axis]
  }

  func setHuggingPriority(_ priority: UILayoutPriority, on axis: NSLayoutConstraint.Axis) {
    setPriority(priority, .hugging, axis)
  }

  func compressionPriority(on axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities[.compression, axis]
  }

  func setCompressionPriority(_ priority: UILayoutPriority, on axis: NSLayoutConstraint.Axis) {
    setPriority(priority, .compression, axis)
  }

  private func setPriority(
    _ priority: UILayoutPriority, _ kind: ContentPriorityKind, _ axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentPriorities[kind, axis] else { return }
    lastStamp += 1
    contentPriorities[kind, axis] = priority
    extras.priorityStamps[kind, axis] = lastStamp
    context?.invalidateContentSize(of: self)
  }

  /// Sets a class's default hugging, which does not count as a change (F1.18).
  package func setDefaultHugging(_ hugging: (UILayoutPriority, UILayoutPriority)) {
    contentPriorities[.hugging, .horizontal] = hugging.0
    contentPriorities[.hugging, .vertical] = hugging.1
  }

  /// Returns the intrinsic size on an axis; nil if there is none (F1.15); 0 is a size (F1.16).
  ///
  /// Wrapping content is measured again, which reinstalls the horizontal constraints (F1.40).
  func contentSize(_ extent: CGFloat, _ axis: Axis, wraps: Bool) -> ContentSize? {
    guard extent != UIView.noIntrinsicMetric, extent >= 0, extent.isFinite else { return nil }
    let extent = min(extent, UIView.largestExtent)
    let stamps = extrasStorage?.values.priorityStamps
    let line = axis.publicAxis
    var size = ContentSize(
      Double(extent), hugging: contentPriorities[.hugging, line].solverPriority,
      compression: contentPriorities[.compression, line].solverPriority,
      huggingStamp: stamps?[.hugging, line] ?? 0,
      compressionStamp: stamps?[.compression, line] ?? 0)
    size.isRenewed = wraps && axis == .horizontal
    return size
  }
}
