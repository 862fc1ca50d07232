extension Rule {
  static let translationRules: [Rule] = [
    .malformedStrings, .formatMismatch, .missingTranslation, .staleTranslation,
  ]

  static let malformedStrings = Rule(
    "malformed-strings", severity: .error, title: "File of strings that Xcode refuses",
    explanation: """
      A .strings file or string catalog of the document has an error, so the app cannot be built. The
      finding names the file, the line and the column. The check uses the texts that it could read.
      """)
  static let formatMismatch = Rule(
    "format-mismatch", severity: .warning,
    title: "Translation with other placeholders than the text",
    explanation: """
      The text and its translation have placeholders such as "%@" or "%d" that differ in number or
      type. Code that fills in the placeholders then crashes, or leaves a value out. Use the same
      placeholders in every language; "%1$@" changes their order.
      """)
  static let missingTranslation = Rule(
    "missing-translation", severity: .note, isOnByDefault: false,
    title: "Text without a translation",
    explanation: """
      A language has strings for the document, but lacks the keys of some texts. The app shows these
      texts in the development language. Texts that code replaces need no translation: add the note
      "autolayout:disable missing-translation" to the document. The rule is off unless the settings
      give it a severity, or "--only" names it.
      """)
  static let staleTranslation = Rule(
    "stale-translation", severity: .note, isOnByDefault: false,
    title: "Translation whose object is gone",
    explanation: """
      A key in a file of strings names an object that the document does not have. The key has no
      effect: remove it. The rule is off unless the settings give it a severity, or "--only" names
      it.
      """)
}
