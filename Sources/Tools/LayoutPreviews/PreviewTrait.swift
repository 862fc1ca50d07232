public import Foundation

/// A preview's layout or orientation.
public struct PreviewTrait<Traits>: Sendable {
  let change: @Sendable (inout Traits) -> Void
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// A view's content size, at most as wide as the screen; for a controller the screen's.
  public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = nil } }

  public static var sizeThatFitsLayout: PreviewTrait {
    PreviewTrait { $0.layout = .fitting(width: nil) }
  }

  /// Sets the width in points, more than 0, and fits the height to the content.
  public static func fittingLayout(width: CGFloat) -> PreviewTrait {
    precondition(width > 0, "the width of a preview must be above 0 points; got \(width)")
    return PreviewTrait { $0.layout = .fitting(width: Double(width)) }
  }

  /// Sets a fixed size in points, more than 0.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    precondition(
      width > 0 && height > 0,
      "the size of a preview must be above 0 points; got \(width) × \(height)")
    return PreviewTrait { $0.layout = .fixed(width: Double(width), height: Double(height)) }
  }

  public static var portrait: PreviewTrait { PreviewTrait { $0.isLandscape = false } }
  /// Portrait orientation: frames do not differ upside down.
  public static var portraitUpsideDown: PreviewTrait { portrait }
  public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.isLandscape = true } }
  /// Landscape orientation: frames do not differ between left and right.
  public static var landscapeRight: PreviewTrait { landscapeLeft }
}
