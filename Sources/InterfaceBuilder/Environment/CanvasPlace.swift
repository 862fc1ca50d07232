public import Foundation

extension InterfaceScene {
  /// Where the scene's upper left corner stands on the canvas.
  ///
  /// Documents write places in 600ths of the device's screen on either axis, so that scenes keep
  /// clear of each other on every device (F10.35). A canvas without a device is 600 points wide and
  /// high.
  ///
  /// - Parameter environment: Where the scenes are laid out.
  /// - Returns: The place in points, or nil where the document does not say.
  public func canvasPlace(in environment: LayoutEnvironment = .canvas) -> CGPoint? {
    guard let place = record.canvasLocation else { return nil }
    let definite = SceneEnvironment(environment, for: self)
    guard let screen = definite.device?.size(definite.orientation) else {
      return CGPoint(x: place.x, y: place.y)
    }
    return CGPoint(
      x: place.x * screen.width / Self.unit, y: place.y * screen.height / Self.unit)
  }

  /// The side of the square canvas of the first documents with places.
  private static let unit = 600.0
}
