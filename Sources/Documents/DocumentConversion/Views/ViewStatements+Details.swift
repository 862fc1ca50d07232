internal import InterfaceBuilder

/// The properties of each family of views.
extension ViewStatements {
  mutating func addDetails() {
    switch view.details {
    case .label(let label): add(label)
    case .textField(let field): add(field)
    case .textView(let text): add(text)
    case .button(let button): add(button)
    case .imageView(let element): add(element)
    case .stackView(let stack): add(stack)
    case .scrollView(let scroll): add(scroll)
    case .tableView(let table): add(table)
    case .tableViewCell(let cell): add(cell)
    case .collectionView(let collection): add(collection.scroll)
    case .segmentedControl(let control): add(control)
    case .range(let range): add(range)
    case .pageControl(let control):
      if control.numberOfPages != 0 { set("numberOfPages", "\(control.numberOfPages)") }
      if control.currentPage > 0 { set("currentPage", "\(control.currentPage)") }
    case .datePicker(let picker): add(picker)
    case .activityIndicator(let style): addIndicator(style)
    case .toggle(let isOn): if isOn { set("isOn", "true") }
    case .navigationBar, .toolbar, .tabBar, .plain: addPlain()
    }
  }

  /// The beginning of the names of constants for the view.
  var stem: String {
    let word = path.split(separator: ".").last.map(String.init) ?? "own"
    return word.filter { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  // MARK: - Text

  private mutating func addText(
    _ text: String?, _ attributed: AttributedTextElement?, default size: Double
  ) {
    if let attributed, !attributed.string.isEmpty {
      let made = AttributedTextStatements(
        attributed, name: stem,
        defaultSize: size, resources: context.resources)
      for line in made.statements { add(line) }
      set("attributedText", made.expression)
    } else if let text, !text.isEmpty {
      set("text", context.text(text, "text", of: view.id))
    }
  }

  private mutating func addFont(_ font: FontElement?, default size: Double, _ property: String) {
    // The labels of stock cells have text styles in code.
    guard let font, path.hasSuffix("?") || !FontExpression.isSystem(font, size: size) else {
      return
    }
    set(property, FontExpression.of(font, defaultSize: size))
  }

  private mutating func addAlignment(_ name: String) {
    if let alignment = TextWords.alignment(name) { set("textAlignment", ".\(alignment)") }
  }

  private mutating func add(_ label: LabelElement) {
    addFont(label.font, default: 17, "font")
    if let color = label.textColor { set("textColor", self.color(color)) }
    if label.numberOfLines != 1 { set("numberOfLines", "\(label.numberOfLines)") }
    addAlignment(label.textAlignment)
    if let mode = TextWords.lineBreakMode(label.lineBreakMode), mode != "byTruncatingTail" {
      set("lineBreakMode", ".\(mode)")
    }
    if label.adjustsFontSizeToFit { set("adjustsFontSizeToFitWidth", "true") }
    if label.minimumScaleFactor != 0 {
      set("minimumScaleFactor", SwiftLiteral.number(label.minimumScaleFactor))
    }
    if label.preferredMaxLayoutWidth != 0 {
      set("preferredMaxLayoutWidth", SwiftLiteral.number(label.preferredMaxLayoutWidth))
    }
    setFlag(
      "adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", default: false)
    addText(label.text, label.attributedText, default: 17)
  }

  private mutating func add(_ field: TextFieldElement) {
    addFont(field.font, default: 17, "font")
    if let color = field.textColor { set("textColor", self.color(color)) }
    addAlignment(field.textAlignment)
    if let style = field.borderStyle, ["line", "bezel", "roundedRect"].contains(style) {
      set("borderStyle", ".\(style)")
    }
    if let mode = field.clearButtonMode, ["whileEditing", "unlessEditing", "always"].contains(mode)
    {
      set("clearButtonMode", ".\(mode)")
    }
    if let placeholder = field.placeholder, !placeholder.isEmpty {
      set("placeholder", context.text(placeholder, "placeholder", of: view.id))
    }
    setFlag(
      "adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", default: false)
    addText(field.text, nil, default: 17)
    addInputTraits()
  }

  private mutating func add(_ text: TextViewElement) {
    // A text view made in code has another font than a document's text view.
    let usual = FontElement(face: .system(weight: nil), pointSize: 14)
    set("font", FontExpression.of(text.font ?? usual, defaultSize: 14))
    if let color = text.textColor { set("textColor", self.color(color)) }
    addAlignment(text.textAlignment)
    if !text.isScrollEnabled { set("isScrollEnabled", "false") }
    setFlag("isEditable", "editable", default: true)
    setFlag("isSelectable", "selectable", default: true)
    setFlag(
      "adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", default: false)
    addIndicators()
    addText(text.text, text.attributedText, default: 14)
    addInputTraits()
  }

  private static let inputTraits: [(attribute: String, property: String)] = [
    ("keyboardType", "keyboardType"), ("returnKeyType", "returnKeyType"),
    ("autocapitalizationType", "autocapitalizationType"),
    ("keyboardAppearance", "keyboardAppearance"),
  ]
  private static let inputSwitches: [(attribute: String, property: String)] = [
    ("autocorrectionType", "autocorrectionType"), ("spellCheckingType", "spellCheckingType"),
    ("smartDashesType", "smartDashesType"), ("smartQuotesType", "smartQuotesType"),
    ("smartInsertDeleteType", "smartInsertDeleteType"),
  ]

  private mutating func addInputTraits() {
    guard let traits = context.child("textInputTraits", of: view.id)?.attributes else { return }
    let values = [
      "numberPad": "numberPad", "phonePad": "phonePad", "decimalPad": "decimalPad",
      "emailAddress": "emailAddress", "URL": "URL", "alphabet": "asciiCapable",
      "numbersAndPunctuation": "numbersAndPunctuation", "namePhonePad": "namePhonePad",
      "twitter": "twitter", "webSearch": "webSearch",
      "ASCIICapableNumberPad":
        "asciiCapableNumberPad", "go": "go", "google": "google", "join": "join", "next": "next",
      "route": "route", "search": "search", "send": "send", "done": "done",
      "continue": "continue", "emergencyCall": "emergencyCall", "words": "words",
      "allCharacters": "allCharacters", "sentences": "sentences", "alert": "dark", "dark": "dark",
      "light": "light",
    ]
    for (attribute, property) in Self.inputTraits {
      guard let word = traits[attribute] else {
        // If a document has no attribute, text is not capitalized.
        if attribute == "autocapitalizationType" { set(property, ".none") }
        continue
      }
      guard let value = values[word], !(attribute.hasPrefix("autocap") && value == "sentences")
      else { continue }
      set(property, ".\(Identifier.escaped(value))")
    }
    for (attribute, property) in Self.inputSwitches {
      guard let word = traits[attribute], word == "yes" || word == "no" else { continue }
      set(property, ".\(word)")
    }
    if traits["secureTextEntry"] == "YES" { set("isSecureTextEntry", "true") }
    if traits["enablesReturnKeyAutomatically"] == "YES" {
      set("enablesReturnKeyAutomatically", "true")
    }
    if let type = traits["textContentType"] { addContentType(type) }
  }

  private mutating func addContentType(_ type: String) {
    let known = [
      "username": "username", "password": "password", "new-password": "newPassword",
      "one-time-code": "oneTimeCode", "email": "emailAddress", "tel": "telephoneNumber",
      "name": "name", "given-name": "givenName", "family-name": "familyName",
      "postal-code": "postalCode", "url": "URL",
    ]
    guard let name = known[type] else { return }
    set("textContentType", ".\(name)")
  }

  // MARK: - Buttons and images

  private mutating func add(_ button: ButtonElement) {
    if let configuration = button.configuration {
      for line in ButtonConfigurationStatements(configuration, of: self).lines { add(line) }
    }
    let isSystem = button.buttonType == "system" || button.buttonType == "roundedRect"
    if button.configuration == nil {
      addFont(button.font, default: isSystem ? 15 : 18, "titleLabel?.font")
    }
    for name in ["normal", "highlighted", "selected", "disabled"] {
      guard let state = button.states[name] else { continue }
      add(state, named: name, showsTitle: button.configuration == nil)
    }
    if button.configuration == nil,
      let mode = TextWords.lineBreakMode(button.lineBreakMode), mode != "byTruncatingMiddle"
    {
      set("titleLabel?.lineBreakMode", ".\(mode)")
    }
    let insets = [
      ("contentEdgeInsets", button.contentEdgeInsets), ("titleEdgeInsets", button.titleEdgeInsets),
      ("imageEdgeInsets", button.imageEdgeInsets),
    ]
    for (property, insets) in insets {
      guard let insets, button.configuration == nil, !insets.isTiny else { continue }
      set(property, SwiftLiteral.insets(insets))
    }
    addContentAlignment(button.contentHorizontalAlignment, button.contentVerticalAlignment)
    if let role = button.role, ["primary", "cancel", "destructive"].contains(role) {
      set("role", ".\(role)")
    }
    setFlag("isSelected", "selected", default: false)
  }

  private mutating func addContentAlignment(_ horizontal: String, _ vertical: String) {
    if ["left", "right", "fill", "leading", "trailing"].contains(horizontal) {
      set("contentHorizontalAlignment", ".\(horizontal)")
    }
    if ["top", "bottom", "fill"].contains(vertical) {
      set("contentVerticalAlignment", ".\(vertical)")
    }
  }

  private mutating func add(_ state: ButtonElement.State, named name: String, showsTitle: Bool) {
    if let attributed = state.attributedTitle, showsTitle, !attributed.string.isEmpty {
      let prefix = stem
      let made = AttributedTextStatements(
        attributed, name: name == "normal" ? prefix : prefix + Identifier.upperCamel([name]),
        defaultSize: 15, resources: context.resources)
      for line in made.statements { add(line) }
      call("setAttributedTitle(\(made.expression), for: .\(name))")
    } else if let title = state.title, !title.isEmpty, showsTitle {
      call("setTitle(\(context.text(title, "\(name)Title", of: view.id)), for: .\(name))")
    }
    if let color = state.titleColor, showsTitle {
      call("setTitleColor(\(self.color(color)), for: .\(name))")
    }
    if let image = state.image {
      call("setImage(\(ImageExpression.of(image, symbol: state.symbol)), for: .\(name))")
    }
    if let background = state.backgroundImage {
      call("setBackgroundImage(UIImage(named: \(SwiftLiteral.string(background))), for: .\(name))")
    }
  }

  private mutating func add(_ element: ImageViewElement) {
    if let symbol = element.symbol, let made = ImageExpression.configuration(symbol) {
      set("preferredSymbolConfiguration", made)
    }
    let isInInitializer = view.customClass == nil && !path.isEmpty && !path.hasSuffix("?")
    if let image = element.image, !isInInitializer { set("image", ImageExpression.of(image)) }
    if let name = other["highlightedImage"] {
      set("highlightedImage", "UIImage(named: \(SwiftLiteral.string(name)))")
    }
  }

  // MARK: - Containers

  private mutating func add(_ stack: StackViewElement) {
    if stack.isVertical { set("axis", ".vertical") }
    let distributions = ["fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
    if distributions.contains(stack.distribution) {
      set("distribution", ".\(stack.distribution)")
    }
    let alignments = [
      "top", "leading", "center", "bottom", "trailing", "firstBaseline", "lastBaseline",
    ]
    if alignments.contains(stack.alignment) { set("alignment", ".\(stack.alignment)") }
    if stack.usesStandardSpacing {
      set("spacing", "UIStackView.spacingUseSystem")
    } else if stack.spacing != 0 {
      set("spacing", SwiftLiteral.number(stack.spacing))
    }
    if stack.isBaselineRelative { set("isBaselineRelativeArrangement", "true") }
    if stack.isLayoutMarginsRelative { set("isLayoutMarginsRelativeArrangement", "true") }
  }

  mutating func addIndicators() {
    setFlag("showsHorizontalScrollIndicator", "showsHorizontalScrollIndicator", default: true)
    setFlag("showsVerticalScrollIndicator", "showsVerticalScrollIndicator", default: true)
    setFlag("bounces", "bounces", default: true)
  }

  mutating func add(_ scroll: ScrollViewElement) {
    if let insets = scroll.contentInset, !insets.isTiny {
      set("contentInset", SwiftLiteral.insets(insets))
    }
    if let behavior = scroll.contentInsetAdjustment,
      ["never", "always", "scrollableAxes"].contains(behavior)
    {
      set("contentInsetAdjustmentBehavior", ".\(behavior)")
    }
    let isTable = view.kind == .tableView
    if scroll.alwaysBouncesVertically != isTable {
      set("alwaysBounceVertical", scroll.alwaysBouncesVertically ? "true" : "false")
    }
    if scroll.alwaysBouncesHorizontally { set("alwaysBounceHorizontal", "true") }
    addIndicators()
    setFlag("isScrollEnabled", "scrollEnabled", default: true)
    setFlag("isPagingEnabled", "pagingEnabled", default: false)
    setFlag("isDirectionalLockEnabled", "directionalLockEnabled", default: false)
    setFlag("delaysContentTouches", "delaysContentTouches", default: true)
    if let mode = other["keyboardDismissMode"], ["onDrag", "interactive"].contains(mode) {
      set("keyboardDismissMode", ".\(mode)")
    }
  }

  private mutating func addIndicator(_ style: String?) {
    if style == "white" || style == "whiteLarge", view.customClass == nil {
      set("color", ".white")
    }
    if view.customClass != nil, style?.lowercased().contains("large") == true {
      set("style", ".large")
    }
    if other["hidesWhenStopped"] != "YES" { set("hidesWhenStopped", "false") }
    if other["animating"] == "YES" { call("startAnimating()") }
  }

  private mutating func addPlain() {
    guard view.kind == .searchBar else { return }
    if let placeholder = other["placeholder"] {
      set("placeholder", context.text(placeholder, "placeholder", of: view.id))
    }
    if let style = other["searchBarStyle"], ["minimal", "prominent"].contains(style) {
      set("searchBarStyle", ".\(style)")
    }
    setFlag("showsCancelButton", "showsCancelButton", default: false)
  }
}

extension EdgeInsetsElement {
  /// Whether all sides are zero, or Xcode's number next to zero.
  var isTiny: Bool { [top, left, bottom, right].allSatisfy { abs($0) < 1e-6 } }
}
