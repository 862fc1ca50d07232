public import AutoLayoutCore
public import Foundation

/// Lets the user feel something; there is nothing here that could be felt, so nothing happens.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() {
    super.init()
  }

  /// Makes a generator for a view.
  public init(view: UIView) {
    super.init()
  }

  /// Makes the device ready.
  open func prepare() {}
}

/// Lets the user feel that something was hit.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What was hit.
  public enum FeedbackStyle: Int, Sendable {
    /// Something small.
    case light = 0
    /// Something of usual size.
    case medium = 1
    /// Something large.
    case heavy = 2
    /// Something soft.
    case soft = 3
    /// Something hard.
    case rigid = 4
  }

  /// What was hit.
  package let style: FeedbackStyle

  /// Makes a generator of a kind.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Makes a generator of the usual kind.
  public convenience override init() {
    self.init(style: .medium)
  }

  /// Says that something was hit.
  open func impactOccurred() {}
  /// Says that something was hit, and how hard, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Lets the user feel that something else was chosen.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Says that something else was chosen.
  open func selectionChanged() {}
}

/// Lets the user feel how something went.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// Not quite well.
    case warning = 1
    /// Badly.
    case error = 2
  }

  /// Says how something went.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
