import Testing

@testable import DocumentConversion

@Suite("names of converted code")
struct NameTests {
  @Test(
    "words are split at capitals, digits keep their word",
    arguments: [
      ("Sign in", ["Sign", "in"]), ("titleLabel", ["title", "Label"]),
      ("HTTPServer", ["HTTP", "Server"]), ("Don't stop", ["Dont", "stop"]),
      ("日本", []), ("a_b-c", ["a", "b", "c"]),
    ])
  func words(text: String, words: [String]) {
    #expect(Identifier.words(text) == words)
  }

  @Test("names are written as Swift allows")
  func identifiers() {
    #expect(Identifier.lowerCamel(["Sign", "in", "Button"]) == "signInButton")
    #expect(Identifier.plain("Module.Card View") == "Card_View")
    #expect(Identifier.escaped("default") == "`default`")
    #expect(!Identifier.isValid("2nd"))
  }

  @Test(
    "a text becomes a valid literal",
    arguments: [
      ("a\"b\\", "\"a\\\"b\\\\\""), ("a\nb", "\"a\\nb\""), ("\u{F101}", "\"\\u{F101}\""),
    ])
  func literals(text: String, literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }

  @Test("numbers have no noise, ratios are quotients")
  func numbers() {
    #expect(SwiftLiteral.number(20) == "20")
    #expect(SwiftLiteral.number(2.2250738585072014e-308) == "0")
    #expect(SwiftLiteral.number(20.5) == "20.5")
    #expect(SwiftLiteral.ratio(16.0 / 9) == "16 / 9")
    #expect(SwiftLiteral.ratio(0.5) == "0.5")
  }
}
