internal import AutoLayout
internal import InterfaceBuilder

/// The statements that set a view's properties where they differ from the defaults in code.
@MainActor
struct ViewStatements {
  let view: ViewElement
  let path: String
  let context: ConversionContext
  private(set) var lines: [String] = []

  /// Makes the statements; `isPlaced` is false if constraints or a stack place the view.
  init(_ view: ViewElement, path: String, isPlaced: Bool, _ context: ConversionContext) {
    self.view = view
    self.path = path
    self.context = context
    if isPlaced { addFrame() }
    addCommon()
    addDetails()
    // A frame leaves nothing to the content.
    if !isPlaced { addPriorities() }
    addMargins()
    addAccessibility()
    addRuntimeAttributes()
  }

  mutating func set(_ property: String, _ value: String) {
    let start = "\(member(property)) = "
    // The last value counts.
    lines.removeAll { $0.hasPrefix(start) }
    lines.append(start + value)
  }

  mutating func call(_ call: String) { lines.append(member(call)) }

  mutating func add(_ line: String) { lines.append(line) }

  func member(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  func color(_ element: ColorElement) -> String {
    ColorExpression.of(element, in: context.resources)
  }

  var other: [String: String] { view.other }

  mutating func setFlag(_ property: String, _ attribute: String, default value: Bool) {
    guard let written = other[attribute], (written == "YES") != value else { return }
    set(property, written == "YES" ? "true" : "false")
  }

  // MARK: - All views

  private mutating func addFrame() {
    if let frame = view.frame { set("frame", SwiftLiteral.rect(frame)) }
    let mask = view.autoresizing
    let names: [(AutoresizingElement, String)] = [
      (.flexibleMinX, "flexibleLeftMargin"), (.width, "flexibleWidth"),
      (.flexibleMaxX, "flexibleRightMargin"), (.flexibleMinY, "flexibleTopMargin"),
      (.height, "flexibleHeight"), (.flexibleMaxY, "flexibleBottomMargin"),
    ]
    let used = names.filter { mask.contains($0.0) }.map { ".\($0.1)" }
    if !used.isEmpty { set("autoresizingMask", "[\(used.joined(separator: ", "))]") }
  }

  private mutating func addCommon() {
    if let background = view.backgroundColor { set("backgroundColor", color(background)) }
    if let tint = view.tintColor { set("tintColor", color(tint)) }
    if view.alpha != 1 { set("alpha", SwiftLiteral.number(view.alpha)) }
    if view.isHidden { set("isHidden", "true") }
    if view.tag != 0 { set("tag", "\(view.tag)") }
    let isContent = view.role == .key("contentView") || path.hasSuffix("?")
    if !isContent, !view.kind.isCell, view.clipsSubviews != view.kind.isScrollView,
      !(view.kind == .textField && view.clipsSubviews)
    {
      set("clipsToBounds", view.clipsSubviews ? "true" : "false")
    }
    if !view.autoresizesSubviews { set("autoresizesSubviews", "false") }
    let ignoresTouches = view.kind == .label || view.kind == .imageView
    let isTouchable = view.isUserInteractionEnabled ?? true
    let isStock = path.hasSuffix("?")
    if isTouchable == ignoresTouches, !isStock {
      set("isUserInteractionEnabled", isTouchable ? "true" : "false")
    }
    if !view.isEnabled { set("isEnabled", "false") }
    if let mode = view.contentMode, mode != "scaleToFill", !isContent,
      [.view, .imageView, .button].contains(view.kind), Self.contentModes.contains(mode)
    {
      set("contentMode", ".\(mode)")
    }
    if let direction = view.semanticContentAttribute,
      ["playback", "spatial", "forceLeftToRight", "forceRightToLeft"].contains(direction)
    {
      set("semanticContentAttribute", ".\(direction)")
    }
    if [.view, .stackView].contains(view.kind) {
      setFlag("isMultipleTouchEnabled", "multipleTouchEnabled", default: false)
    }
    if let restoration = other["restorationIdentifier"] {
      set("restorationIdentifier", SwiftLiteral.string(restoration))
    }
  }

  private static let contentModes: Set<String> = [
    "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]

  private mutating func addPriorities() {
    let usual = ContentPriorityDefaults.of(view.kind)
    let own = view.priorities
    let all: [(String, String, Double?, Double?)] = [
      ("Hugging", "horizontal", own.horizontalHugging, usual.horizontalHugging),
      ("Hugging", "vertical", own.verticalHugging, usual.verticalHugging),
      (
        "CompressionResistance", "horizontal", own.horizontalCompression,
        usual.horizontalCompression
      ),
      ("CompressionResistance", "vertical", own.verticalCompression, usual.verticalCompression),
    ]
    for (kind, axis, value, usual) in all {
      guard let value, value > 0, value <= 1000, value != usual else { continue }
      // The class sets Interface Builder's usual value for all views at once.
      if kind == "Hugging", value == ContentPriorityDefaults.huggingOfDocuments,
        !path.hasSuffix("?"), !path.isEmpty
      {
        continue
      }
      call("setContent\(kind)Priority(\(SwiftLiteral.priority(value)), for: .\(axis))")
    }
  }

  private mutating func addMargins() {
    if view.preservesSuperviewLayoutMargins, !view.kind.isCell, view.role != .key("contentView") {
      set("preservesSuperviewLayoutMargins", "true")
    }
    // Only subviews use margins.
    if !view.insetsLayoutMarginsFromSafeArea, !view.children.isEmpty, !path.hasSuffix("?") {
      set("insetsLayoutMarginsFromSafeArea", "false")
    }
    guard let margins = view.layoutMargins, view.kind != .tableViewCellContentView else { return }
    let property = margins.isDirectional ? "directionalLayoutMargins" : "layoutMargins"
    set(property, SwiftLiteral.insets(margins))
  }

  private static let accessibilityTraits = [
    "button", "link", "image", "staticText", "header", "searchField", "selected", "notEnabled",
    "updatesFrequently", "playsSound", "keyboardKey", "summaryElement", "adjustable",
    "allowsDirectInteraction", "startsMediaSession", "causesPageTurn",
  ]

  private mutating func addAccessibility() {
    guard let element = context.child("accessibility", of: view.id) else { return }
    let values = context.values(in: element)
    if let identifier = values["identifier"] {
      set("accessibilityIdentifier", SwiftLiteral.string(identifier))
    }
    if let label = values["label"] {
      set("accessibilityLabel", context.text(label, "accessibilityLabel", of: view.id))
    }
    if let hint = values["hint"] {
      set("accessibilityHint", context.text(hint, "accessibilityHint", of: view.id))
    }
    let traits = context.grandchild("accessibilityTraits", in: element)?.attributes ?? [:]
    let present = Self.accessibilityTraits.filter { traits[$0] == "YES" }
    if !present.isEmpty {
      set(
        "accessibilityTraits", "[\(present.map { ".\($0)" }.joined(separator: ", "))]")
    }
    if let isElement = values["isElement"] {
      set("isAccessibilityElement", isElement == "YES" ? "true" : "false")
    }
  }

  // MARK: - Runtime attributes

  private mutating func addRuntimeAttributes() {
    for attribute in view.runtimeAttributes { addRuntimeAttribute(attribute) }
  }

  private mutating func addRuntimeAttribute(_ attribute: RuntimeAttributeElement) {
    let keyPath = attribute.keyPath
    let parts = keyPath.split(separator: ".").map(String.init)
    guard !parts.isEmpty, parts.allSatisfy(Identifier.isValid), !path.hasSuffix("?") else { return }
    let isKnown =
      ReservedNames.runtimeProperties.contains(keyPath)
      && (keyPath != "textColor" || [.label, .textField, .textView].contains(view.kind))
    let isColorOfLayer = parts.first == "layer" && parts.last?.hasSuffix("Color") == true
    guard let (value, type) = self.value(of: attribute),
      parts.count == 1 || isKnown || isColorOfLayer
    else {
      add(
        context.comment(
          "the runtime attribute '\(keyPath)' of \(path.isEmpty ? "self" : path) is not set",
          at: view.location))
      return
    }
    if isColorOfLayer {
      let color = value.hasPrefix(".") ? "UIColor\(value)" : value
      set(keyPath, "\(color)\(value.hasPrefix("UIColor(named") ? "?" : "").cgColor")
      return
    }
    if !isKnown {
      let owner = view.customClass.map(Identifier.plain) ?? view.kind.codeClass
      context.needsProperty(keyPath, type: type, of: owner)
    }
    set(parts.map(Identifier.escaped).joined(separator: "."), value)
  }

  private static func isFlag(_ keyPath: String) -> Bool {
    [
      "clipsToBounds", "isHidden", "isAccessibilityElement", "layer.masksToBounds",
      "layer.shouldRasterize",
    ].contains(keyPath)
  }

  private func value(of attribute: RuntimeAttributeElement) -> (String, String)? {
    switch attribute.value {
    // Key-value coding converts texts to numbers of layers.
    case .string(let text) where attribute.keyPath.hasPrefix("layer."):
      Double(text).map { (SwiftLiteral.number($0), "Double?") }
    case .number(let number) where Self.isFlag(attribute.keyPath):
      (number == 0 ? "false" : "true", "Bool?")
    case .number(let number): (SwiftLiteral.number(number), "Double?")
    case .boolean(let isTrue): (isTrue ? "true" : "false", "Bool?")
    case .string(let text): (SwiftLiteral.string(text), "String?")
    case .size(let size): (SwiftLiteral.size(size), "CGSize?")
    case .rect(let rect): (SwiftLiteral.rect(rect), "CGRect?")
    case .point(let x, let y):
      ("CGPoint(x: \(SwiftLiteral.number(x)), y: \(SwiftLiteral.number(y)))", "CGPoint?")
    case .color(let color):
      (ColorExpression.of(color, in: context.resources), "UIColor?")
    case .other(type: "image", let name?):
      ("UIImage(named: \(SwiftLiteral.string(name)))", "UIImage?")
    case .other(type: "localizedString", let text?):
      (context.text(text, attribute.keyPath, of: view.id), "String?")
    case .other: nil
    }
  }
}
