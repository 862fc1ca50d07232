import Foundation
import InterfaceBuilder
package import Notation

package struct ObjectValues {
  private let markup: MarkupScanner

  package init(_ bytes: [UInt8]) { markup = MarkupScanner(bytes) }

  /// Returns the settings of objects with their values, in the form for pages.
  package func settings(of ids: Set<String>) -> [String: [JSONValue]] {
    var children: [Int: [Int]] = [:]
    for (index, element) in markup.elements.enumerated() {
      if let parent = element.parent { children[parent, default: []].append(index) }
    }
    var found: [String: [JSONValue]] = [:]
    for (index, element) in markup.elements.enumerated() {
      guard let id = value("id", of: index), ids.contains(id), found[id] == nil else { continue }
      found[id] = ObjectSetting.all(of: element.name).compactMap { setting in
        described(setting, of: index, children[index] ?? [])
      }
    }
    return found
  }

  private func value(_ name: String, of index: Int) -> String? {
    markup.elements[index].attributes.first { $0.name == name }.map {
      XMLCharacters.plain(markup.text($0.value))
    }
  }

  /// Returns a setting with the value; nil if it does not apply to the object.
  private func described(_ setting: ObjectSetting, of index: Int, _ children: [Int]) -> JSONValue? {
    let written: String?
    switch setting.place {
    case .attribute(let attribute): written = value(attribute, of: index)
    case .attributeOrString(let attribute):
      if let child = children.first(where: { isKeyed("string", attribute, $0) }) {
        written = markup.content(of: child).map { text(of: child, $0) }
      } else {
        written = value(attribute, of: index)
      }
    case .childAttribute(let name, let key, let attribute):
      guard let child = children.first(where: { isKeyed(name, key, $0) }) else { return nil }
      written = value(attribute, of: child)
    case .writtenAttribute(let attribute):
      guard let known = value(attribute, of: index) else { return nil }
      written = known
    case .mask:
      guard markup.allowsMasks, let holder = markup.maskPlace(of: index) else { return nil }
      written = markup.exclusion(of: index, in: holder) == nil ? nil : "NO"
    }
    var choices: JSONValue?
    if case .choice(let words) = setting.kind { choices = .strings(words) }
    return .members([
      ("set", .string(setting.name)), ("title", .string(setting.title)),
      ("kind", .string(setting.kind.word)), ("value", .string(written ?? setting.usual ?? "")),
      ("default", setting.usual.map { .string($0) }), ("isWritten", .bool(written != nil)),
      ("choices", choices),
    ])
  }

  /// Decodes an element's text, which may be in base 64.
  private func text(of index: Int, _ content: String) -> String {
    let plain = XMLCharacters.plain(content)
    guard value(EncodedText.attribute, of: index) == "YES" else { return plain }
    return EncodedText.decoded(plain) ?? plain
  }

  private func isKeyed(_ name: String, _ key: String, _ index: Int) -> Bool {
    markup.elements[index].name == name && value("key", of: index) == key
  }
}
