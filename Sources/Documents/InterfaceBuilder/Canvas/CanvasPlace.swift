public import Foundation

extension InterfaceScene {
  /// The location of the scene's upper left corner on the canvas in points, or nil if missing.
  ///
  /// Documents write locations in 600ths of the device's screen on either axis (F10.35).
  public func canvasPlace(in environment: LayoutEnvironment = .canvas) -> CGPoint? {
    guard let place = record.canvasLocation else { return nil }
    let definite = SceneEnvironment(environment, for: self)
    guard let screen = definite.device?.size(definite.orientation) else {
      return CGPoint(x: place.x, y: place.y)
    }
    return CGPoint(
      x: place.x * screen.width / Self.unit, y: place.y * screen.height / Self.unit)
  }

  private static let unit = 600.0
}
