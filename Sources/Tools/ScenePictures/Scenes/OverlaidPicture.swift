package import Drawing
package import Foundation

package struct OverlaidPicture {
  package var list: DisplayList
  package var overlays: [PlacedOverlay] = []
  package var origin = CGPoint.zero
  var frame: DeviceFrame?

  /// The margin for edge labels around a view with no screen, in points; 0 if nothing is overlaid.
  var margin: CGFloat = 0

  package init(list: DisplayList) { self.list = list }

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

  /// The size including margin and device frame, in points.
  package var size: CGSize {
    let size = CGSize(
      width: list.size.width + 2 * margin, height: list.size.height + 2 * margin)
    return frame?.around(DisplayList(size: size)).size ?? size
  }

  /// Draws the picture with margin, overlay and device frame.
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

  private var surrounded: DisplayList {
    // A picture with an empty area stays unchanged, and is reported.
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

package struct PlacedOverlay {
  package let overlay: LayoutOverlay
  package let origin: CGPoint

  /// Places an overlay.
  ///
  /// - Returns: The placed overlay, or an empty list.
  static func placed(_ overlay: LayoutOverlay?, at origin: CGPoint = .zero) -> [PlacedOverlay] {
    overlay.map { [PlacedOverlay(overlay: $0, origin: origin)] } ?? []
  }
}

/// The scale for drawing overlays, and the labels that have no space.
package final class OverlayPencil {
  package let scale: Double
  package var omitted = 0

  package init(scale: Double) { self.scale = scale }
}
