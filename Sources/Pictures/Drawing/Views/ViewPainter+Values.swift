import AutoLayout
import Foundation

extension ViewPainter {
  func toggle(_ control: UISwitch, _ box: CGRect) -> [DisplayList.Item] {
    // The control's intrinsic size, which differs between iOS versions.
    let own = control.frame(
      forAlignmentRect: CGRect(origin: .zero, size: control.intrinsicContentSize)
    ).size
    let track = box.centered(
      CGSize(width: min(own.width, box.width), height: min(own.height, box.height)))
    let color = control.isOn ? control.onTintColor ?? .systemGreen : ControlColors.offTrack
    let height = max(0, track.height - 4)
    let width = track.width > track.height * 2 ? track.width * 0.6 : height
    let x = control.isOn ? track.maxX - 2 - width : track.minX + 2
    let thumb = Shape.rounded(
      CGRect(x: x, y: track.minY + 2, width: width, height: height)
        .inReadingDirection(of: control, in: track), radius: height / 2)
    return [
      capsule(track, Color(color)), .fill(thumb, Color(control.thumbTintColor ?? .white)),
      .stroke(thumb, DisplayList.Stroke(Color(.separator), width: 0.5)),
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
    func placed(_ part: CGRect) -> CGRect { part.inReadingDirection(of: control, in: box) }
    return [
      capsule(placed(rest), Color(control.maximumTrackTintColor ?? .systemGray5)),
      capsule(placed(passed), Color(control.minimumTrackTintColor ?? control.tintColor)),
      .fill(.ellipse(in: placed(thumb)), Color(control.thumbTintColor ?? .white)),
      .stroke(.ellipse(in: placed(thumb)), DisplayList.Stroke(Color(.systemGray4), width: 0.5)),
    ]
  }

  func progress(_ view: UIProgressView, _ box: CGRect) -> [DisplayList.Item] {
    var passed = box
    passed.size.width *= CGFloat(view.progress)
    return [
      capsule(box, Color(view.trackTintColor ?? .systemGray5)),
      capsule(
        passed.inReadingDirection(of: view, in: box),
        Color(view.progressTintColor ?? view.tintColor)),
    ]
  }

  func pages(_ control: UIPageControl, _ box: CGRect) -> [DisplayList.Item] {
    let diameter: CGFloat = 7
    // A dot and the gap next to it, as in the intrinsic size (F9.16).
    let pitch =
      control.size(forNumberOfPages: 2).width - control.size(forNumberOfPages: 1).width
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
      return .fill(.ellipse(in: dot.inReadingDirection(of: control, in: box)), Color(color))
    }
  }

  func activity(_ color: Color, _ box: CGRect) -> [DisplayList.Item] {
    let radius = min(box.width, box.height) / 2
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
}
