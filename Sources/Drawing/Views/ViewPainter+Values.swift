import AutoLayout
import Foundation

extension ViewPainter {
  func toggle(_ control: UISwitch, _ box: CGRect) -> [DisplayList.Item] {
    let track = box.centered(CGSize(width: min(51, box.width), height: min(31, box.height)))
    let color = control.isOn ? control.onTintColor ?? .systemGreen : .systemGray5
    let diameter = max(0, track.height - 4)
    let x = control.isOn ? track.maxX - 2 - diameter : track.minX + 2
    let thumb = CGRect(x: x, y: track.minY + 2, width: diameter, height: diameter)
    return [
      capsule(track, Color(color)),
      .fill(.ellipse(in: thumb), Color(control.thumbTintColor ?? .white)),
      .stroke(.ellipse(in: thumb), DisplayList.Stroke(Color(.separator), width: 0.5)),
    ]
  }

  func slider(_ control: UISlider, _ box: CGRect) -> [DisplayList.Item] {
    let range = control.maximumValue - control.minimumValue
    let share = range > 0 ? CGFloat((control.value - control.minimumValue) / range) : 0
    let diameter = min(28, box.height, box.width)
    let x = box.minX + (box.width - diameter) * share
    let thumb = CGRect(x: x, y: box.midY - diameter / 2, width: diameter, height: diameter)
    let track = box.centered(CGSize(width: box.width, height: 4))
    let (passed, rest) = track.divided(atDistance: thumb.midX - track.minX, from: .minXEdge)
    return [
      capsule(rest, Color(control.maximumTrackTintColor ?? .systemGray5)),
      capsule(passed, Color(control.minimumTrackTintColor ?? control.tintColor)),
      .fill(.ellipse(in: thumb), Color(control.thumbTintColor ?? .white)),
      .stroke(.ellipse(in: thumb), DisplayList.Stroke(Color(.systemGray4), width: 0.5)),
    ]
  }

  func progress(_ view: UIProgressView, _ box: CGRect) -> [DisplayList.Item] {
    var passed = box
    passed.size.width *= CGFloat(view.progress)
    return [
      capsule(box, Color(view.trackTintColor ?? .systemGray5)),
      capsule(passed, Color(view.progressTintColor ?? view.tintColor)),
    ]
  }

  func pages(_ control: UIPageControl, _ box: CGRect) -> [DisplayList.Item] {
    let diameter: CGFloat = 7
    let pitch: CGFloat = 16
    let start = box.midX - pitch * CGFloat(control.numberOfPages - 1) / 2
    return (0..<max(0, control.numberOfPages)).map { page in
      let isCurrent = page == control.currentPage
      let color =
        isCurrent
        ? control.currentPageIndicatorTintColor ?? .systemGray
        : control.pageIndicatorTintColor ?? .systemGray4
      let dot = CGRect(
        x: start + pitch * CGFloat(page) - diameter / 2, y: box.midY - diameter / 2,
        width: diameter, height: diameter)
      return .fill(.ellipse(in: dot), Color(color))
    }
  }

  /// Eight spokes around the middle, each fainter than the one before.
  func activity(_ view: UIActivityIndicatorView, _ box: CGRect) -> [DisplayList.Item] {
    let radius = min(box.width, box.height) / 2
    let color = Color(view.color ?? .systemGray)
    return (0..<8).map { spoke in
      let angle = CGFloat(spoke) * .pi / 4
      func point(_ distance: CGFloat) -> CGPoint {
        CGPoint(
          x: box.midX + sin(angle) * radius * distance,
          y: box.midY - cos(angle) * radius * distance)
      }
      let fade = 1 - Double(spoke) * 0.1
      return .stroke(
        .line(from: point(0.45), to: point(0.95)),
        DisplayList.Stroke(color.withFade(fade), width: max(1, radius / 5)))
    }
  }

  /// A band where the chosen row stands, and fading rows above and below it.
  func wheels(_ view: UIView, _ box: CGRect) -> [DisplayList.Item] {
    let rowHeight: CGFloat = 32
    let band = CGRect(
      x: box.minX + 9, y: box.midY - rowHeight / 2, width: max(0, box.width - 18),
      height: min(rowHeight, box.height))
    let rows = stride(from: -2, through: 2, by: 1).map { row -> DisplayList.Item in
      let width = max(0, box.width / 3 - CGFloat(abs(row)) * 12)
      let line = CGRect(
        x: box.midX - width / 2, y: box.midY + CGFloat(row) * rowHeight - 4, width: width, height: 8
      )
      return capsule(line, Color(.systemGray).withFade(0.5 - Double(abs(row)) * 0.15))
    }
    let items = [.fill(.rounded(band, radius: 8), Color(.tertiarySystemFill))] + rows
    return [.group(DisplayList.Group(clip: .rectangle(box), items: items))]
  }

  func datePicker(_ picker: UIDatePicker, _ box: CGRect) -> [DisplayList.Item] {
    // A compact picker is as high as a button; the others show wheels or a month.
    guard box.height <= 50 else { return wheels(picker, box) }
    return [.fill(.rounded(box, radius: 6), Color(.tertiarySystemFill))]
  }
}
