package import Diagnosis
import InterfaceBuilder
package import Notation

/// The object's names that refer to code, in the form for pages: classes, outlets, actions and
/// identifiers.
///
/// A name is renamed together with all equal names: outlets to the same property of the same class,
/// and classes and actions that code no longer has.
package struct ObjectConnections {
  private let markup: MarkupScanner
  private let project: CodeProject?
  private var children: [Int: [Int]] = [:]

  /// Prepares the names in a document; the project suggests names that exist in code.
  ///
  /// - Complexity: O(*n*) in the size of the document.
  package init(_ bytes: [UInt8], in project: CodeProject?) {
    markup = MarkupScanner(bytes)
    self.project = project
    for (index, element) in markup.elements.enumerated() {
      if let parent = element.parent { children[parent, default: []].append(index) }
    }
  }

  private enum Kind {
    case customClass
    case outlet
    case action
    case identifier
  }

  /// Returns the object's names.
  package func settings(of id: String) -> [JSONValue] {
    guard let index = markup.element(id: id) else { return [] }
    var rows = [row("customClass", "Class", of: index, .customClass)]
    rows.append(row("reuseIdentifier", "Reuse identifier", of: index, .identifier))
    if value("key", of: index) == "view", let controller = markup.elements[index].parent {
      rows.append(row("customClass", "Class of the controller", of: controller, .customClass))
      rows.append(row("storyboardIdentifier", "Storyboard ID", of: controller, .identifier))
    }
    for (other, element) in markup.elements.enumerated() where isOutlet(element) {
      guard value("destination", of: other) == id, let owner = owner(of: other) else { continue }
      rows.append(row("property", "Outlet of \(className(owner))", of: other, .outlet))
    }
    let connections = (children[index] ?? []).filter { markup.elements[$0].name == "connections" }
    for connection in connections.flatMap({ children[$0] ?? [] }) {
      switch markup.elements[connection].name {
      case "action":
        let target = value("destination", of: connection).flatMap(markup.element(id:))
        let words = target.map { "Action of \(className($0))" } ?? "Action"
        rows.append(row("selector", words, of: connection, .action))
      case "segue":
        rows.append(row("identifier", "Segue identifier", of: connection, .identifier))
        rows.append(row("unwindAction", "Unwind action", of: connection, .identifier))
      default: break
      }
    }
    return rows.compactMap(\.self)
  }

  private func row(_ set: String, _ title: String, of index: Int, _ kind: Kind) -> JSONValue? {
    let text = value(set, of: index)
    guard let id = value("id", of: index), text != nil || kind == .customClass else { return nil }
    let equal = text.map { equals($0, set, of: index, kind) } ?? []
    let names = suggestions(for: index, kind)
    return .members([
      ("object", .string(id)), ("set", .string(set)), ("title", .string(title)),
      ("kind", .string("text")), ("value", .string(text ?? "")), ("isWritten", .bool(false)),
      ("equal", equal.isEmpty ? nil : .strings(equal)),
      ("suggestions", names.isEmpty ? nil : .strings(names)),
    ])
  }

  // MARK: - Equal names

  /// The identifiers of other elements whose name means the same declaration.
  private func equals(_ text: String, _ set: String, of index: Int, _ kind: Kind) -> [String] {
    guard kind != .identifier else { return [] }
    let target = kind == .customClass ? nil : declaringClass(of: index, kind)
    guard kind == .customClass || target != nil, kind == .outlet || isGone(text, of: target)
    else { return [] }
    let name = markup.elements[index].name
    return markup.elements.indices.compactMap { other in
      guard other != index, value(set, of: other) == text,
        kind == .customClass
          || markup.elements[other].name == name && declaringClass(of: other, kind) == target
      else { return nil }
      return value("id", of: other)
    }
  }

  /// Whether the project is known, and lacks the class, or the action in the class.
  private func isGone(_ text: String, of type: String?) -> Bool {
    guard let project else { return false }
    return type.map { !project.hasAction(text, of: $0) } ?? !project.hasClass(text)
  }

  /// The custom class that declares the property or method for a connection.
  private func declaringClass(of index: Int, _ kind: Kind) -> String? {
    let object =
      kind == .action
      ? value("destination", of: index).flatMap(markup.element(id:)) : owner(of: index)
    return object.flatMap { value("customClass", of: $0) }
  }

  // MARK: - Names in code

  /// The maximum number of suggested names.
  private static let suggestionLimit = 200

  private func suggestions(for index: Int, _ kind: Kind) -> [String] {
    guard let project else { return [] }
    switch kind {
    case .identifier: return []
    case .customClass:
      return Array(
        project.classNames(for: markup.elements[index].name).prefix(Self.suggestionLimit))
    case .outlet, .action:
      let names = declaringClass(of: index, kind).map {
        project.connectableNames(of: $0, areMethods: kind == .action)
      }
      return Array((names ?? []).prefix(Self.suggestionLimit))
    }
  }

  // MARK: - Elements

  private func value(_ name: String, of index: Int) -> String? {
    markup.elements[index].attributes.first { $0.name == name }.map {
      XMLCharacters.plain(markup.text($0.value))
    }
  }

  private func isOutlet(_ element: MarkupScanner.Element) -> Bool {
    element.name == "outlet" || element.name == "outletCollection"
  }

  /// The object that has a connection.
  private func owner(of connection: Int) -> Int? {
    markup.elements[connection].parent.flatMap { markup.elements[$0].parent }
  }

  private func className(_ index: Int) -> String {
    value("customClass", of: index) ?? value("userLabel", of: index) ?? markup.elements[index].name
  }
}
