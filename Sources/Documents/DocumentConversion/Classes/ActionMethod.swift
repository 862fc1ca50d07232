/// A method that a document's action calls.
struct ActionMethod: Hashable {
  let selector: String
  var location: String

  /// The first name in a selector such as `save:forEvent:`.
  static func name(of selector: String) -> String {
    Identifier.plain(String(selector.prefix { $0 != ":" }))
  }

  var name: String { Self.name(of: selector) }

  private var parts: [String] { selector.split(separator: ":").map(String.init) }
  private var colons: Int { selector.count { $0 == ":" } }

  /// The declaration with a type of the sender.
  func declaration(sender: String, isObjective: Bool, comment: String) -> [SourceLine] {
    var parameters: [String] = []
    if colons > 0 { parameters.append("_ sender: \(sender)") }
    if colons > 1 {
      let label = parts.count > 1 ? Identifier.plain(parts[1]) : "for"
      parameters.append("\(label == "forEvent" ? "for" : label) event: UIEvent?")
    }
    let prefix = isObjective ? "@objc " : ""
    let header =
      "\(prefix)func \(Identifier.escaped(name))(\(parameters.joined(separator: ", ")))"
    return [.block(header, [.comment(comment)])]
  }

  func call(sender: String) -> String {
    var arguments: [String] = []
    if colons > 0 { arguments.append(sender) }
    if colons > 1 {
      let label = parts.count > 1 ? Identifier.plain(parts[1]) : "for"
      arguments.append("\(label == "forEvent" ? "for" : label): nil")
    }
    return "\(Identifier.escaped(name))(\(arguments.joined(separator: ", ")))"
  }

  var reference: String {
    var labels = ""
    if colons > 0 { labels += "_:" }
    if colons > 1 {
      let label = parts.count > 1 ? Identifier.plain(parts[1]) : "for"
      labels += label == "forEvent" ? "for:" : "\(label):"
    }
    return "#selector(\(Identifier.escaped(name))\(colons > 0 ? "(\(labels))" : ""))"
  }
}
