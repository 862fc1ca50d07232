/// The keys of the keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The usual ones.
  case `default` = 0
  /// Those of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// Those for addresses in the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Those of a telephone.
  case phonePad = 5
  /// Those for names and telephone numbers.
  case namePhonePad = 6
  /// Those for mail addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Those for short messages.
  case twitter = 9
  /// Those for searches in the web.
  case webSearch = 10
}

/// The key that ends a text.
public enum UIReturnKeyType: Int, Sendable {
  /// A new line.
  case `default` = 0
  /// Go there.
  case go = 1
  /// Search in the web.
  case google = 2
  /// Join.
  case join = 3
  /// The next field.
  case next = 4
  /// Find the way.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Search in the web.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Call for help.
  case emergencyCall = 10
  /// Go on.
  case `continue` = 11
}

/// The looks of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As suits the content.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// Where capital letters are set by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nowhere.
  case none = 0
  /// At the beginning of words.
  case words = 1
  /// At the beginning of sentences.
  case sentences = 2
  /// Everywhere.
  case allCharacters = 3
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As suits the text.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As suits the text.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether straight quotes become curved ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As suits the text.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// As suits the text.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces follow words that are put in or taken out.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As suits the text.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
