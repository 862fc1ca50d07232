public import AutoLayoutValues
public import Foundation

extension UIView {
  /// A rectangle inside a view that content belongs in, such as the safe area.
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis along which a region keeps off the corners of the window.
    public enum AdaptivityAxis: Hashable, Sendable {
      case horizontal
      case vertical
    }

    enum Kind: Hashable {
      case safeArea, margins, readableContent
      case bar(UIRectEdge, extent: CGFloat)
      case directionalBar(NSDirectionalRectEdge, extent: CGFloat)
    }

    let kind: Kind
    let cornerAdaptation: AdaptivityAxis?

    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, cornerAdaptation: cornerAdaptation)
    }

    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins, cornerAdaptation: cornerAdaptation)
    }

    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, cornerAdaptation: cornerAdaptation)
    }

    /// The strip of the safe area along an edge, for a bar as thick as `extent` points (iOS 27.1).
    public static func bar(onEdge edge: UIRectEdge, extent: CGFloat) -> LayoutRegion {
      LayoutRegion(kind: .bar(edge, extent: extent), cornerAdaptation: nil)
    }

    /// The strip of the safe area along an edge, for a bar as thick as `extent` points (iOS 27.1).
    @_disfavoredOverload
    public static func bar(onEdge edge: NSDirectionalRectEdge, extent: CGFloat) -> LayoutRegion {
      LayoutRegion(kind: .directionalBar(edge, extent: extent), cornerAdaptation: nil)
    }

    /// The strip of the safe area along an edge, as thick as the system's bars (iOS 27.2).
    public static func bar(onEdge edge: UIRectEdge) -> LayoutRegion {
      bar(onEdge: edge, extent: edge == .top ? 54 : 49)
    }
  }

  func regionGuide(_ region: LayoutRegion) -> UILayoutGuide {
    if region.cornerAdaptation == nil {
      switch region.kind {
      case .safeArea: return safeAreaLayoutGuide
      case .margins: return layoutMarginsGuide
      case .readableContent: return readableContentGuide
      case .bar, .directionalBar: break
      }
    }
    let known = extras.systemGuides.lazy.compactMap { $0 as? RegionLayoutGuide }
    if let guide = known.first(where: { $0.region == region }) { return guide }
    let guide = RegionLayoutGuide(region)
    guide.owningView = self
    extras.systemGuides.append(guide)
    context?.pending.arrivingGuides += 1
    return guide
  }

  func regionInsets(_ region: LayoutRegion) -> UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    switch region.kind {
    case .safeArea: return keepingOffCorners(safeAreaInsets, region.cornerAdaptation)
    case .margins: return keepingOffCorners(layoutMargins, region.cornerAdaptation)
    case .readableContent:
      return keepingOffCorners(insets(of: .readableContent), region.cornerAdaptation)
    case .bar(let edge, let extent): return barInsets(edge, extent)
    case .directionalBar(let edge, let extent):
      return barInsets(edge.absolute(direction), extent)
    }
  }

  private func barInsets(_ edge: UIRectEdge, _ extent: CGFloat) -> UIEdgeInsets {
    var insets = safeAreaInsets
    let height = bounds.height - insets.top - insets.bottom
    let width = bounds.width - insets.left - insets.right
    switch edge {
    case .top: insets.bottom += max(0, height - extent)
    case .bottom: insets.top += max(0, height - extent)
    case .left: insets.right += max(0, width - extent)
    default: insets.left += max(0, width - extent)
    }
    return insets
  }

  /// Moves edges off the controls in the corners of the window along an axis.
  private func keepingOffCorners(
    _ insets: UIEdgeInsets, _ axis: LayoutRegion.AdaptivityAxis?
  ) -> UIEdgeInsets {
    guard let axis, let window else { return insets }
    var insets = insets
    for corner in window.screen.shape.cornerControls {
      let control = convert(corner, from: window)
      let area = bounds.inset(by: insets)
      guard control.overlaps(area) else { continue }
      let isLeft = control.midX < bounds.midX
      let isTop = control.midY < bounds.midY
      switch (axis, isLeft, isTop) {
      case (.horizontal, true, _): insets.left += control.maxX - area.minX
      case (.horizontal, false, _): insets.right += area.maxX - control.minX
      case (.vertical, _, true): insets.top += control.maxY - area.minY
      case (.vertical, _, false): insets.bottom += area.maxY - control.minY
      }
    }
    return insets
  }

  func insets(of guide: UILayoutGuide) -> UIEdgeInsets {
    (guide as? RegionLayoutGuide).map { regionInsets($0.region) } ?? insets(of: guide.role)
  }
}

final class RegionLayoutGuide: UILayoutGuide {
  let region: UIView.LayoutRegion

  init(_ region: UIView.LayoutRegion) {
    self.region = region
    super.init(role: .region)
  }

  required init?(coder: NSCoder) { nil }
}

extension NSDirectionalRectEdge {
  fileprivate func absolute(_ direction: UIUserInterfaceLayoutDirection) -> UIRectEdge {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: direction == .leftToRight ? .left : .right
    default: direction == .leftToRight ? .right : .left
    }
  }
}
