import AutoLayout
import Foundation
import TextMetrics

@MainActor
enum BarPart {
  case item(UIBarButtonItem)
  case back(String?)

  var isGrowing: Bool {
    if case .item(let item) = self { return item.systemItem == .flexibleSpace }
    return false
  }

  var isRoom: Bool {
    if case .item(let item) = self { return isGrowing || item.systemItem == .fixedSpace }
    return false
  }
}

@MainActor
struct BarRow {
  let painter: ViewPainter
  let view: UIView
  let look: BarLook
  let box: CGRect
  var isBlack = false

  enum End { case start, end }

  struct Room {
    var row: CGRect
    var minX: CGFloat
    var maxX: CGFloat

    /// Returns a box in the middle of the row, or as near to it as the buttons allow.
    func centered(_ size: CGSize) -> CGRect {
      let width = min(size.width, max(0, maxX - minX))
      let x = min(max(row.midX - width / 2, minX), max(minX, maxX - width))
      return CGRect(
        x: x, y: row.midY - size.height / 2, width: width, height: size.height)
    }
  }

  private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var margin: CGFloat {
    BarDistances.margin(of: view, box.width, hasCapsules: look.hasCapsules)
  }

  func width(_ parts: [BarPart]) -> CGFloat {
    guard !parts.isEmpty else { return margin }
    return frames(of: parts, growing: 0).end + margin
  }

  func room(between leading: CGFloat, _ trailing: CGFloat) -> Room {
    let (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
    let gap: CGFloat = 8
    return Room(
      row: box, minX: box.minX + min(box.width, left + gap),
      maxX: box.maxX - min(box.width, right + gap))
  }

  func items(_ parts: [BarPart], at end: End) -> [DisplayList.Item] {
    let frames = frames(of: parts, growing: 0)
    let start = end == .start ? margin : box.width - margin - frames.end
    return draw(parts, frames.boxes, from: start)
  }

  func spread(_ parts: [BarPart]) -> [DisplayList.Item] {
    let growing = parts.count { $0.isGrowing }
    let spare = max(0, box.width - margin * 2 - frames(of: parts, growing: 0).end)
    let frames = frames(of: parts, growing: spare / CGFloat(max(1, growing)))
    return draw(parts, frames.boxes, from: margin)
  }

  private func draw(
    _ parts: [BarPart], _ spans: [(x: CGFloat, width: CGFloat)], from start: CGFloat
  ) -> [DisplayList.Item] {
    zip(parts, spans).flatMap { part, span -> [DisplayList.Item] in
      let cell = CGRect(
        x: box.minX + start + span.x, y: box.minY, width: span.width, height: box.height
      ).inReadingDirection(of: view, in: box)
      return painter.barPart(part, of: view, look, in: cell, isBlack: isBlack)
    }
  }

  private func frames(
    of parts: [BarPart], growing: CGFloat
  ) -> (boxes: [(x: CGFloat, width: CGFloat)], end: CGFloat) {
    var x: CGFloat = 0
    var boxes: [(x: CGFloat, width: CGFloat)] = []
    for (index, part) in parts.enumerated() {
      if index > 0, !part.isRoom, !parts[index - 1].isRoom {
        x += BarDistances.gap(hasCapsules: look.hasCapsules)
      }
      let width = painter.width(of: part, in: view, look) ?? growing
      boxes.append((x, width))
      x += width
    }
    return (boxes, x)
  }
}
