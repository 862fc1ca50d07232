import AutoLayout
import Foundation
import TextMetrics

extension ViewPainter {
  func button(_ button: UIButton, _ box: CGRect) -> [DisplayList.Item] {
    let color = titleColor(of: button)
    let tint = imageColor(of: button)
    var items = buttonBackground(button, box)
    if button.configuration?.showsActivityIndicator == true {
      items += activity(tint, button.shownImageRect.moved(to: box))
    } else if let (image, rect) = button.shownImage {
      items += picture(
        image, rect.moved(to: box), tint: tint, isTemplate: button.buttonType != .custom,
        isMirrored: isMirrored(image, in: button))
    } else if button.shownTitles.isEmpty {
      items += sign(
        of: button.buttonType, tint: Color(button.tintColor),
        in: button.shownImageRect.moved(to: box))
    }
    for title in button.shownTitles {
      let rect = title.rect.moved(to: box)
      items += text(
        title.text, attributed: title.attributed, color: color, of: button, in: rect,
        lineLimit: title.lineLimit, height: title.lineLimit == 1 ? nil : Double(rect.height))
    }
    return items
  }

  private func titleColor(of button: UIButton) -> Color {
    let isProminent = button.configuration?.look.isProminent ?? false
    let ownColor = button.configuration?.baseForegroundColor ?? button.titleColor(for: button.state)
    let color = ownColor ?? (isProminent ? .white : button.currentTitleColor)
    return Color(color).withFade(button.isEnabled ? 1 : 0.35)
  }

  /// The color of template images and symbols, which ignores the title colors of states (F12.6).
  private func imageColor(of button: UIButton) -> Color {
    let isProminent = button.configuration?.look.isProminent ?? false
    let usual: UIColor = isProminent ? .white : button.tintColor
    return Color(button.configuration?.baseForegroundColor ?? usual)
      .withFade(button.isEnabled ? 1 : 0.35)
  }

  private func buttonBackground(_ button: UIButton, _ box: CGRect) -> [DisplayList.Item] {
    if let image = button.currentBackgroundImage {
      let place = button.backgroundRect(forBounds: CGRect(origin: .zero, size: box.size))
      return picture(image, place.moved(to: box), tint: Color(button.tintColor), isTemplate: false)
    }
    guard let configuration = button.configuration else { return [] }
    let background = configuration.background
    let place = box.inset(
      by: background.backgroundInsets.absolute(button.effectiveUserInterfaceLayoutDirection))
    let radius: CGFloat =
      switch configuration.cornerStyle {
      case .capsule: min(place.width, place.height) / 2
      case .small: 4
      case .medium: 6
      case .large: 12
      case .fixed, .dynamic: background.cornerRadius
      }
    let shape = Shape.rounded(place, radius: radius)
    var items: [DisplayList.Item] = []
    if background.backgroundColor != nil {
      items.append(.fill(shape, Color(background.resolvedBackgroundColor(for: button.tintColor))))
    } else if let color = configuration.look.background(
      configuration.baseBackgroundColor ?? button.tintColor)
    {
      items.append(.fill(shape, color))
    }
    if let image = background.image {
      let frame = self.place(image.size, mode: background.imageContentMode, in: place)
      let drawn = picture(image, frame, tint: Color(button.tintColor), isTemplate: false)
      items.append(.group(DisplayList.Group(clip: shape, items: drawn)))
    }
    if background.strokeWidth > 0 {
      let line = Color(background.resolvedStrokeColor(for: button.tintColor))
      let outline = Shape.rounded(
        place.insetBy(dx: -background.strokeOutset, dy: -background.strokeOutset),
        radius: radius + background.strokeOutset)
      items.append(.stroke(outline, DisplayList.Stroke(line, width: background.strokeWidth)))
    }
    return items
  }

