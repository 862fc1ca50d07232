/// The classes and properties that converted code uses, and that the project declares.
///
/// A program that verifies the code declares them without content.
package struct StandIns: Sendable {
  /// The base of each class.
  private(set) var classes: [String: String] = [:]
  /// The types of properties by class.
  private(set) var properties: [String: [String: String]] = [:]

  mutating func add(_ name: String, base: String) {
    if classes[name] == nil { classes[name] = base }
  }

  mutating func add(_ property: String, type: String, of owner: String) {
    if properties[owner]?[property] == nil { properties[owner, default: [:]][property] = type }
  }

  /// Declarations of all classes except those that the code declares.
  package func declarations(except declared: Set<String>) -> String {
    var lines = ["import UIKit", ""]
    var inExtensions: [String: [String: String]] = [:]
    for (owner, list) in properties where classes[owner] == nil || declared.contains(owner) {
      inExtensions[owner] = list
    }
    for (name, base) in classes.sorted(by: { $0.key < $1.key }) where !declared.contains(name) {
      lines.append("class \(name): \(base) {")
      for (property, type) in (properties[name] ?? [:]).sorted(by: { $0.key < $1.key }) {
        lines.append("  var \(Identifier.escaped(property)): \(type)")
      }
      lines.append("}")
    }
    for (owner, list) in inExtensions.sorted(by: { $0.key < $1.key }) {
      lines.append("extension \(owner) {")
      for (property, type) in list.sorted(by: { $0.key < $1.key }) {
        lines.append("  var \(Identifier.escaped(property)): \(type) { get { nil } set {} }")
      }
      lines.append("}")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
