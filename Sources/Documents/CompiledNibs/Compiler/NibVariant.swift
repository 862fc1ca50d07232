internal import InterfaceBuilder

/// A nib's form for systems from a version (F16.2).
struct NibVariant {
  /// The name of the file in the nib's folder; empty if the nib is a single file.
  var name: String
  var target: Int?

  func document(_ document: NibDocument) -> NibDocument {
    guard let target, target != document.target else { return document }
    var options = document.options
    options.target = target
    options.xcode = document.xcode
    return NibDocument(document.markup, path: document.path, options: options)
  }

  /// The document's forms: more than a single form if old systems need another.
  static func all(for document: NibDocument) -> [NibVariant] {
    let (target, xcode) = (document.target, document.xcode)
    let single = [NibVariant(name: "")]
    guard target > 0 else { return single }
    var newer: [NibVariant] = []
    func add(_ version: Int) {
      newer.append(
        NibVariant(name: "objects-\(version / 100).\(version / 10 % 10)+.nib", target: version))
    }
    if target < 1100, document.usesSafeAreas { add(1100) }
    if target < 1230, xcode >= 1100, document.hasElement("collectionViewCell") { add(1230) }
    if target < 1300, (1100..<1140).contains(xcode) || xcode >= 1140 && document.setsSystemColors {
      add(1300)
    }
    if target < 1400, xcode >= 1100, document.usesSymbols { add(1400) }
    guard !newer.isEmpty else { return single }
    return [NibVariant(name: "runtime.nib")] + newer
  }
}

extension NibDocument {
  var usesSafeAreas: Bool {
    markup.elements.contains {
      $0.name == "viewLayoutGuide" && constraintItems.contains($0.attributes["id"] ?? "")
    }
  }

  var usesSymbols: Bool {
    markup.elements.contains { $0.attributes["catalog"] == "system" && $0.name != "image" }
  }

  /// Whether a runtime attribute is a system color.
  var setsSystemColors: Bool {
    runtimeAttributes.contains { attribute in
      child("value", of: attribute, named: "color").map {
        self.attribute("systemColor", of: $0) != nil
      } ?? false
    }
  }

  func hasElement(_ name: String) -> Bool { markup.elements.contains { $0.name == name } }
}
