public import Foundation

extension InterfaceScene {
  /// The location of the scene's upper left corner on the canvas.
  ///
  /// Documents write locations in 600ths of the device's screen on either axis, so scenes do not
  /// overlap on any device (F10.35). A canvas without a device is 600 points wide and high.
  ///
  /// - Parameter environment: The environment of the scenes.
  /// - Returns: The location in points, or nil if missing in the document.
  public func canvasPlace(in environment: LayoutEnvironment = .canvas) -> CGPoint? {
    guard let place = record.canvasLocation else { return nil }
    let definite = SceneEnvironment(environment, for: self)
    guard let screen = definite.device?.size(definite.orientation) else {
      return CGPoint(x: place.x, y: place.y)
    }
    return CGPoint(
      x: place.x * screen.width / Self.unit, y: place.y * screen.height / Self.unit)
  }

  /// The side of the square canvas of the first documents with locations.
  private static let unit = 600.0
}
