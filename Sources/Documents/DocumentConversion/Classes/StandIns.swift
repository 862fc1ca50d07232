/// The classes and properties that converted code uses, and that the project declares.
///
/// A program that verifies the code declares them with no content.
package struct StandIns: Sendable {
  /// The base of each class.
  private(set) var classes: [String: String] = [:]
  /// The types of properties by class.
  private(set) var properties: [String: [String: String]] = [:]

  mutating func add(_ name: String, base: String) {
    if classes[name] == nil || base == "UIControl" && classes[name] == "UIView" {
      classes[name] = base
    }
  }

  mutating func add(_ property: String, type: String, of owner: String) {
    if properties[owner]?[property] == nil { properties[owner, default: [:]][property] = type }
  }

  /// Declarations of all classes except the converted classes.
  package func declarations(except declared: Set<String>) -> String {
    var lines = ["import UIKit", ""]
    // A property of several classes is declared in their base, because a class may inherit from
    // another.
    var owners: [String: [String]] = [:]
    for (owner, list) in properties {
      for name in list.keys { owners[name, default: []].append(owner) }
    }
    var shared: [String: String] = [:]
    for (name, list) in owners {
      let isStock = list.contains { classes[$0] == nil || declared.contains($0) }
      guard list.count > 1 || isStock, let first = list.sorted().first else { continue }
      shared[name] = properties[first]?[name]
    }
    for (name, base) in classes.sorted(by: { $0.key < $1.key }) where !declared.contains(name) {
      lines.append("class \(name): \(base) {")
      let own = (properties[name] ?? [:]).filter { shared[$0.key] == nil }
      for (property, type) in own.sorted(by: { $0.key < $1.key }) {
        lines.append("  var \(Identifier.escaped(property)): \(type)")
      }
      lines.append("}")
    }
    if !shared.isEmpty {
      lines.append("extension UIView {")
      for (property, type) in shared.sorted(by: { $0.key < $1.key }) {
        lines.append("  var \(Identifier.escaped(property)): \(type) { get { nil } set {} }")
      }
      lines.append("}")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
