import AutoLayout
import Foundation

extension Canvas {
  func draw(_ picture: Picture) {
    guard picture.frame.isFinite, picture.frame.width > 0, picture.frame.height > 0 else { return }
    var isDrawn = true
    context.saving {
      if picture.isMirrored {
        context.translate(x: Double(picture.frame.minX + picture.frame.maxX), y: 0)
        context.scale(x: -1, y: 1)
      }
      guard let tint = picture.tint else {
        isDrawn = drawContent(of: picture)
        return
      }
      context.masked(with: tint) { isDrawn = drawContent(of: picture) }
    }
    if !isDrawn {
      drawImage(
        named: picture.name, in: picture.frame, tint: picture.tint ?? Color(white: 0.55))
    }
  }

  private func drawContent(of picture: Picture) -> Bool {
    let content = picture.content
    do throws(DecodingFailure) {
      guard content.format.isVector else {
        let pixels = try DecodedPictures.pixels(of: content)
        if let slices = picture.slices {
          draw(pixels, slices, in: picture.frame)
        } else {
          context.draw(pixels, in: picture.frame)
        }
        return true
      }
      let file = try VectorFile(content.data, content.format, element: content.element)
      guard let slices = picture.slices else {
        try file.draw(with: context, in: picture.frame)
        return true
      }
      for piece in slices.pieces(of: slices.size, in: picture.frame) {
        context.saving {
          context.clip(to: .rectangle(piece.target))
          try? file.draw(with: context, in: piece.whole(of: slices.size))
        }
      }
      return true
    } catch {
      return false
    }
  }

  /// Draws the image slices separately, which keeps edge colors out of stretched middles.
  private func draw(_ pixels: PixelImage, _ slices: Picture.Slices, in frame: CGRect) {
    let (x, y) = (
      CGFloat(pixels.width) / max(slices.size.width, .leastNormalMagnitude),
      CGFloat(pixels.height) / max(slices.size.height, .leastNormalMagnitude)
    )
    for piece in slices.pieces(of: slices.size, in: frame) {
      let left = Int((piece.source.minX * x).rounded())
      let top = Int((piece.source.minY * y).rounded())
      let right = Int((piece.source.maxX * x).rounded())
      let bottom = Int((piece.source.maxY * y).rounded())
      // An empty middle becomes a pixel between the edges.
      let part = pixels.part(
        x: min(left, pixels.width - 1), y: min(top, pixels.height - 1),
        width: max(1, right - left), height: max(1, bottom - top))
      guard let part else { continue }
      context.draw(part, in: piece.target)
    }
  }
}