  private func sign(
    of type: UIButton.ButtonType, tint: Color, in place: CGRect
  ) -> [DisplayList.Item] {
    let side = min(place.width, place.height, 22)
    let circle = place.centered(CGSize(width: side, height: side))
    let pen = DisplayList.Stroke(tint, width: 1.5)
    let arm = side * 0.26
    func stroke(_ x1: CGFloat, _ y1: CGFloat, to x2: CGFloat, _ y2: CGFloat) -> DisplayList.Item {
      let start = CGPoint(x: circle.midX + x1 * arm, y: circle.midY + y1 * arm)
      let end = CGPoint(x: circle.midX + x2 * arm, y: circle.midY + y2 * arm)
      return .stroke(.line(from: start, to: end), pen)
    }
    let ring = DisplayList.Item.stroke(.ellipse(in: circle.insetBy(dx: 1, dy: 1)), pen)
    switch type {
    case .custom, .system: return []
    case .detailDisclosure, .infoLight, .infoDark:
      return [ring, stroke(0, -0.2, to: 0, 1), stroke(0, -1, to: 0, -0.8)]
    case .contactAdd: return [ring, stroke(-1, 0, to: 1, 0), stroke(0, -1, to: 0, 1)]
    case .close:
      return [
        .fill(.ellipse(in: circle), Color(.tertiarySystemFill)), stroke(-0.8, -0.8, to: 0.8, 0.8),
        stroke(-0.8, 0.8, to: 0.8, -0.8),
      ]
    }
  }

  func segments(_ control: UISegmentedControl, _ box: CGRect) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = [
      .fill(.rounded(box, radius: 8), Color(.tertiarySystemFill))
    ]
    var x = box.minX
    for (index, width) in control.segmentWidths(in: box.width).enumerated() {
      let cell = CGRect(x: x, y: box.minY, width: width, height: box.height)
        .inReadingDirection(of: control, in: box)
      x += width
      if index == control.selectedSegmentIndex {
        let plate = Shape.rounded(cell.insetBy(dx: 2, dy: 2), radius: 7)
        items.append(.fill(plate, Color(control.selectedSegmentTintColor ?? ControlColors.segment)))
        items.append(.stroke(plate, DisplayList.Stroke(Color(.separator), width: 0.5)))
      }
      if let title = control.titleForSegment(at: index) {
        items += text(
          title, font: control.titleFont, alignment: .center, color: Color(.label), of: control,
          in: cell.insetBy(dx: 4, dy: 0))
      } else if let image = control.imageForSegment(at: index) {
        items += picture(image, cell.centered(image.size), tint: Color(.label))
      }
    }
    return items
  }

  func stepper(_ stepper: UIStepper, _ box: CGRect) -> [DisplayList.Item] {
    let pen = DisplayList.Stroke(Color(.label), width: 1.5)
    let (less, more) = box.divided(atDistance: box.width / 2, from: .minXEdge)
    let plus = more.inReadingDirection(of: stepper, in: box)
    return [
      .fill(.rounded(box, radius: 8), Color(.tertiarySystemFill)),
      .stroke(
        .line(
          from: CGPoint(x: box.midX, y: box.minY + 7), to: CGPoint(x: box.midX, y: box.maxY - 7)),
        DisplayList.Stroke(Color(.separator), width: 1)),
      .stroke(horizontalBar(in: less), pen), .stroke(horizontalBar(in: more), pen),
      .stroke(
        .line(
          from: CGPoint(x: plus.midX, y: box.midY - 7), to: CGPoint(x: plus.midX, y: box.midY + 7)),
        pen),
    ]
  }

  private func horizontalBar(in box: CGRect) -> Shape {
    .line(from: CGPoint(x: box.midX - 7, y: box.midY), to: CGPoint(x: box.midX + 7, y: box.midY))
  }
}

extension UIButton.Configuration.Look {
  fileprivate var isProminent: Bool { self == .filled || self == .borderedProminent }

  fileprivate func background(_ tint: UIColor) -> Color? {
    switch self {
    case .plain, .borderless: nil
    case .gray, .bordered: Color(.tertiarySystemFill)
    case .tinted, .borderedTinted: Color(tint).withFade(0.18)
    case .filled, .borderedProminent: Color(tint)
    }
  }
}
