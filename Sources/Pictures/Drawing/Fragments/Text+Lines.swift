import Foundation

extension Text {
  var lines: [TextLine] {
    guard frame.isFinite else { return [] }
    // Pango needs a surface to measure for; the size of the surface is irrelevant.
    let canvas = Canvas(CairoContext(CairoSurface(.png, width: 1, height: 1)))
    return canvas.lines(of: self)
  }
}
