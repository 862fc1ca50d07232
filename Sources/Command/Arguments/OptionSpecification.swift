/// One option of a subcommand, as its table declares it.
struct OptionSpecification: Hashable, Sendable {
  /// The long name, without its dashes.
  var name: String
  /// The one-letter name, if there is one.
  var letter: Character?
  /// What stands for the option's value in the help (`FILE`); `nil` for an option without value.
  var placeholder: String?
  /// The values that are allowed; `nil` allows every one.
  var choices: [String]?
  /// What it does, in one line.
  var summary: String
  /// Whether the value may be several of the choices, separated by commas.
  var isList = false
  /// Whether the help leaves it out: the command calls itself with it.
  var isInternal = false

  /// Declares an option.
  ///
  /// - Parameters:
  ///   - name: The long name, without its dashes.
  ///   - letter: The one-letter name, if there is one.
  ///   - placeholder: What stands for its value in the help; `nil` for an option without value.
  ///   - choices: The values that are allowed; `nil` allows every one.
  ///   - summary: What it does, in one line.
  ///   - isList: Whether the value may be several of the choices, separated by commas.
  ///   - isInternal: Whether the help leaves it out.
  init(
    _ name: String, letter: Character? = nil, value placeholder: String? = nil,
    choices: [String]? = nil, summary: String, isList: Bool = false, isInternal: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.choices = choices
    self.summary = summary
    self.isList = isList
    self.isInternal = isInternal
  }

  /// What every subcommand understands.
  static let help = OptionSpecification("help", letter: "h", summary: "Show this help.")
}
