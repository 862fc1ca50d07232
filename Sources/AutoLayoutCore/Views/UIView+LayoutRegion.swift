import AutoLayoutValues
import Foundation

extension UIView {
  public struct LayoutRegion: Hashable, Sendable {
    public struct AdaptivityAxis: Hashable, Sendable {
      private let isHorizontal: Bool

      public static let horizontal = Self(isHorizontal: true)
      public static let vertical = Self(isHorizontal: false)
    }

    enum Kind {
      case safeArea, margins, readableContent
    }

    let kind: Kind
    let cornerAdaptation: AdaptivityAxis?

    /// The safe area; the corner adaptation is ignored.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, cornerAdaptation: cornerAdaptation)
    }

    /// The region inside the margins; the corner adaptation is ignored.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins, cornerAdaptation: cornerAdaptation)
    }

    /// The region inside the margins with a readable line width; the corner adaptation is ignored.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, cornerAdaptation: cornerAdaptation)
    }
  }

  func regionGuide(_ region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  func regionInsets(_ region: LayoutRegion) -> UIEdgeInsets {
    switch region.kind {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      layoutIfNeeded()
      let frame = readableContentGuide.layoutFrame
      return UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
        bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
    }
  }
}
