import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import Drawing

@Suite("Pictures of controls")
@MainActor
struct ControlPictureTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func picture(
    of view: UIView, width: CGFloat = 160, height: CGFloat = 40
  ) throws -> (items: [DisplayList.Item], pixels: Pixels) {
    view.frame = CGRect(x: 20, y: 20, width: width, height: height)
    root.addSubview(view)
    root.layoutIfNeeded()
    let list = DisplayList(showing: root, style: .plain)
    return (list.items.flattened, try Pixels(list))
  }

  private func lines(_ items: [DisplayList.Item]) -> [TextLine] {
    items.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }

  @Test("a button's image is drawn once, also before the image view exists")
  func buttonImage() throws {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(size: CGSize(width: 20, height: 20), name: "star"), for: .normal)
    let images = try picture(of: button).items.compactMap { item -> CGRect? in
      guard case .image("star", let frame, _) = item else { return nil }
      return frame
    }
    #expect(images == [CGRect(x: 90, y: 30, width: 20, height: 20)])
  }

  @Test("a label's text is on the baseline of the layout")
  func label() throws {
    let label = UILabel()
    label.text = "Label"
    label.textColor = .red
    let lines = lines(try picture(of: label).items)
    #expect(lines.map(\.string) == ["Label"])
    #expect(lines[0].color == Color(red: 1, green: 0, blue: 0))
    #expect(lines[0].font == Font(size: 17))
    #expect(lines[0].origin.x.isNear(20, within: 0.02))
    // The middle of the line is the middle of the label.
    let metrics = try #require(label.font)
    let middle = lines[0].origin.y - (metrics.ascender + metrics.descender) / 2
    #expect(middle.isNear(40, within: 0.5))
  }

  @Test("a page control's dots fill the width, each with the gap that the size includes")
  func dots() throws {
    let control = UIPageControl()
    control.numberOfPages = 5
    let size = control.intrinsicContentSize
    let items = try picture(of: control, width: size.width, height: size.height).items
    let dots = items.compactMap { item -> CGRect? in
      if case .fill(.ellipse(let box), _) = item { box } else { nil }
    }
    try #require(dots.count == 5)
    let pitch = control.size(forNumberOfPages: 6).width - size.width
    for (left, right) in zip(dots, dots.dropFirst()) {
      #expect((right.midX - left.midX).isNear(pitch, within: 0.001))
    }
    #expect(dots[2].midX.isNear(20 + size.width / 2, within: 0.001))
  }

  @Test("a label with several lines shows only as many as the limit")
  func labelLines() throws {
    let label = UILabel()
    label.text = "one two three four five six seven eight nine ten eleven twelve"
    label.numberOfLines = 2
    let lines = lines(try picture(of: label, width: 100, height: 60).items)
    #expect(lines.count == 2)
    #expect(lines[1].string.hasSuffix("…"))
  }

  @Test("an attributed label shows the text's fonts and colors")
  func attributedLabel() throws {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "plain ", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.append(
      NSAttributedString(
        string: "blue",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.blue]))
    label.attributedText = text
    let lines = lines(try picture(of: label).items)
    #expect(lines.map(\.string) == ["plain ", "blue"])
    #expect(lines.map(\.font.size) == [12, 20])
    #expect(lines.map(\.font.weight) == [400, 600])
    #expect(lines[0].color == .black)
    #expect(lines[1].color == Color(red: 0, green: 0, blue: 1))
  }

  @Test("a button's title is drawn once in the middle, whether the label was accessed or not")
  func button() throws {
    for asksForLabel in [false, true] {
      let button = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      if asksForLabel { button.titleLabel?.font = .systemFont(ofSize: 15) }
      let lines = lines(try picture(of: button).items)
      #expect(lines.map(\.string) == ["Press"])
      #expect(lines[0].color == Color(.systemBlue))
      #expect(abs(lines[0].origin.x + lines[0].width / 2 - 100) < 1)
      button.removeFromSuperview()
    }
  }

  @Test("a filled button is filled, and the title is white")
  func filledButton() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.subtitle = "now"
    let picture = try picture(of: UIButton(configuration: configuration))
    #expect(picture.pixels[60, 25] == [0, 122, 255, 255])
    let lines = lines(picture.items)
    #expect(lines.map(\.string) == ["Go", "now"])
    #expect(lines.allSatisfy { $0.color == .white })
    #expect(lines[0].origin.y < lines[1].origin.y)
  }

  @Test("a button's background follows the configuration")
  func buttonBackground() throws {
    var configuration = UIButton.Configuration.filled()
    #expect(configuration.background.backgroundColor == nil)
    configuration.background.backgroundColor = .red
    configuration.background.cornerRadius = 0
    configuration.background.backgroundInsets.leading = 50
    configuration.background.strokeColor = .green
    configuration.background.strokeWidth = 4
    let button = UIButton(configuration: configuration)
    let picture = try picture(of: button)
    button.removeFromSuperview()
    #expect(picture.pixels[120, 40] == [255, 0, 0, 255])
    let plain = try self.picture(of: UIButton(configuration: .filled()))
    #expect(plain.items.count + 1 == picture.items.count)
    func plates(_ items: [DisplayList.Item]) -> [(rect: CGRect, radius: CGFloat, color: Color)] {
      items.compactMap {
        if case .fill(.rounded(let rect, let radius), let color) = $0 {
          (rect, radius, color)
        } else {
          nil
        }
      }
    }
    let plate = try #require(plates(picture.items).first)
    let usual = try #require(plates(plain.items).first)
    #expect(plate.radius == 0 && usual.radius == 6 && plate.color == Color(.red))
    #expect(plate.rect.minX == usual.rect.minX + 50 && plate.rect.maxX == usual.rect.maxX)
  }

  @Test(
    "an image is placed according to the content mode",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 20, y: 20, width: 160, height: 40)),
      (.scaleAspectFit, CGRect(x: 80, y: 20, width: 40, height: 40)),
      (.scaleAspectFill, CGRect(x: 20, y: -40, width: 160, height: 160)),
      (.center, CGRect(x: 90, y: 30, width: 20, height: 20)),
      (.topLeft, CGRect(x: 20, y: 20, width: 20, height: 20)),
      (.bottomRight, CGRect(x: 160, y: 40, width: 20, height: 20)),
    ])
  func image(mode: UIView.ContentMode, frame: CGRect) throws {
    let view = UIImageView(image: UIImage(size: CGSize(width: 20, height: 20), name: "star"))
    view.contentMode = mode
    let images = try picture(of: view).items.compactMap { item -> CGRect? in
      guard case .image("star", let frame, _) = item else { return nil }
      return frame
    }
    #expect(images == [frame])
  }

  @Test("a field shows the text, or a fainter placeholder")
  func textField() throws {
    let field = UITextField()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    #expect(lines(try picture(of: field).items).map(\.string) == ["Name"])
    field.text = "Ada"
    let shown = lines(try picture(of: field).items)
    #expect(shown.map(\.string) == ["Ada"])
    #expect(shown[0].color == .black)
    field.isSecureTextEntry = true
    #expect(lines(try picture(of: field).items).map(\.string) == ["•••"])
  }

  @Test("a switch that is on is green, with the thumb at the right")
  func toggle() throws {
    let control = UISwitch()
    #expect(try picture(of: control, width: 51, height: 31).pixels[65, 35] == [229, 229, 234, 255])
    control.isOn = true
    let pixels = try picture(of: control, width: 51, height: 31).pixels
    #expect(pixels[30, 35] == [52, 199, 89, 255])
    #expect(pixels[60, 35] == [255, 255, 255, 255])
  }

  @Test("the filled part of sliders and progress bars is drawn")
  func shares() throws {
    let slider = UISlider()
    slider.value = 0.5
    let pixels = try picture(of: slider).pixels
    #expect(pixels[50, 40] == [0, 122, 255, 255])
    #expect(pixels[100, 40] == [255, 255, 255, 255])
    #expect(pixels[150, 40] == [229, 229, 234, 255])
    slider.removeFromSuperview()
    let bar = UIProgressView()
    bar.progress = 0.25
    let filled = try picture(of: bar, width: 160, height: 4).pixels
    #expect(filled[50, 22] == [0, 122, 255, 255])
    #expect(filled[70, 22] == [229, 229, 234, 255])
  }

  @Test("segments show their titles side by side")
  func segments() throws {
    let lines = lines(try picture(of: UISegmentedControl(items: ["Day", "Week"])).items)
    #expect(lines.map(\.string) == ["Day", "Week"])
    #expect(abs(lines[0].origin.x + lines[0].width / 2 - 60) < 1)
    #expect(abs(lines[1].origin.x + lines[1].width / 2 - 140) < 1)
  }

  @Test("a text view's lines are clipped at the view's edge")
  func textView() throws {
    let view = UITextView()
    view.text = String(repeating: "many words ", count: 30)
    view.font = .systemFont(ofSize: 14)
    let pixels = try picture(of: view, width: 100, height: 40).pixels
    #expect(pixels.darkPixels(x: 20..<120, y: 20..<60) > 50)
    #expect(pixels.darkPixels(x: 0..<200, y: 61..<100) == 0)
  }

  @Test("wheels and calendars show the date in the picker's language")
  func dates() throws {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSince1970: 1_773_500_966)
    picker.preferredDatePickerStyle = .compact
    let compact = lines(try picture(of: picker).items).map(\.string).joined(separator: "|")
    #expect(compact.contains("Mar 14, 2026"))
    picker.preferredDatePickerStyle = .inline
    let days = lines(try picture(of: picker, width: 160, height: 70).items).map(\.string)
    #expect(days.contains("March 2026"))
    #expect(days.contains("31"))
    #expect(!days.contains("32"))
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    let wheels = lines(try picture(of: picker, width: 320, height: 70).items).map(\.string)
    #expect(wheels.contains("March"))
    #expect(wheels.contains("April"))
    #expect(wheels.contains("2025"))
  }

  @Test(
    "an unknown language falls back to English words",
    arguments: ["😀", "ä", "en_US", "en us", "%@"])
  func noLanguage(name: String) {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: name)
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSinceReferenceDate: 0)
    picker.datePickerMode = .date
    #expect(picker.compactWords == ["Jan 1, 2001"])
  }

  @Test("wheels show minutes in two digits and whole intervals, and 1 hour in the singular")
  func steps() {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSinceReferenceDate: 62 * 60)
    picker.minuteInterval = 15
    #expect(picker.rows(of: picker.wheelFields[2], -1...2) == ["45", "00", "15", "30"])
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3600
    #expect(picker.rows(of: picker.wheelFields[0], -1...1) == ["0 hours", "1 hour", "2 hours"])
  }

  @Test("a bar shows the title and the buttons, the first of the right buttons outermost")
  func navigationBar() throws {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Inbox")
    item.rightBarButtonItems = ["Out", "In"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    bar.items = [UINavigationItem(title: "Mail"), item]
    let shown = lines(try picture(of: bar, width: 320, height: 44).items)
    func x(_ text: String) throws -> CGFloat {
      try #require(shown.first { $0.string == text }).origin.x
    }
    #expect(try x("Mail") < x("Inbox"))
    #expect(try x("Inbox") < x("In"))
    #expect(try x("In") < x("Out"))
  }

  @Test(
    "a row's separator has insets, mirrored in right-to-left layouts; style none has no separator")
  func separators() throws {
    func line(_ change: (UITableViewCell) -> Void) throws -> [CGRect] {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
      change(cell)
      defer { cell.removeFromSuperview() }
      return try picture(of: cell, width: 160, height: 44).items.compactMap {
        guard case .stroke(.line(let start, let end), _) = $0 else { return nil }
        return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: 0)
      }
    }
    #expect(try line { _ in }.map { [$0.minX, $0.maxX] } == [[50, 170]])
    #expect(
      try line { $0.semanticContentAttribute = .forceRightToLeft }.map { [$0.minX, $0.maxX] }
        == [[30, 150]])
    #expect(try line { $0.hasSeparator = false }.isEmpty)
  }

  @Test("monospaced digits are drawn with equal widths")
  func figures() throws {
    let label = UILabel()
    label.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    label.text = "11:11"
    let line = try #require(lines(try picture(of: label).items).first)
    #expect(line.font.hasTabularFigures)
    let ink = try picture(of: label, width: 160, height: 40).pixels
    label.font = .systemFont(ofSize: 17)
    let narrow = try picture(of: label, width: 160, height: 40).pixels
    let last = { (pixels: Pixels) in
      (20..<180).last { pixels.darkPixels(x: $0..<$0 + 1, y: 20..<60) > 0 } ?? 0
    }
    #expect(last(ink) > last(narrow))
  }

  @Test("flexible space pushes a toolbar's buttons apart")
  func toolbar() throws {
    let bar = UIToolbar()
    bar.items = [
      UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil),
    ]
    let shown = lines(try picture(of: bar, width: 160, height: 44).items)
    #expect(shown[0].origin.x.isNear(36, within: 1))
    #expect(shown[1].origin.x > 145)
  }
}
