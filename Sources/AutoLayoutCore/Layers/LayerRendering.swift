package import AutoLayoutValues
import Foundation

/// Who draws views and layers into contexts of clients.
///
/// Nothing in layout can draw a button. A module that draws installs itself here; until then
/// `render(in:)` draws nothing.
package enum LayerRendering {
  /// Draws a layer with all that lies inside it, its bounds being the box of the drawing.
  @MainActor package static var painter: (@MainActor (CALayer) -> ForeignDrawing)?

  /// Draws a layer into a context, in its own coordinates.
  @MainActor static func render(_ layer: CALayer, in context: CGContext) {
    guard let painter else { return }
    context.draw(painter(layer), in: layer.bounds)
  }

  /// Draws a view into a rectangle of the present context; false where nobody can.
  @MainActor static func draw(_ view: UIView, in rect: CGRect) -> Bool {
    guard let painter, let context = UIGraphicsGetCurrentContext() else { return false }
    context.draw(painter(view.layer), in: rect)
    return true
  }

  /// A view that shows what another one looks like now; nil where nobody can draw.
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
  /// What `draw(_:)` and its relatives draw for the view, in the coordinates of its bounds moved to
  /// (0, 0); nil where they draw nothing.
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

  /// Draws the view's content into a context, which is the present one meanwhile.
  final func drawContent(in context: CGContext) {
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
  }
}

extension CALayer {
  /// What the layer draws of its own, in the coordinates of its bounds moved to (0, 0); nil where
  /// that is nothing.
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

  /// The view whose layer this is.
  package final var owner: UIView? { viewHandle?.view }
}
