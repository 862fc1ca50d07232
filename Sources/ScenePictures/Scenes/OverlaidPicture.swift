package import Drawing
package import Foundation

/// A picture with an overlay whose lines and letters wait for the scale, which may depend on how
/// much there is to draw.
package struct OverlaidPicture {
  /// The picture without the overlay.
  package var list: DisplayList
  /// What is drawn over it; none where nothing was asked for.
  package var overlays: [PlacedOverlay] = []
  /// Where the scene's view stands in the picture.
  package var origin = CGPoint.zero
  /// The device that is drawn around it.
  var frame: DeviceFrame?

  /// The room around a view without a screen for labels of its edges, in points; there is none
  /// without overlay.
  var margin: CGFloat = 0

  /// Makes a picture without overlay.
  ///
  /// - Parameter list: The picture.
  package init(list: DisplayList) { self.list = list }

  /// Makes a picture with its overlays.
  init(
    list: DisplayList, overlays: [PlacedOverlay], origin: CGPoint = .zero,
    frame: DeviceFrame? = nil, margin: CGFloat = 0
  ) {
    self.list = list
    self.overlays = overlays
    self.origin = origin
    self.frame = frame
    self.margin = margin
  }

  /// The size with all that is around it, in points.
  package var size: CGSize {
    let size = CGSize(
      width: list.size.width + 2 * margin, height: list.size.height + 2 * margin)
    return frame?.around(DisplayList(size: size)).size ?? size
  }

  /// The whole picture.
  ///
  /// - Parameter pen: What overlays are drawn with; nil leaves them out.
  /// - Returns: The picture with its margin, its overlay and the device around it.
  package func drawn(_ pen: OverlayPencil?) -> DisplayList {
    var list = surrounded
    if let pen {
      for part in overlays {
        let place = CGPoint(x: part.origin.x + margin, y: part.origin.y + margin)
        pen.omitted += list.add(part.overlay, at: place, scale: CGFloat(pen.scale))
      }
    }
    return frame?.around(list) ?? list
  }

  /// The picture with its margin.
  private var surrounded: DisplayList {
    // What cannot be drawn stays so, and is reported.
    guard margin > 0, list.size.width > 0, list.size.height > 0 else { return list }
    let box = CGRect(origin: .zero, size: list.size)
    let paper = list.background.map { [DisplayList.Item.fill(.rectangle(box), $0)] } ?? []
    return DisplayList(
      size: size, background: Color(white: 0.9),
      items: [
        .group(
          DisplayList.Group(
            transform: AffineTransform(translationByX: margin, byY: margin),
            clip: .rectangle(box), items: paper + list.items))
      ])
  }
}

/// An overlay, and where its root stands in a picture.
package struct PlacedOverlay {
  package let overlay: LayoutOverlay
  package let origin: CGPoint

  /// Places an overlay.
  ///
  /// - Parameters:
  ///   - overlay: The overlay, if anything was asked for.
  ///   - origin: Where its root stands in the picture.
  /// - Returns: The overlay in its place; nothing where there is none.
  static func placed(_ overlay: LayoutOverlay?, at origin: CGPoint = .zero) -> [PlacedOverlay] {
    overlay.map { [PlacedOverlay(overlay: $0, origin: origin)] } ?? []
  }
}

/// At which scale overlays are drawn, and what had no room.
package final class OverlayPencil {
  /// Pixels per point.
  package let scale: Double
  /// How many labels had no room.
  package var omitted = 0

  /// Makes a pencil.
  ///
  /// - Parameter scale: Pixels per point.
  package init(scale: Double) { self.scale = scale }
}
