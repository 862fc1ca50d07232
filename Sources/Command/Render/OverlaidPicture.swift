import Drawing
import Foundation

/// A picture with an overlay whose lines and letters wait for the scale, which may depend on how
/// much there is to draw.
struct OverlaidPicture {
  /// The picture without the overlay.
  var list: DisplayList
  /// What is drawn over it; nil where nothing was asked for.
  var overlay: LayoutOverlay?
  /// Where the overlay's root stands in the picture.
  var origin = CGPoint.zero
  /// The device that is drawn around it.
  var frame: DeviceFrame?

  /// The size with the device around it, in points.
  var size: CGSize {
    frame?.around(DisplayList(size: list.size)).size ?? list.size
  }

  /// The whole picture.
  ///
  /// - Parameter pen: What overlays are drawn with; nil leaves them out.
  func drawn(_ pen: OverlayPencil?) -> DisplayList {
    var list = list
    if let overlay, let pen {
      pen.omitted += list.add(overlay, at: origin, scale: CGFloat(pen.scale))
    }
    return frame?.around(list) ?? list
  }
}

/// At which scale overlays are drawn, and what had no room.
final class OverlayPencil {
  /// Pixels per point.
  let scale: Double
  /// How many labels had no room.
  var omitted = 0

  /// Makes a pencil.
  ///
  /// - Parameter scale: Pixels per point.
  init(scale: Double) { self.scale = scale }
}
