import Foundation

/// The status bar (F9.37), with the time in Apple's own pictures.
struct StatusBarPainter {
  private let bar: Screen.StatusBar
  private let width: CGFloat
  private let color: Color

  init(_ bar: Screen.StatusBar, width: CGFloat) {
    self.bar = bar
    self.width = width
    color = bar.isLight ? .white : .black
  }

  private static let time = "9:41"

  var items: [DisplayList.Item] {
    if let strip = bar.strip { return column(in: strip) }
    if bar.isPad { return pad }
    return bar.height > 24 ? ears : strip
  }

  /// The signs below the camera in a strip at a side of the screen.
  private func column(in strip: CGRect) -> [DisplayList.Item] {
    // A low strip has no camera above the signs.
    let middle = strip.height < 100 ? strip.midY : strip.maxY - 58
    let time = CGRect(x: strip.minX, y: middle - 25, width: strip.width, height: 22)
    return [text(Self.time, size: 17, weight: 600, in: time)]
      + signs(endingAt: strip.midX + signsWidth / 2, middle: middle + 14)
  }

  private var ears: [DisplayList.Item] {
    let hasIsland = bar.height >= 54
    let ear = hasIsland ? width * 0.32 : width * 0.29
    let middle = hasIsland ? bar.height * 0.52 : min(bar.height * 0.62, 29)
    let time = CGRect(x: 0, y: middle - 11, width: ear, height: 22)
    let right = width - (ear - signsWidth) / 2
    return [text(Self.time, size: hasIsland ? 17 : 15, weight: 600, in: time)]
      + signs(endingAt: right, middle: middle)
  }

  private var strip: [DisplayList.Item] {
    let middle = bar.height / 2
    let time = CGRect(x: width / 2 - 50, y: middle - 8, width: 100, height: 16)
    return [text("\(Self.time) AM", size: 12, weight: 600, in: time)]
      + cellular(at: 6, middle: middle) + wifi(at: 28, middle: middle)
      + battery(endingAt: width - 6, middle: middle)
  }

  private var pad: [DisplayList.Item] {
    let middle = bar.height / 2
    let time = CGRect(x: 20, y: middle - 8, width: 180, height: 16)
    return [
      text("\(Self.time) AM  Tue Jan 9", size: 12, weight: 600, in: time, alignment: .left),
      text(
        "100%", size: 12, weight: 400,
        in: CGRect(x: width - 86, y: middle - 8, width: 36, height: 16)),
    ] + wifi(at: width - 106, middle: middle) + battery(endingAt: width - 20, middle: middle)
  }

  private let signsWidth: CGFloat = 67

  private func signs(endingAt right: CGFloat, middle: CGFloat) -> [DisplayList.Item] {
    let left = right - signsWidth
    return cellular(at: left, middle: middle) + wifi(at: left + 22, middle: middle)
      + battery(endingAt: right, middle: middle)
  }

  private func cellular(at x: CGFloat, middle: CGFloat) -> [DisplayList.Item] {
    (0..<4).map { index in
      let height = CGFloat(index) * 2.4 + 3.8
      let column = CGRect(
        x: x + CGFloat(index) * 4.6, y: middle + 5.5 - height, width: 3, height: height)
      return .fill(.rounded(column, radius: 0.8), color)
    }
  }

  private func wifi(at x: CGFloat, middle: CGFloat) -> [DisplayList.Item] {
    let foot = CGPoint(x: x + 7.5, y: middle + 5.5)
    let arcs = [(radius: 9.4, width: 2.2), (radius: 5.9, width: 2.2)].map { arc in
      let points = stride(from: -135.0, through: -45.0, by: 7.5).map { degrees in
        CGPoint(
          x: foot.x + arc.radius * cos(degrees * .pi / 180),
          y: foot.y + arc.radius * sin(degrees * .pi / 180))
      }
      return DisplayList.Item.stroke(
        .polygon(points, isClosed: false), DisplayList.Stroke(color, width: arc.width))
    }
    let point = [
      foot, CGPoint(x: foot.x - 2.6, y: foot.y - 2.9), CGPoint(x: foot.x, y: foot.y - 3.8),
      CGPoint(x: foot.x + 2.6, y: foot.y - 2.9),
    ]
    return arcs + [.fill(.polygon(point, isClosed: true), color)]
  }

  private func battery(endingAt right: CGFloat, middle: CGFloat) -> [DisplayList.Item] {
    let body = CGRect(x: right - 25, y: middle - 5.75, width: 22.5, height: 11.5)
    let knob = CGRect(x: body.maxX + 1, y: middle - 2, width: 1.5, height: 4)
    return [
      .stroke(
        .rounded(body.insetBy(dx: 0.5, dy: 0.5), radius: 3.3),
        DisplayList.Stroke(color.withAlpha(0.4), width: 1)),
      .fill(.rounded(body.insetBy(dx: 2, dy: 2), radius: 2), color),
      .fill(.rounded(knob, radius: 0.75), color.withAlpha(0.4)),
    ]
  }

  private func text(
    _ string: String, size: Double, weight: Int, in box: CGRect,
    alignment: Text.Alignment = .center
  ) -> DisplayList.Item {
    .text(
      Text(
        string, font: Font(size: size, weight: weight), color: color, in: box,
        alignment: alignment))
  }
}
