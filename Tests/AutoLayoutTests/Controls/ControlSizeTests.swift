import AutoLayout
import Foundation
import TestSupport
import Testing

/// Frames of controls with intrinsic size as saved by Interface Builder (F9.10–F9.24, F9.48).
@MainActor
@Suite("Sizes of controls")
struct ControlSizeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var generation: Int
    var scale: CGFloat = 2
    var frame: CGSize
    var make: @MainActor @Sendable () -> UIView
    var testDescription: String { "\(name), iOS \(generation)" }

    init(
      _ name: String, _ generation: Int, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2,
      _ make: @escaping @MainActor @Sendable () -> UIView
    ) {
      (self.name, self.generation, self.scale, self.make) = (name, generation, scale, make)
      frame = CGSize(width: width, height: height)
    }
  }

  nonisolated private static func field(
    _ border: UITextField.BorderStyle, _ size: CGFloat, placeholder: String? = nil,
    isSecure: Bool = false
  ) -> @MainActor @Sendable () -> UIView {
    {
      let field = UITextField()
      field.borderStyle = border
      field.font = .systemFont(ofSize: size)
      field.placeholder = placeholder
      field.isSecureTextEntry = isSecure
      return field
    }
  }

  nonisolated private static func button(
    _ title: String, size: CGFloat?, type: UIButton.ButtonType = .system
  ) -> @MainActor @Sendable () -> UIView {
    {
      let button = UIButton(type: type)
      button.setTitle(title, for: .normal)
      if let size { button.titleLabel?.font = .systemFont(ofSize: size) }
      return button
    }
  }

  nonisolated private static func attributed(
    _ title: String, _ size: CGFloat
  ) -> @MainActor @Sendable () -> UIView {
    {
      let button = UIButton(type: .custom)
      button.setAttributedTitle(
        NSAttributedString(string: title, attributes: [.font: UIFont.systemFont(ofSize: size)]),
        for: .normal)
      return button
    }
  }

  nonisolated private static func configured(_ title: String) -> @MainActor @Sendable () -> UIView {
    {
      var configuration = UIButton.Configuration.plain()
      configuration.title = title
      return UIButton(configuration: configuration)
    }
  }

  nonisolated private static func dots(_ count: Int) -> @MainActor @Sendable () -> UIView {
    {
      let control = UIPageControl()
      control.numberOfPages = count
      return control
    }
  }

  /// −1 for a control that has no intrinsic width.
  nonisolated static let cases: [Case] = [
    Case("switch", 10, 51, 31) { UISwitch() }, Case("switch", 17, 51, 31) { UISwitch() },
    Case("switch", 26, 63, 28) { UISwitch() }, Case("slider", 12, -1, 31) { UISlider() },
    Case("slider", 26, -1, 34) { UISlider() }, Case("stepper", 12, 94, 29) { UIStepper() },
    Case("stepper", 16, 94, 32) { UIStepper() },
    Case("segments", 12, 121, 29) { UISegmentedControl(items: ["First", "Second"]) },
    Case("segments", 16, 131, 32) { UISegmentedControl(items: ["First", "Second"]) },
    Case("progress", 13, -1, 2) { UIProgressView() },
    Case("progress", 14, -1, 4) { UIProgressView() },
    Case("progress bar", 11, -1, 2.5) { UIProgressView(progressViewStyle: .bar) },
    Case("wheel", 12, 20, 20) { UIActivityIndicatorView(style: .gray) },
    Case("wheel", 17, 20, 20) { UIActivityIndicatorView(style: .medium) },
    Case("large wheel", 17, 37, 37) { UIActivityIndicatorView(style: .large) },
    Case("dots", 12, 39, 37, dots(3)), Case("seven dots", 12, 103, 37, dots(7)),
    Case("dots at 3x", 14, 121.33, 82.0 / 3, scale: 3, dots(3)),
    Case("dots", 15, 155.5, 26, dots(3)),
    Case("four dots at 3x", 15, 172.67, 77.0 / 3, scale: 3, dots(4)),
    Case("dots", 16, 116.5, 26, dots(3)), Case("two dots", 16, 98.5, 26, dots(2)),
    Case("dots", 17, 74, 26, dots(3)), Case("dots at 3x", 17, 73, 77.0 / 3, scale: 3, dots(3)),
    Case("four dots at 3x", 17, 90.67, 77.0 / 3, scale: 3, dots(4)),
    Case("picker", 8, 320, 162) { UIPickerView() },
    Case("date wheels", 8, 320, 162) { UIDatePicker() },
    Case("picker", 12, 320, 216) { UIPickerView() },
    Case("date wheels", 13, 320, 216) { UIDatePicker() },
    Case("date", 16, 215, 36) { UIDatePicker() },
    Case("search", 10, -1, 44) { UISearchBar() }, Case("search", 16, -1, 56) { UISearchBar() },
    Case("search", 26, -1, 64) { UISearchBar() },
    Case("navigation bar", 16, -1, 44) { UINavigationBar() },
    Case("tab bar", 16, -1, 49) { UITabBar() }, Case("toolbar", 16, -1, 44) { UIToolbar() },
    Case("empty field", 10, 21, 30, field(.roundedRect, 14)),
    Case("empty field", 16, 28, 34, field(.roundedRect, 14)),
    Case("field", 12, 83, 30, field(.roundedRect, 14, placeholder: "password")),
    Case("field at 3x", 15, 80.67, 34, scale: 3, field(.roundedRect, 14, placeholder: "Total $0")),
    Case("large field", 16, 28, 52.5, field(.roundedRect, 36)),
    Case("plain field", 13, 0, 17, field(.none, 14)),
    Case("plain field", 17, 0, 22, field(.none, 17)),
    Case("plain field at 3x", 17, 0, 70.0 / 3, scale: 3, field(.none, 18)),
    Case("bare field", 8, 155, 18, field(.none, 15, placeholder: "Placeholder Text Here")),
    Case("field on points", 13, 0, 20, field(.none, 16)),
    Case("field on points at 3x", 13, 0, 29, scale: 3, field(.none, 24)),
    Case("secure field", 16, 0, 20, field(.none, 16, isSecure: true)),
    Case("secure field at 3x", 16, 0, 22, scale: 3, field(.none, 18, isSecure: true)),
    Case("button", 12, 46, 30, button("Button", size: nil)),
    Case("button", 12, 30, 30, button("OK", size: nil)),
    Case("button", 12, 37, 30, button("Done", size: nil)),
    Case("button 11", 12, 30, 26, button("OK", size: 11)),
    Case("button 16", 12, 30, 32, button("OK", size: 16)),
    Case("button 20", 12, 30, 36, button("OK", size: 20)),
    Case("button 22", 12, 30, 39, button("OK", size: 22)),
    Case("attributed button 16", 13, 50, 31, attributed("CLEAR", 16)),
    Case("attributed button 14", 13, 70, 28.5, attributed("Read More", 14)),
    Case(
      "attributed button 16 at 3x", 15, 213, 31, scale: 3,
      attributed("Is this mobile number wrong?", 16)),
    Case("empty button", 14, 30, 30, button("", size: nil)),
    Case("empty custom button", 14, 30, 34) { UIButton(type: .custom) },
    Case("info button", 12, 22, 22) { UIButton(type: .infoLight) },
    Case("close button", 17, 22, 21) { UIButton(type: .close) },
    Case("custom button", 12, 54, 34, button("Button", size: nil, type: .custom)),
    Case("configured button", 15, 67, 31, configured("Button")),
    Case("configured button", 17, 61.5, 34.5, configured("Crop")),
  ]

  private static func sizes(of sample: Case) -> (natural: CGSize, frame: CGSize) {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    host.setTraitOverrides(
      UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: sample.scale),
        UITraitCollection(iosMajorVersion: sample.generation),
      ]))
    let view = sample.make()
    host.addSubview(view)
    let natural = view.intrinsicContentSize
    return (natural, view.frame(forAlignmentRect: CGRect(origin: .zero, size: natural)).size)
  }

  @Test("bars are lower on a phone in landscape (F9.20)")
  func lyingBars() {
    for bar in [UINavigationBar(), UIToolbar()] {
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 667, height: 375))
      host.setTraitOverrides(
        UITraitCollection(traitsFrom: [
          UITraitCollection(iosMajorVersion: 12), UITraitCollection(verticalSizeClass: .compact),
        ]))
      host.addSubview(bar)
      #expect(bar.intrinsicContentSize.height == 32)
      bar.removeFromSuperview()
    }
  }

  @Test("the table of all controls lists recorded sizes, our sizes, and hugging priorities")
  func table() {
    func side(_ length: CGFloat) -> String {
      length < 0 ? "–" : "\((Double(length) * 100).rounded() / 100)"
    }
    func cell(_ text: String, _ width: Int) -> String {
      text.padding(toLength: width, withPad: " ", startingAt: 0)
    }
    var lines = ["", "control              iOS  recorded         ours             hugging  met"]
    var misses = 0
    for sample in Self.cases {
      let (natural, frame) = Self.sizes(of: sample)
      let isWide = sample.frame.width >= 0
      let isMet =
        frame.height.isNear(sample.frame.height, within: 0.01)
        && (!isWide || frame.width.isNear(sample.frame.width, within: 1))
      misses += isMet ? 0 : 1
      let view = sample.make()
      let hugging = [NSLayoutConstraint.Axis.horizontal, .vertical].map {
        "\(Int(view.contentHuggingPriority(for: $0).rawValue))"
      }
      let recorded = "\(side(sample.frame.width)) × \(side(sample.frame.height))"
      let ours = "\(side(isWide ? frame.width : natural.width)) × \(side(frame.height))"
      lines.append(
        cell(sample.name, 21) + cell("\(sample.generation)", 5) + cell(recorded, 17)
          + cell(ours, 17) + cell(hugging.joined(separator: "/"), 9) + (isMet ? "yes" : "NO"))
    }
    print(lines.joined(separator: "\n"))
    #expect(misses == 0)
  }

  @Test("a control is as large as recorded, within a point of text", arguments: cases)
  func size(_ sample: Case) {
    let (natural, frame) = Self.sizes(of: sample)
    #expect(frame.height.isNear(sample.frame.height, within: 0.01))
    if sample.frame.width < 0 {
      #expect(natural.width == UIView.noIntrinsicMetric)
    } else {
      #expect(frame.width.isNear(sample.frame.width, within: 1))
    }
  }

  @Test("controls that keep their intrinsic size hug it strongly (F1.18)")
  func hugging() {
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .large)] {
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }
    #expect(UIProgressView().contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(UIProgressView().contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(UILabel().contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test("the switch's trailing edge lies two points inside the frame (F6.15)")
  func alignment() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let control = UISwitch()
    host.addConstrained(control)
    NSLayoutConstraint.activate([
      control.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      control.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    host.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 151, y: 0, width: 51, height: 31))
  }
}
