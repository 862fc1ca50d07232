extension ElementReader {
  mutating func details(of kind: ViewKind) -> ViewElement.Details {
    switch kind {
    case .label: .label(label())
    case .textField: .textField(textField())
    case .textView: .textView(textView())
    case .button: .button(button())
    case .imageView: .imageView(imageView())
    case .stackView: .stackView(stackView())
    case .scrollView: .scrollView(scrollView())
    case .tableView: .tableView(tableView())
    case .tableViewCell: .tableViewCell(tableViewCell())
    case .collectionView:
      .collectionView(
        CollectionViewElement(
          scroll: scrollView(), layout: flowLayout(), layoutClass: layoutClass()))
    case .segmentedControl: .segmentedControl(segmentedControl())
    case .slider, .stepper, .progressView: .range(range())
    case .pageControl:
      .pageControl(
        PageControlElement(
          numberOfPages: int("numberOfPages") ?? 0, currentPage: int("currentPage") ?? 0))
    case .datePicker: .datePicker(datePicker())
    case .activityIndicatorView: .activityIndicator(style: string("style"))
    case .switch: .toggle(isOn: bool("on", default: false))
    case .navigationBar:
      .navigationBar(
        NavigationBarElement(
          prefersLargeTitles: bool("largeTitles", default: false),
          isTranslucent: bool("translucent", default: true), style: tree.barStyle(of: element),
          items: tree.navigationItems(of: element)))
    case .toolbar:
      .toolbar(
        ToolbarElement(style: tree.barStyle(of: element), items: tree.barButtonItems(of: element)))
    case .tabBar:
      .tabBar(
        TabBarElement(style: tree.barStyle(of: element), items: tree.tabBarItems(of: element)))
    default: .plain
    }
  }

  /// The point size of labels that have no font.
  private static let labelPointSize = 17.0

  private mutating func label() -> LabelElement {
    let usesAttributes = bool("usesAttributedText", default: false)
    let font = tree.font(of: element)
    // A label with a smallest size that lacks the attribute shrinks the text (F10.49).
    let smallest =
      double("minimumScaleFactor")
      ?? double("minimumFontSize").map { $0 / (font?.pointSize ?? Self.labelPointSize) }
    return LabelElement(
      text: string("text") ?? tree.text(of: element, key: "text"),
      attributedText: usesAttributes
        ? tree.attributedText(of: element, key: "attributedText") : nil,
      font: font, textColor: tree.color(of: element, key: "textColor"),
      numberOfLines: int("numberOfLines") ?? 1,
      lineBreakMode: string("lineBreakMode") ?? "tailTruncation",
      textAlignment: string("textAlignment") ?? "natural",
      adjustsFontSizeToFit: bool("adjustsFontSizeToFit", default: smallest != nil),
      minimumScaleFactor: min(1, max(0, smallest ?? 0)),
      preferredMaxLayoutWidth: double("preferredMaxLayoutWidth") ?? 0)
  }

  private mutating func textField() -> TextFieldElement {
    let traits = tree.child("textInputTraits", key: "textInputTraits", of: element)
    return TextFieldElement(
      text: string("text") ?? tree.text(of: element, key: "text"),
      placeholder: string("placeholder") ?? tree.text(of: element, key: "placeholder"),
      font: tree.font(of: element), textColor: tree.color(of: element, key: "textColor"),
      minimumFontSize: bool("adjustsFontSizeToFit", default: true)
        ? double("minimumFontSize") : nil,
      textAlignment: string("textAlignment") ?? "natural", borderStyle: string("borderStyle"),
      clearButtonMode: string("clearButtonMode"),
      isSecure: traits.flatMap { tree.value("secureTextEntry", of: $0) } == "YES")
  }

  private mutating func textView() -> TextViewElement {
    TextViewElement(
      text: string("text") ?? tree.text(of: element, key: "text"),
      attributedText: tree.attributedText(of: element, key: "attributedText"),
      font: tree.font(of: element), textColor: tree.color(of: element, key: "textColor"),
      textAlignment: string("textAlignment") ?? "natural",
      isScrollEnabled: bool("scrollEnabled", default: true))
  }

  private mutating func imageView() -> ImageViewElement {
    let isSystem = string("catalog") == "system"
    return ImageViewElement(
      image: tree.imageReference(string("image"), isSystem: isSystem)
        ?? tree.imageReference(of: element),
      symbol: tree.symbolConfiguration(of: element, key: "preferredSymbolConfiguration"))
  }

  private mutating func stackView() -> StackViewElement {
    StackViewElement(
      isVertical: string("axis") == "vertical", distribution: string("distribution") ?? "fill",
      alignment: string("alignment") ?? "fill", spacing: double("spacing") ?? 0,
      usesStandardSpacing: string("spacingType") == "standard",
      isBaselineRelative: bool("baselineRelativeArrangement", default: false),
      isLayoutMarginsRelative: bool("layoutMarginsRelativeArrangement", default: false))
  }

  private mutating func segmentedControl() -> SegmentedControlElement {
    var segments: [SegmentedControlElement.Segment] = []
    if let list = tree.child("segments", of: element) {
      for segment in tree.children(of: list) where tree.elements[segment].name == "segment" {
        let isSystem = tree.value("catalog", of: segment) == "system"
        segments.append(
          SegmentedControlElement.Segment(
            title: tree.value("title", of: segment),
            image: tree.imageReference(tree.value("image", of: segment), isSystem: isSystem)
              ?? tree.imageReference(of: segment),
            width: tree.number("width", of: segment) ?? 0))
      }
    }
    return SegmentedControlElement(
      style: string("segmentControlStyle"), segments: segments,
      apportionsByContent: bool("apportionsSegmentWidthsByContent", default: false),
      font: tree.font(of: element), selectedIndex: int("selectedSegmentIndex") ?? -1)
  }

  private mutating func datePicker() -> DatePickerElement {
    let date = tree.child("date", key: "date", of: element)
      .flatMap { tree.value("timeIntervalSinceReferenceDate", of: $0) }.flatMap(Double.init)
    let interval = int("minuteInterval") ?? 1
    return DatePickerElement(
      mode: string("datePickerMode"), style: string("style"),
      date: date.flatMap { abs($0) < DatePickerElement.farthest ? $0 : nil },
      usesCurrentDate: bool("useCurrentDate", default: true),
      locale: tree.child("locale", key: "locale", of: element)
        .flatMap { tree.value("localeIdentifier", of: $0) },
      minuteInterval: (1...30).contains(interval) && 60 % interval == 0 ? interval : 1,
      countDownDuration: min(max(double("countDownDuration") ?? 60, 0), 86_399))
  }

  private mutating func range() -> RangeElement {
    RangeElement(
      value: double("value") ?? double("progress") ?? 0,
      minimum: double("minValue") ?? double("minimumValue") ?? 0,
      maximum: double("maxValue") ?? double("maximumValue") ?? 1)
  }
}
