import AutoLayout
import Foundation

extension NSLayoutConstraint {
  /// Parses `v.leading == 0.5 * c.leading + 10 @999`; nil for other forms.
  convenience init?(text: String, views: [String: UIView]) {
    var words = text.split(separator: " ").map(String.init)
    var priority: Float = 1000
    if let last = words.last, last.hasPrefix("@") {
      priority = Float(last.dropFirst()) ?? 1000
      words.removeLast()
    }
    guard words.count > 2, let first = TextSide(words[0], views),
      let relation = Self.relations[words[1]]
    else { return nil }
    var (multiplier, constant, sign) = (1.0, 0.0, 1.0)
    var second: TextSide?
    for (index, word) in words.enumerated().dropFirst(2) {
      if word == "-" {
        sign = -1
      } else if let found = TextSide(word, views) {
        second = found
      } else if let number = Double(word) {
        if index + 1 < words.count, words[index + 1] == "*" {
          multiplier = number
        } else {
          constant = sign * number
        }
      } else if word != "+" && word != "*" {
        return nil
      }
    }
    self.init(
      item: first.view, attribute: first.attribute, relatedBy: relation, toItem: second?.view,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    self.priority = UILayoutPriority(priority)
  }

  private static let relations: [String: Relation] = [
    "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]

  private struct TextSide {
    let view: UIView
    let attribute: Attribute

    private static let attributes: [String: Attribute] = [
      "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
      "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
    ]

    init?(_ word: String, _ views: [String: UIView]) {
      let parts = word.split(separator: ".").map(String.init)
      guard parts.count == 2, let view = views[parts[0]],
        let attribute = Self.attributes[parts[1]]
      else { return nil }
      self.view = view
      self.attribute = attribute
    }
  }
}
