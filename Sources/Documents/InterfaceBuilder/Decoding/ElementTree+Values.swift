internal import AutoLayout
internal import Foundation

extension ElementTree {
  func child(_ name: String, key: String? = nil, of element: Int) -> Int? {
    for child in children(of: element) where elements[child].name == name {
      if key == nil || value("key", of: child) == key { return child }
    }
    return nil
  }

  func number(_ name: String, of element: Int) -> Double? {
    guard let text = value(name, of: element) else { return nil }
    switch DocumentNumber.parse(text) {
    case .success(let number): return number
    case .failure(let kind):
      note(kind, of: name, text, of: element)
      return nil
    }
  }

  func rect(_ element: Int) -> RectElement {
    RectElement(
      x: number("x", of: element) ?? 0, y: number("y", of: element) ?? 0,
      width: number("width", of: element) ?? 0, height: number("height", of: element) ?? 0)
  }

  /// A frame from the first builds of Xcode 8, by distances from the superview's edges (F10.38);
  /// nil if a size depends on the superview's.
  func insetFrame(_ element: Int) -> RectElement? {
    guard let width = number("width", of: element), let height = number("height", of: element)
    else { return nil }
    return RectElement(
      x: number("minX", of: element) ?? 0, y: number("minY", of: element) ?? 0, width: width,
      height: height)
  }

  func size(_ element: Int) -> SizeElement {
    SizeElement(
      width: number("width", of: element) ?? 0, height: number("height", of: element) ?? 0)
  }

  func insets(_ element: Int) -> EdgeInsetsElement {
    func side(_ names: String...) -> Double {
      for name in names {
        if let number = number(name, of: element) { return number }
      }
      return 0
    }
    return EdgeInsetsElement(
      top: side("top", "minY"), left: side("left", "leading", "minX"),
      bottom: side("bottom", "maxY"), right: side("right", "trailing", "maxX"),
      isDirectional: elements[element].name == "directionalEdgeInsets")
  }

  func insets(of element: Int, key: String) -> EdgeInsetsElement? {
    for name in ["inset", "edgeInsets", "directionalEdgeInsets"] {
      if let child = child(name, key: key, of: element) { return insets(child) }
    }
    return nil
  }

  func autoresizing(_ element: Int) -> AutoresizingElement {
    let bits: [(String, AutoresizingElement)] = [
      ("flexibleMinX", .flexibleMinX), ("widthSizable", .width), ("flexibleMaxX", .flexibleMaxX),
      ("flexibleMinY", .flexibleMinY), ("heightSizable", .height), ("flexibleMaxY", .flexibleMaxY),
    ]
    return bits.reduce(into: []) { mask, bit in
      if value(bit.0, of: element) == "YES" { mask.insert(bit.1) }
    }
  }

  func color(_ element: Int) -> ColorElement? {
    for name in ["systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"] {
      if let system = value(name, of: element) { return .system(system) }
    }
    if let name = value("name", of: element), value("catalog", of: element) != "System" {
      return .named(name)
    }
    let alpha = number("alpha", of: element) ?? 1
    if let white = number("white", of: element) { return .white(white, alpha: alpha) }
    guard let red = number("red", of: element) else { return nil }
    return .rgb(
      red: red, green: number("green", of: element) ?? 0, blue: number("blue", of: element) ?? 0,
      alpha: alpha,
      space: value("customColorSpace", of: element) ?? value("colorSpace", of: element))
  }

  func color(of element: Int, key: String) -> ColorElement? {
    child("color", key: key, of: element).flatMap { color($0) }
  }

  func font(_ element: Int) -> FontElement {
    let pointSize = number("pointSize", of: element)
    if let style = value("style", of: element) {
      if !UIFont.TextStyle(rawValue: style).isKnown { note(unknownTextStyle: style, of: element) }
      return FontElement(face: .textStyle(style), pointSize: pointSize)
    }
    if let name = value("name", of: element) {
      return FontElement(
        face: .named(name, family: value("family", of: element)), pointSize: pointSize)
    }
    return switch value("type", of: element) {
    case "boldSystem": FontElement(face: .boldSystem, pointSize: pointSize)
    case "italicSystem": FontElement(face: .italicSystem, pointSize: pointSize)
    default:
      FontElement(face: .system(weight: value("weight", of: element)), pointSize: pointSize)
    }
  }

  func font(of element: Int, key: String = "fontDescription") -> FontElement? {
    child("fontDescription", key: key, of: element).map { font($0) }
  }

  /// The `font` element in an attributed string, which has other attributes for the kind.
  func attributeFont(_ element: Int) -> FontElement {
    let own = number("size", of: element)
    if let name = value("name", of: element) {
      return FontElement(face: .named(name, family: nil), pointSize: own)
    }
    // The editor writes the kinds of macOS system fonts, and omits the sizes.
    let kind = value("metaFont", of: element)
    let size = own ?? kind.map { FontElement.size(ofKind: $0) }
    return switch kind {
    case "systemBold": FontElement(face: .boldSystem, pointSize: size)
    case "systemSemibold": FontElement(face: .system(weight: "semibold"), pointSize: size)
    case "systemMedium": FontElement(face: .system(weight: "medium"), pointSize: size)
    case "systemLight": FontElement(face: .system(weight: "light"), pointSize: size)
    default: FontElement(face: .system(weight: nil), pointSize: size)
    }
  }

  /// Text in a `string` or `mutableString` child, encoded or not (F10.12).
  func text(of element: Int, key: String) -> String? {
    for name in ["string", "mutableString"] {
      guard let child = child(name, key: key, of: element) else { continue }
      let text = elements[child].text ?? ""
      guard value(EncodedText.attribute, of: child) == "YES" else { return text }
      return EncodedText.decoded(text) ?? text
    }
    return nil
  }

  func imageReference(_ name: String?, isSystem: Bool) -> ImageReferenceElement? {
    name.map { ImageReferenceElement(name: $0, isSystem: isSystem, symbolScale: nil) }
  }

  func imageReference(of element: Int, key: String = "image") -> ImageReferenceElement? {
    guard let child = child("imageReference", key: key, of: element),
      let name = value("image", of: child)
    else { return nil }
    return ImageReferenceElement(
      name: name, isSystem: value("catalog", of: child) == "system",
      symbolScale: value("symbolScale", of: child))
  }

  func symbolConfiguration(of element: Int, key: String) -> SymbolConfigurationElement? {
    guard let child = child("preferredSymbolConfiguration", key: key, of: element) else {
      return nil
    }
    return SymbolConfigurationElement(
      pointSize: number("pointSize", of: child), weight: value("weight", of: child),
      scale: value("scale", of: child), font: font(of: child))
  }
}
