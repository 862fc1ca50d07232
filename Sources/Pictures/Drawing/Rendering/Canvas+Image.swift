import Foundation

extension Canvas {
  /// Draws an image placeholder: a tinted box, diagonals, and the name if there is room.
  func drawImage(named name: String, in frame: CGRect, tint: Color) {
    guard frame.width > 0, frame.height > 0 else { return }
    context.setColor(tint.withAlpha(tint.alpha * 0.12))
    context.fill(.rectangle(frame))
    context.setColor(tint.withAlpha(tint.alpha * 0.55))
    // The inset of half a point keeps the outline inside the view.
    let inside = frame.insetBy(dx: min(0.5, frame.width / 2), dy: min(0.5, frame.height / 2))
    context.stroke(.rectangle(inside), width: 1, dashes: [])
    let corners = [
      CGPoint(x: inside.minX, y: inside.minY), CGPoint(x: inside.maxX, y: inside.maxY),
      CGPoint(x: inside.minX, y: inside.maxY), CGPoint(x: inside.maxX, y: inside.minY),
    ]
    context.stroke(.line(from: corners[0], to: corners[1]), width: 0.5, dashes: [])
    context.stroke(.line(from: corners[2], to: corners[3]), width: 0.5, dashes: [])
    drawName(name, in: inside, tint: tint)
  }

  private func drawName(_ name: String, in box: CGRect, tint: Color) {
    let font = Font(size: min(11, max(6, box.height / 4)))
    let room = box.insetBy(dx: 2, dy: 2)
    guard !name.isEmpty, room.width >= 3 * font.size, room.height >= font.size * 1.2 else { return }
    let layout = PangoTextLayout(name, font: font, context: context)
    let width = min(room.width, layout.naturalSize.width + 6)
    let height = font.size * 1.3
    let plate = CGRect(
      x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
    context.setColor(Color.white.withAlpha(0.85 * tint.alpha))
    context.fill(.rounded(plate, radius: 2))
    draw(
      Text(
        name, font: font, color: tint, in: plate.insetBy(dx: min(3, width / 4), dy: 0),
        alignment: .center, overflow: .truncateMiddle))
  }
}
