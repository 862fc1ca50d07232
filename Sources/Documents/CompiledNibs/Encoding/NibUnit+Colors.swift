internal import InterfaceBuilder

/// Colors as a nib stores them (F16.5).
extension NibUnit {
  func color(_ key: String, of element: Int, key nibKey: String) -> Int? {
    guard let color = document.child(key, of: element, named: "color") else { return nil }
    let isTable = key == "backgroundColor" && document.name(element) == "tableView"
    return self.color(color, isTableBackground: isTable)
  }

  func color(_ element: Int, isTableBackground: Bool = false) -> Int? {
    if let name = document.attribute("name", of: element) { return namedColor(name) }
    let system =
      document.attribute("systemColor", of: element)
      ?? document.attribute("cocoaTouchSystemColor", of: element)
    if let system {
      let old = document.attribute("cocoaTouchSystemColor", of: element)
      var name = xcode < 1100 ? old ?? system : system
      if name == "darkTextColor" {
        if (800..<1100).contains(xcode), isColorMatched { name = "blackColor" }
        if xcode >= 1100, !hidesSystemColors { name = "labelColor" }
      }
      let own = components(of: element)
      guard let known = document.rules.systemColors[name] ?? own else { return nil }
      // Xcode 11.0 to 11.3 write these names only for iOS 13.
      let components = own ?? known
      if hidesSystemColors, components.count == 4 {
        return plainColor(components[..<3].map(ColorSpaces.rounded) + [components[3]])
      }
      if (1140..<1500).contains(xcode), (1..<1300).contains(document.target),
        document.rules.hues.contains(name)
      {
        return modifiedColor(name, components)
      }
      return systemColor(
        isTableBackground && xcode >= 1100 ? "tableBackgroundColor" : name,
        components: components)
    }
    guard let components = components(of: element) else { return nil }
    if components.count == 2 {
      let names: [[Double]: String] = [
        [1, 1]: isTableBackground ? "tableBackgroundColor" : "whiteColor", [0, 1]: "blackColor",
        [0, 0]: "clearColor",
      ]
      if let name = names[components] { return systemColor(name, components: components) }
    } else if isTableBackground, components == [1, 1, 1, 1] {
      return systemColor("tableBackgroundColor", components: components)
    }
    return plainColor(components)
  }

  func systemColor(_ name: String, components: [Double]) -> Int {
    plainColor(components, [("UISystemColorName", .object(string(name)))])
  }

  /// A hue for systems before iOS 13: plain components with the system color as the base.
  private func modifiedColor(_ name: String, _ components: [Double]) -> Int {
    let base = systemColor(name, components: components)
    return plainColor(
      components,
      [
        ("UIDynamicModifiedBaseColor", .object(base)),
        ("UIDynamicModifiedAlphaComponent", .double(.greatestFiniteMagnitude)),
        ("UIDynamicModifiedContrast", .integer(0)),
      ])
  }

  private func namedColor(_ name: String) -> Int? {
    let resource = markup.elements.indices.first {
      markup[$0].name == "namedColor" && markup[$0].attributes["name"] == name
    }
    let color = resource.flatMap { markup[$0].children.first { markup[$0].name == "color" } }
    return plainColor(
      color.flatMap { components(of: $0) } ?? [0, 0, 0, 1],
      [
        ("UIDynamicCatalogName", .object(string(name))),
        ("UIDynamicCatalogUseNibBundle", .bool(true)),
      ])
  }

  /// Whether the document's calibrated colors are converted to sRGB.
  private var isColorMatched: Bool {
    markup[0].attributes["colorMatched"] == "YES" && xcode >= 800
  }

  /// White and alpha, or red, green, blue and alpha.
  private func components(of color: Int) -> [Double]? {
    let alpha = document.number("alpha", of: color) ?? 1
    let space = document.attribute("colorSpace", of: color)
    let custom = document.attribute("customColorSpace", of: color)
    let isMatched = isColorMatched
    if let white = document.number("white", of: color) {
      let isCalibrated = space == "calibratedWhite" || custom == "calibratedWhite"
      guard isCalibrated else { return [white, alpha] }
      guard isMatched else { return [white, white, white, alpha] }
      return [white == 0 || white == 1 ? white : ColorSpaces.matchedWhite(white), alpha]
    }
    guard let red = document.number("red", of: color),
      let green = document.number("green", of: color),
      let blue = document.number("blue", of: color)
    else { return nil }
    let parts = [red, green, blue]
    if custom == "displayP3" {
      return ColorSpaces.fromDisplayP3(parts, document.rules.matrix(custom ?? "", xcode: xcode))
        + [alpha]
    }
    if isMatched, space == "calibratedRGB" {
      let matrix = document.rules.matrix("genericRGB", xcode: xcode)
      return ColorSpaces.fromGenericRGB(parts, matrix) + [alpha]
    }
    return parts + [alpha]
  }

  func plainColor(_ components: [Double], _ more: [(String, NibValue)] = []) -> Int {
    let index = add("UIColor")
    set("UIColorComponentCount", .integer(Int64(components.count)), of: index)
    let isWhite = components.count == 2
    let names = isWhite ? ["UIWhite", "UIAlpha"] : ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
    for (name, value) in zip(names, components) {
      set(name, .float(Float(value)), of: index)
      if xcode >= 1100, Double(Float(value)) != value, name != "UIAlpha" || !isWhite {
        set(name + "-Double", .double(value), of: index)
      }
    }
    var texts = components.map(NibText.component)
    if components.last == 1 { texts.removeLast() }
    set(isWhite ? "NSWhite" : "NSRGB", .text(texts.joined(separator: " ")), of: index)
    set("NSColorSpace", .integer(isWhite ? 4 : 2), of: index)
    for (key, value) in more { set(key, value, of: index) }
    return shared(index)
  }
}

/// Conversions to extended sRGB, whose components can be negative or greater than 1.
enum ColorSpaces {
  /// Rounds to the precision that converted components have.
  static func rounded(_ value: Double) -> Double { Double(Float(value)) }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let part = size <= 0.0031308 ? 12.92 * size : 1.055 * NibMath.power(size, 1 / 2.4) - 0.055
    return rounded(value < 0 ? -part : part)
  }

  private static func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : NibMath.power((value + 0.055) / 1.055, 2.4)
  }

  /// Generic gray has a gamma of 1.8.
  static func matchedWhite(_ white: Double) -> Double {
    encoded(NibMath.power(max(0, white), 1.8))
  }

  static func fromGenericRGB(_ parts: [Double], _ matrix: [Double]) -> [Double] {
    guard matrix.count == 9, parts != [0, 0, 0] else { return parts }
    return product(matrix, parts.map { max(NibMath.power(max(0, $0), 1.8), $0 / 16) }).map(encoded)
  }

  static func fromDisplayP3(_ parts: [Double], _ matrix: [Double]) -> [Double] {
    matrix.count == 9 ? product(matrix, parts.map(decoded)).map(encoded) : parts
  }

  private static func product(_ matrix: [Double], _ vector: [Double]) -> [Double] {
    (0..<3).map { row in (0..<3).reduce(0) { $0 + matrix[3 * row + $1] * vector[$1] } }
  }
}
