internal import AutoLayout
package import InterfaceBuilder

/// A part of a document that Swift code does not express, with the place.
package struct ConversionRemark: Hashable, Sendable {
  package let location: SourceLocation
  package let message: String
}

/// The document, the settings, and the findings.
@MainActor
final class ConversionContext {
  let document: InterfaceDocument
  let settings: ConversionSettings
  let classNames: ClassNames
  /// The interface under each combination of size classes; a single interface if nothing varies.
  let interfaces: [EffectiveInterface]
  private(set) var remarks: [ConversionRemark] = []
  private(set) var standIns = StandIns()
  /// The frameworks of the unit that is converted.
  var frameworks: Set<String> = []
  private let markup: DocumentMarkup
  private let elements: [String: Int]
  private let sourcesOfEvents: Set<String>
  let table: String?

  var contents: DocumentContents { document.contents }
  var resources: ResourceElements { contents.resources }

  init(_ document: InterfaceDocument, _ markup: DocumentMarkup, _ settings: ConversionSettings) {
    self.document = document
    self.markup = markup
    self.settings = settings
    let contents = document.contents
    var elements: [String: Int] = [:]
    for index in markup.elements.indices {
      guard let id = markup[index].attributes["id"], elements[id] == nil else { continue }
      elements[id] = index
    }
    self.elements = elements
    classNames = ClassNames(document, markup)
    sourcesOfEvents = Set(
      contents.connections.lazy.filter {
        if case .action(_, event: .some) = $0.kind { true } else { false }
      }.map(\.source))
    let varies =
      contents.views.contains { !$0.variations.isEmpty }
      || contents.constraints.contains { !$0.variations.isEmpty }
    interfaces =
      varies
      ? [SizeClass.compact, .regular].flatMap { width in
        [SizeClass.compact, .regular].map { height in
          EffectiveInterface(contents: contents, width: width, height: height)
        }
      } : [EffectiveInterface(contents: contents, width: nil, height: nil)]
    table = settings.stringTable
  }

  /// The condition under which everything is installed.
  var always: SizeClassCondition { SizeClassCondition(all: interfaces.count) }

  func condition(_ holds: (EffectiveInterface) -> Bool) -> SizeClassCondition {
    SizeClassCondition(interfaces.map(holds))
  }

  func remark(_ message: String, at location: SourceLocation) {
    let remark = ConversionRemark(location: location, message: message)
    if !remarks.contains(remark) { remarks.append(remark) }
  }

  /// Reports a part that is not expressed, and returns the comment to write instead.
  func comment(_ message: String, at location: SourceLocation) -> String {
    remark(message, at: location)
    let file = document.path.split(separator: "/").last.map(String.init) ?? document.path
    return "// \(file):\(location.line): \(message)"
  }

  func needsFramework(_ name: String) { frameworks.insert(name) }
  func needsClass(_ name: String, base: String) { standIns.add(name, base: base) }
  func needsProperty(_ name: String, type: String, of owner: String) {
    standIns.add(name, type: type, of: owner)
  }

  /// Whether an object has actions for events.
  func hasActions(_ id: String) -> Bool { sourcesOfEvents.contains(id) }

  // MARK: - Elements as written

  private func children(of id: String) -> [DocumentMarkup.Element] {
    guard let index = elements[id] else { return [] }
    return markup[index].children.map { markup[$0] }
  }

  func child(_ name: String, key: String? = nil, of id: String) -> DocumentMarkup.Element? {
    children(of: id).first { $0.name == name && (key == nil || $0.attributes["key"] == key) }
  }

  func grandchild(
    _ name: String, in element: DocumentMarkup.Element
  ) -> DocumentMarkup.Element? {
    element.children.lazy.map { self.markup[$0] }.first { $0.name == name }
  }

  func location(of id: String) -> SourceLocation? { elements[id].map { markup[$0].location } }

  /// The values of an element's children by key.
  func values(in element: DocumentMarkup.Element) -> [String: String] {
    var values = element.attributes
    for child in element.children.map({ markup[$0] }) {
      guard let key = child.attributes["key"] else { continue }
      values[key] = child.attributes["value"] ?? child.text
    }
    return values
  }

  /// The first element with a name below another element.
  func descendant(_ name: String, of id: String) -> DocumentMarkup.Element? {
    guard let index = elements[id] else { return nil }
    return markup.subtree(of: index).lazy.map { self.markup[$0] }.first { $0.name == name }
  }

  /// A text as a literal, or as a string of the document's table.
  func text(_ text: String, _ key: String, of id: String) -> String {
    let literal = SwiftLiteral.string(text)
    guard let table, !text.isEmpty else { return literal }
    return "String(localized: \(SwiftLiteral.string("\(id).\(key)")), "
      + "defaultValue: \(literal), table: \(SwiftLiteral.string(table)))"
  }
}
