extension ViewElement {
  mutating func readCommon(_ reader: inout ElementReader) {
    let tree = reader.tree
    let element = reader.element
    customClass = reader.string("customClass")
    customModule = reader.string("customModule")
    userLabel = reader.string("userLabel")
    reuseIdentifier = reader.string("reuseIdentifier")
    isEnabled = reader.bool("enabled", default: true)
    isUserInteractionEnabled = reader.string("userInteractionEnabled").map { $0 == "YES" }
    translatesAutoresizingMask =
      reader.bool("translatesAutoresizingMaskIntoConstraints", default: true)
    autoresizesSubviews = reader.bool("autoresizesSubviews", default: true)
    isFixedFrame = reader.bool("fixedFrame", default: false)
    isHidden = reader.bool("hidden", default: false)
    isOpaque = reader.bool("opaque", default: true)
    clipsSubviews = reader.bool("clipsSubviews", default: false)
    alpha = reader.double("alpha") ?? 1
    tag = reader.int("tag") ?? 0
    contentMode = reader.string("contentMode")
    semanticContentAttribute = reader.string("semanticContentAttribute")
    priorities = ContentPriorities(
      horizontalHugging: reader.double("horizontalHuggingPriority"),
      verticalHugging: reader.double("verticalHuggingPriority"),
      horizontalCompression: reader.double("horizontalCompressionResistancePriority"),
      verticalCompression: reader.double("verticalCompressionResistancePriority"))
    placeholderIntrinsicWidth = reader.placeholderSize("placeholderIntrinsicWidth")
    placeholderIntrinsicHeight = reader.placeholderSize("placeholderIntrinsicHeight")
    preservesSuperviewLayoutMargins =
      reader.bool("preservesSuperviewLayoutMargins", default: false)
    insetsLayoutMarginsFromSafeArea =
      reader.bool("insetsLayoutMarginsFromSafeArea", default: true)
    layoutMarginsFollowReadableWidth =
      reader.bool("layoutMarginsFollowReadableWidth", default: false)
    isMisplaced = reader.bool("misplaced", default: false)
    isAmbiguous = reader.bool("ambiguous", default: false)
    verifyAmbiguity = reader.string("verifyAmbiguity")
    for child in tree.children(of: element) {
      readValue(child, of: tree)
    }
  }

  private mutating func readValue(_ child: Int, of tree: ElementTree) {
    switch (tree.elements[child].name, tree.value("key", of: child)) {
    case ("rect", "frame"): frame = tree.rect(child)
    case ("frame", "frameInset"): frame = tree.insetFrame(child) ?? frame
    case ("autoresizingMask", _): autoresizing = tree.autoresizing(child)
    case ("edgeInsets", "layoutMargins"),
      ("directionalEdgeInsets", "directionalLayoutMargins"),
      ("directionalEdgeInsets", "layoutMargins"):
      layoutMargins = tree.insets(child)
    case ("color", "backgroundColor"): backgroundColor = tree.color(child)
    case ("color", "tintColor"): tintColor = tree.color(child)
    case ("accessibility", _): accessibility = tree.accessibility(child)
    case ("size", "customSize"): customSize = tree.size(child)
    default: break
    }
  }
}

extension ElementTree {
  func runtimeAttributes(_ element: Int) -> [RuntimeAttributeElement] {
    children(of: element).compactMap { child in
      guard let keyPath = value("keyPath", of: child) else { return nil }
      return RuntimeAttributeElement(keyPath: keyPath, value: runtimeValue(child))
    }
  }

  private func runtimeValue(_ element: Int) -> RuntimeAttributeElement.Value {
    let type = value("type", of: element) ?? ""
    for child in children(of: element) where value("key", of: child) == "value" {
      switch elements[child].name {
      case "real", "integer": return .number(number("value", of: child) ?? 0)
      case "size": return .size(size(child))
      case "rect": return .rect(rect(child))
      case "point": return .point(x: number("x", of: child) ?? 0, y: number("y", of: child) ?? 0)
      case "color": return color(child).map { .color($0) } ?? .other(type: type, text: nil)
      default: break
      }
    }
    let text = value("value", of: element) ?? text(of: element, key: "value")
    return switch type {
    case "boolean": .boolean(text == "YES")
    case "string": .string(text ?? "")
    case "number": .number(text.flatMap(Double.init) ?? 0)
    default: .other(type: type, text: text)
    }
  }
}
