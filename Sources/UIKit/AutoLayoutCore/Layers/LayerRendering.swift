package import AutoLayoutValues
import Foundation

/// The hook for drawing into a client's context, installed by a drawing module.
package enum LayerRendering {
  @MainActor package static var painter: (@MainActor (CALayer) -> ForeignDrawing)?

  @MainActor static func render(_ layer: CALayer, in context: CGContext) {
    guard let painter else { return }
    context.draw(painter(layer), in: layer.bounds)
  }

  @MainActor static func draw(_ view: UIView, in rect: CGRect) -> Bool {
    guard let painter, let context = UIGraphicsGetCurrentContext() else { return false }
    context.draw(painter(view.layer), in: rect)
    return true
  }

  @MainActor static func snapshot(of view: UIView) -> UIView? {
    guard let painter else { return nil }
    let size = view.bounds.size
    let context = CGContext(size: size, scale: view.contentScaleFactor)
    context.draw(painter(view.layer), in: CGRect(origin: .zero, size: size))
    let snapshot = UIView(frame: CGRect(origin: .zero, size: size))
    snapshot.layer.contents = context.makeImage()
    return snapshot
  }
}

extension UIView {
  /// Records `draw(_:)`, with the origin of the bounds at (0, 0); nil if it draws nothing.
  package final func recordedContent() -> GraphicsRecording? {
    let area = bounds
    guard area.width > 0, area.height > 0 else { return nil }
    let context = CGContext(size: area.size, scale: contentScaleFactor)
    context.translateBy(x: -area.minX, y: -area.minY)
    if let layer = layerIfUsed {
      layer.draw(in: context)
    } else if Self.layerClass != CALayer.self {
      layer.draw(in: context)
    } else {
      drawContent(in: context)
    }
    let recording = context.recording
    return recording.isEmpty ? nil : recording
  }

  final func drawContent(in context: CGContext) {
    UIGraphicsPushContext(context)
    UpdateTracking.run(.display, of: self) { draw(bounds) }
    UIGraphicsPopContext()
  }
}

extension CALayer {
  /// Records the layer's own drawing, with the origin at (0, 0); nil if there is none.
  package final func recordedContent() -> GraphicsRecording? {
    let area = bounds
    guard area.width > 0, area.height > 0 else { return nil }
    display()
    let context = CGContext(size: area.size, scale: max(1, contentsScale))
    context.translateBy(x: -area.minX, y: -area.minY)
    draw(in: context)
    let recording = context.recording
    return recording.isEmpty ? nil : recording
  }

  package final var owner: UIView? { viewHandle?.view }
}
