package import AutoLayout
package import Drawing
package import Foundation
package import InterfaceBuilder

/// A picture in the largest size that vision models read and do not shrink.
package struct ReadablePicture {
  package struct Encoded {
    package let data: Data
    /// The size of the drawn area in points.
    package let size: CGSize
    /// Pixels per point.
    package let scale: Double
    package let remarks: [String]
  }

  private let compose: (OverlayPencil?) -> DisplayList
  private let area: CGRect?

  /// The maximum number of pixels on each side.
  package static let sideLimit = 1_568.0
  private static let scaleLimit = 2.0
  /// The maximum scale for parts, which makes small views legible.
  private static let partScaleLimit = 4.0
  /// The space around a part, in points.
  private static let margin: CGFloat = 8

  /// Makes a picture from the lists for a scale, or a part of it.
  package init(only area: CGRect? = nil, _ compose: @escaping (OverlayPencil?) -> DisplayList) {
    self.area = area?.insetBy(dx: -Self.margin, dy: -Self.margin)
    self.compose = compose
  }

  /// Draws the picture as a PNG.
  @MainActor
  package func encoded() throws -> Encoded {
    let plain = compose(nil)
    let shown = area.map { $0.intersection(CGRect(origin: .zero, size: plain.size)) }
    let size = shown?.size ?? plain.size
    guard size.width > 0, size.height > 0 else {
      throw DrawingError.impossibleSize(width: Double(size.width), height: Double(size.height))
    }
    let fitting = Self.sideLimit / Double(max(size.width, size.height))
    let scale = min(area == nil ? Self.scaleLimit : Self.partScaleLimit, fitting)
    let pen = OverlayPencil(scale: scale)
    var list = compose(pen)
    if let shown { list = list.part(shown) }
    var remarks = list.pictureFaults().map { "\($0.source): \($0.reason)" }
    if pen.omitted > 0 { remarks.append("\(pen.omitted) labels of marks have no room; use 'view'") }
    return Encoded(
      data: try list.encoded(as: .png, scale: scale), size: size, scale: scale, remarks: remarks)
  }
}

extension DisplayList {
  /// Returns a part of the picture as a separate picture.
  fileprivate func part(_ area: CGRect) -> DisplayList {
    let paper = background.map {
      [Item.fill(.rectangle(CGRect(origin: .zero, size: size)), $0)]
    }
    let place = AffineTransform(translationByX: -area.minX, byY: -area.minY)
    return DisplayList(
      size: area.size, background: background,
      items: [.group(Group(transform: place, clip: .rectangle(area), items: (paper ?? []) + items))]
    )
  }
}

extension InstantiatedScene {
  /// Returns the view's frame in a picture of the scene; nil if it is not in the picture.
  @MainActor
  package func place(of view: UIView, in picture: OverlaidPicture) -> CGRect? {
    let root = view.rootView
    let shown = screen?.view
    // Views of other roots are not in the picture.
    guard root === (shown?.rootView ?? shownRoots.first) else { return nil }
    let base = shown ?? root
    // A table below bars is scrolled: the bounds do not begin at zero.
    return view.convert(view.bounds, to: base).offsetBy(
      dx: picture.origin.x - base.bounds.minX, dy: picture.origin.y - base.bounds.minY)
  }
}
