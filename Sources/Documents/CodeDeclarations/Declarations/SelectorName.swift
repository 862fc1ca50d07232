/// The selector of the method of Swift.
enum SelectorName {
  /// Words before which, and after which, a selector has no "With".
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Returns the selector in Swift 3 and later; unlabeled parameters have the label `_`.
  static func make(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if first != "_" {
      if !prepositions.contains(firstWord(first)), !prepositions.contains(lastWord(name)) {
        selector += "With"
      }
      selector += first.prefix(1).uppercased() + first.dropFirst()
    }
    return rest(selector, labels)
  }

  /// Returns the selector under the rules of Swift 2, which ignore the first label.
  static func old(_ name: String, labels: [String]) -> String {
    labels.isEmpty ? name : rest(name, labels)
  }

  private static func rest(_ first: String, _ labels: [String]) -> String {
    labels.dropFirst().reduce(first + ":") { $0 + ($1 == "_" ? "" : $1) + ":" }
  }

  private static func firstWord(_ name: String) -> String {
    let head = name.prefix(1)
    return (head + name.dropFirst().prefix { !$0.isUppercase }).lowercased()
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }
}
