package import Diagnosis
import Foundation
package import InterfaceBuilder
package import Notation

/// Edits that may remove a finding.
package struct SuggestedFix: Sendable {
  package var title: String
  package var edits: [DocumentEdit]

  package init(title: String, edits: [DocumentEdit]) {
    self.title = title
    self.edits = edits
  }

  package var json: JSONValue {
    ["title": .string(title), "edits": .array(edits.map(\.json))]
  }
}

extension LayoutChange {
  package func title(in contents: DocumentContents) -> String {
    switch self {
    case .setPriority(let view, let attribute, let value):
      let words = attribute.reduce(into: "") { words, letter in
        words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
      }
      return "Set the \(words) of \(contents.equationName(of: view)) to \(MarkupNumber.text(value))"
    case .addConstraint(let first, let second, let constant):
      let equation = OutlineEquation(
        .init(contents.equationName(of: first.item), first.attribute),
        second: second.map { .init(contents.equationName(of: $0.item), $0.attribute) },
        constant: constant)
      return "Add \(equation.text)"
    case .rename(_, let attribute, let name):
      let words = ["property": "the outlet", "selector": "the action", "customClass": "the class"]
      return "Rename \(words[attribute] ?? attribute) to \(name)"
    }
  }
}

extension DocumentEdit {
  package init(_ change: LayoutChange) {
    switch change {
    case .setPriority(let view, let attribute, let value):
      self.init(view, set: attribute, to: MarkupNumber.text(value))
    case .addConstraint(let first, let second, let constant):
      self.init(
        adding: ConstraintAddition(
          firstItem: first.item, firstAttribute: first.attribute, secondItem: second?.item,
          secondAttribute: second?.attribute, constant: constant))
    case .rename(let object, let attribute, let name): self.init(object, set: attribute, to: name)
    }
  }

  package var json: JSONValue {
    .members([
      ("object", .string(object)), ("set", set.map { .string($0) }),
      ("value", value.map { .string($0) }), ("remove", remove.map { .bool($0) }),
      ("add", add?.json),
    ])
  }
}

extension ConstraintAddition {
  fileprivate var json: JSONValue {
    .members([
      ("firstItem", .string(firstItem)), ("firstAttribute", .string(firstAttribute)),
      ("secondItem", secondItem.map { .string($0) }),
      ("secondAttribute", secondAttribute.map { .string($0) }), ("constant", .number(constant)),
      ("relation", relation.map { .string($0) }), ("multiplier", multiplier.map { .number($0) }),
      ("priority", priority.map { .number($0) }),
    ])
  }
}
