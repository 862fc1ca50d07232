internal import AssetCatalog
internal import AutoLayout
internal import Foundation

extension SceneBuilder {
  func setAppearance(of view: UIView, _ element: ViewElement) {
    view.backgroundColor = color(element.backgroundColor) ?? defaultBackground(of: element)
    if let color = color(element.tintColor) { view.tintColor = color }
    if let mode = element.contentMode.flatMap(UIView.ContentMode.init(document:)) {
      view.contentMode = mode
    }
    setLayer(of: view, element.runtimeAttributes)
    switch (element.details, view) {
    case (.label(let label), let view as UILabel):
      if let color = color(label.textColor) { view.textColor = color }
      if label.attributedText != nil {
        view.attributedText = colored(view.attributedText, label.attributedText)
      }
    case (.textField(let field), let view as UITextField):
      if let color = color(field.textColor) { view.textColor = color }
    case (.textView(let text), let view as UITextView):
      if let color = color(text.textColor) { view.textColor = color }
      if text.attributedText != nil {
        view.attributedText = colored(view.attributedText, text.attributedText)
      }
    case (.button(let button), let view as UIButton):
      setAppearance(of: view, button)
    case (.range(let range), _):
      setValue(of: view, range)
    case (.segmentedControl(let segments), let view as UISegmentedControl):
      view.selectedSegmentIndex = segments.selectedIndex
    case (.pageControl(let pages), let view as UIPageControl):
      view.currentPage = pages.currentPage
    case (.toggle(let isOn), let view as UISwitch):
      view.isOn = isOn
    case (.tableViewCell, let view as UITableViewCell):
      setSeparator(of: view, in: element.parent.map { contents[$0] })
    default: break
    }
  }

  /// The default background of tables and their rows (F12.13).
  private func defaultBackground(of element: ViewElement) -> UIColor? {
    switch element.details {
    case .tableView(let table):
      table.style == "plain" ? .systemBackground : .systemGroupedBackground
    case .tableViewCell: isGrouped(element) ? .secondarySystemGroupedBackground : .systemBackground
    default: nil
    }
  }

  private func isGrouped(_ row: ViewElement) -> Bool {
    guard case .tableView(let table) = row.parent.map({ contents[$0] })?.details else {
      return false
    }
    return table.style != "plain"
  }

  private func setSeparator(of cell: UITableViewCell, in parent: ViewElement?) {
    guard case .tableView(let table) = parent?.details else { return }
    cell.hasSeparator = table.separatorStyle != "none"
    if let inset = table.separatorInset { cell.separatorInset = inset.insets }
    if let color = color(table.separatorColor) { cell.separatorColor = color }
  }

  private func setAppearance(of button: UIButton, _ element: ButtonElement) {
    for (name, state) in element.states {
      guard let key = UIControl.State(document: name) else { continue }
      if let color = color(state.titleColor) { button.setTitleColor(color, for: key) }
    }
    guard let configuration = element.configuration, button.configuration != nil else { return }
    if let color = color(configuration.baseForegroundColor) {
      button.configuration?.baseForegroundColor = color
    }
    if let color = color(configuration.baseBackgroundColor) {
      button.configuration?.baseBackgroundColor = color
    }
    button.configuration?.cornerStyle =
      switch configuration.cornerStyle {
      case "fixed": .fixed
      case "small": .small
      case "medium": .medium
      case "large": .large
      case "capsule": .capsule
      default: .dynamic
      }
    guard let background = configuration.background else { return }
    var shown = UIButton.Configuration.plain().background
    shown.backgroundColor = color(background.color)
    if let radius = background.cornerRadius { shown.cornerRadius = CGFloat(radius) }
    shown.strokeColor = color(background.strokeColor)
    shown.strokeWidth = CGFloat(background.strokeWidth ?? 0)
    shown.image = factory.images.image(background.image)
    button.configuration?.background = shown
  }

  private func setValue(of view: UIView, _ range: RangeElement) {
    switch view {
    case let view as UISlider:
      view.maximumValue = Float(max(range.minimum, range.maximum))
      view.minimumValue = Float(range.minimum)
      view.value = Float(range.value)
    case let view as UIProgressView: view.progress = Float(range.value)
    default: break
    }
  }

  private func setLayer(of view: UIView, _ attributes: [RuntimeAttributeElement]) {
    for attribute in attributes {
      switch (attribute.keyPath, attribute.value) {
      case ("layer.cornerRadius", .number(let radius)): view.layer.cornerRadius = CGFloat(radius)
      case ("layer.borderWidth", .number(let width)): view.layer.borderWidth = CGFloat(width)
      case ("layer.masksToBounds", .boolean(let cuts)): view.layer.masksToBounds = cuts
      default: continue
      }
    }
  }

  private func colored(
    _ text: NSAttributedString?, _ element: AttributedTextElement?
  ) -> NSAttributedString? {
    guard let text, let element, element.fragments.contains(where: { $0.color != nil }) else {
      return text
    }
    let copy = NSMutableAttributedString(attributedString: text)
    var start = 0
    for fragment in element.fragments {
      let range = NSRange(location: start, length: fragment.content.utf16.count)
      start = range.location + range.length
      guard start <= copy.length, let color = color(fragment.color) else { continue }
      copy.addAttribute(.foregroundColor, value: color, range: range)
    }
    return copy
  }

  func color(_ element: ColorElement?) -> UIColor? {
    switch element {
    case .rgb(let red, let green, let blue, let alpha, _)?:
      UIColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    case .white(let white, let alpha)?:
      UIColor(white: CGFloat(white), alpha: CGFloat(alpha))
    case .system(let name)?:
      UIColor.system(named: name) ?? direct(contents.resources.systemColors[name])
    case .named(let name)?:
      environment.assets?.dynamicColor(named: name, for: environment.assetTraits)
        ?? direct(contents.resources.namedColors[name])
    case nil: nil
    }
  }

  private func direct(_ element: ColorElement?) -> UIColor? {
    switch element {
    case .rgb, .white: color(element)
    case .system, .named, nil: nil
    }
  }
}

extension UIControl.State {
  fileprivate init?(document name: String) {
    switch name {
    case "normal": self = .normal
    case "highlighted": self = .highlighted
    case "selected": self = .selected
    case "disabled": self = .disabled
    default: return nil
    }
  }
}

extension UIView.ContentMode {
  fileprivate init?(document name: String) {
    let modes: [String: UIView.ContentMode] = [
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
      "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
      "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
      "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
    guard let mode = modes[name] else { return nil }
    self = mode
  }
}
