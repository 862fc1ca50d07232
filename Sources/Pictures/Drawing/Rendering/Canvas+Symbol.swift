import AutoLayout
import Foundation

extension Canvas {
  /// The share of Apple's box that the drawing fills: the box has a small margin (F12.3).
  private static let share = 0.9

  func draw(_ symbol: SymbolPicture) {
    let box = symbol.frame
    guard box.isFinite, box.width > 0, box.height > 0, !symbol.color.isInvisible else { return }
    guard let drawing = SymbolDrawing(symbol.name) else {
      return drawImage(named: symbol.name, in: box, tint: symbol.color)
    }
    let picture = drawing.svg(symbol.color, boldness: Self.boldness(symbol.weight))
    do throws(DecodingFailure) {
      let file = try VectorFile(picture, .svg)
      let sheet = CGSize(width: SymbolDrawings.side, height: SymbolDrawings.side)
      guard let ink = file.inkBox(in: sheet), ink.width > 0, ink.height > 0 else { return }
      let scale =
        Self.share * min(Double(box.width / ink.width), Double(box.height / ink.height))
      let side = SymbolDrawings.side * scale
      try file.draw(
        with: context,
        in: CGRect(
          x: Double(box.midX) - Double(ink.midX) * scale,
          y: Double(box.midY) - Double(ink.midY) * scale, width: side, height: side))
    } catch {
      drawImage(named: symbol.name, in: box, tint: symbol.color)
    }
  }

  /// The extra stroke width relative to the regular weight, in drawing units (F12.3).
  private static func boldness(_ weight: Int) -> Double {
    let stem =
      switch weight {
      case ...150: 0.02
      case ...250: 0.035
      case ...350: 0.055
      case ...450: 0.075
      case ...550: 0.09
      case ...650: 0.105
      case ...750: 0.12
      case ...850: 0.14
      default: 0.16
      }
    return (stem - 0.075) * SymbolDrawings.side / 1.2
  }
}
