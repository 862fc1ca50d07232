import AutoLayout
import Foundation

extension ControlsPage {
  private static func toggle(_ isOn: Bool) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    return toggle
  }

  private static func segments(_ items: [String], _ chosen: Int) -> UISegmentedControl {
    let control = UISegmentedControl(items: items)
    control.selectedSegmentIndex = chosen
    return control
  }

  private static func slider() -> UISlider {
    let slider = UISlider()
    slider.value = 0.4
    return slider
  }

  private static func progress(_ style: UIProgressView.Style) -> UIProgressView {
    let view = UIProgressView(progressViewStyle: style)
    view.progress = 0.6
    return view
  }

  private static func activity(_ style: UIActivityIndicatorView.Style) -> UIView {
    let view = UIActivityIndicatorView(style: style)
    view.startAnimating()
    return view
  }

  private static func dots() -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = 4
    control.currentPage = 1
    return control
  }

  static func values() -> UIView {
    let content = segments(["A", "Longer title", "Mid"], 1)
    content.apportionsSegmentWidthsByContent = true
    let styled = segments(["Large", "Type"], 0)
    styled.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 17)], for: .normal)
    return section(
      "Values",
      [
        row([
          named("switch", row([toggle(true), toggle(false)])), named("stepper", UIStepper()),
        ]),
        named("slider", wide(300, slider())),
        named("segments", segments(["First", "Second", "Third"], 0)),
        named("segments by content", content), named("segments in another font", styled),
        row([
          named("progress", wide(140, progress(.default))), named("bar", wide(140, progress(.bar))),
        ]),
        row([
          named("activity", activity(.medium)), named("large", activity(.large)),
          named("pages", dots()),
        ]),
      ])
  }

  static func fields() -> UIView {
    let borders: [(String, UITextField.BorderStyle)] = [
      ("none", .none), ("line", .line), ("bezel", .bezel), ("rounded", .roundedRect),
    ]
    let fields = borders.map { name, border -> UIView in
      let field = UITextField()
      field.borderStyle = border
      field.placeholder = "Placeholder"
      field.font = .systemFont(ofSize: 17)
      return named(name, wide(145, field))
    }
    let secret = UITextField()
    secret.borderStyle = .roundedRect
    secret.text = "password"
    secret.isSecureTextEntry = true
    let view = framed(UITextView(frame: .zero, textContainer: nil))
    view.isScrollEnabled = false
    view.font = .preferredFont(forTextStyle: .body)
    view.text = "A text view that does not scroll is as high as its text, in the width it has."
    return section(
      "Text fields",
      [
        row(Array(fields[..<2])), row(Array(fields[2...])),
        named("secret", wide(145, secret)), named("text view", wide(300, view)),
      ])
  }

  /// The same controls in the styles of iOS 12, 17 and 26.
  static func eras() -> UIView {
    let rows = [12, 17, 26].map { generation -> UIView in
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.text = "Field"
      let row = row([
        caption("iOS \(generation)"), toggle(true), segments(["A", "B"], 0), UIStepper(), field,
      ])
      row.setTraitOverrides(UITraitCollection(iosMajorVersion: generation))
      return row
    }
    return section("The years", rows)
  }
}
