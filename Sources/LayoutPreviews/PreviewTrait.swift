public import Foundation

/// How a preview is shown.
public struct PreviewTrait<Traits>: Sendable {
  let change: @Sendable (inout Traits) -> Void
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// A view as large as its content wants, but no wider than the screen; a controller that fills
  /// the screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = nil } }

  /// As large as the content wants, but no wider than the screen.
  public static var sizeThatFitsLayout: PreviewTrait {
    PreviewTrait { $0.layout = .fitting(width: nil) }
  }

  /// As wide as said, and as high as the content wants in that width.
  ///
  /// - Parameter width: In points, more than 0.
  /// - Returns: The trait.
  public static func fittingLayout(width: CGFloat) -> PreviewTrait {
    precondition(width > 0, "a preview is wider than 0 points; got \(width)")
    return PreviewTrait { $0.layout = .fitting(width: Double(width)) }
  }

  /// As large as said.
  ///
  /// - Parameters:
  ///   - width: In points, more than 0.
  ///   - height: In points, more than 0.
  /// - Returns: The trait.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    precondition(
      width > 0 && height > 0, "a preview is larger than 0 points; got \(width) × \(height)")
    return PreviewTrait { $0.layout = .fixed(width: Double(width), height: Double(height)) }
  }

  /// On a device that is held upright, where the page does not say otherwise.
  public static var portrait: PreviewTrait { PreviewTrait { $0.isLandscape = false } }
  /// On a device that is held upright; no device has other frames upside down.
  public static var portraitUpsideDown: PreviewTrait { portrait }
  /// On a device that is held on its side, where the page does not say otherwise.
  public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.isLandscape = true } }
  /// On a device that is held on its side; both sides have the same frames.
  public static var landscapeRight: PreviewTrait { landscapeLeft }
}
