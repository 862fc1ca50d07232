import VisualFormat

/// A scope whose items are their own names; `|` is the item `super`, unless a view is an orphan.
struct NamedScope: VisualFormatScope {
  var views: Set<String> = ["a", "b", "c", "d", "bg", "label1", "label2", "self.view", "_x9"]
  var orphans: Set<String> = []
  var metrics: [String: Double] = [
    "m": 12, "low": 250, "metric1": 750, "metric2": 20, "negative": -8, "huge": .infinity,
    "size.wide": 90,
  ]

  func item(named name: Substring) -> String? {
    views.contains(String(name)) ? String(name) : nil
  }

  func metric(named name: Substring) -> Double? { metrics[String(name)] }

  func superview(of item: String) -> String? { orphans.contains(item) ? nil : "super" }
}

extension VisualFormatConstraint where Item == String {
  var line: String {
    let sign: String
    switch relation {
    case .lessThanOrEqual: sign = "<="
    case .equal: sign = "=="
    case .greaterThanOrEqual: sign = ">="
    }
    var line = "\(firstItem).\(firstAttribute) \(sign)"
    if let secondItem { line += " \(secondItem).\(secondAttribute)" }
    switch constant {
    case .points(let points) where secondItem == nil: line += " \(points)"
    case .points(0): break
    case .points(let points): line += points < 0 ? " - \(-points)" : " + \(points)"
    case .standard(let space): line += " + \(space)"
    }
    return priority == 1000 ? line : line + " @ \(priority)"
  }
}
