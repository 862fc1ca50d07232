struct OptionSpecification: Hashable, Sendable {
  var name: String
  var letter: Character?
  /// The placeholder of the value in the help, such as `FILE`; `nil` if the option has no value.
  var placeholder: String?
  var choices: [String]?
  var summary: String
  var isList = false
  /// Whether the option may have no value; a value then follows an equals sign.
  var isValueOptional = false
  /// Whether the help omits it, because only the command itself uses it.
  var isInternal = false

  init(
    _ name: String, letter: Character? = nil, value placeholder: String? = nil,
    choices: [String]? = nil, summary: String, isList: Bool = false, isInternal: Bool = false,
    isValueOptional: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.choices = choices
    self.summary = summary
    self.isList = isList
    self.isInternal = isInternal
    self.isValueOptional = isValueOptional
  }

  /// The placeholder after the name in a call, such as ` FILE`.
  var shownPlaceholder: String {
    guard let placeholder else { return "" }
    return isValueOptional ? "[=\(placeholder)]" : " \(placeholder)"
  }

  static let help = OptionSpecification("help", letter: "h", summary: "Show this help.")
}
