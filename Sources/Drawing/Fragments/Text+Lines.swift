import Foundation

extension Text {
  /// The lines that are drawn of the text in its box, at their places.
  var lines: [TextLine] {
    guard frame.isFinite else { return [] }
    // Pango measures for a surface, whatever its size.
    let canvas = Canvas(CairoContext(CairoSurface(.png, width: 1, height: 1)))
    return canvas.lines(of: self)
  }
}
