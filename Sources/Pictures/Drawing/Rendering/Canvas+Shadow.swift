import Foundation

extension Canvas {
  func draw(_ shadow: Shadow) {
    guard shadow.isDrawable else { return }
    // A sharp shadow needs no bitmap.
    guard shadow.blur > 0.05 else {
      return context.saving {
        context.translate(x: Double(shadow.offset.width), y: Double(shadow.offset.height))
        context.masked(with: shadow.color) { draw(shadow.items) }
      }
    }
    context.shadow(shadow.color, offset: shadow.offset, deviation: Double(shadow.blur)) { pen in
      Canvas(pen).draw(shadow.items)
    }
  }
}
