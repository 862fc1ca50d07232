import Testing

@testable import Command

@Suite("Tokens of Swift sources")
struct SourceLexerTests {
  private func words(_ text: String) -> [String] { SourceText(text).tokens.map(\.text) }

  @Test(
    "a string is a single token with all interpolations",
    arguments: [
      ("a \"b\" c", ["a", "\"b\"", "c"]),
      ("a \"\\(b(\"c\") + d)\" e", ["a", "\"\\(b(\"c\") + d)\"", "e"]),
      ("\"\\(\"\\(\"a\")\")\" b", ["\"\\(\"\\(\"a\")\")\"", "b"]),
      ("#\"\\(a\"# b", ["#\"\\(a\"#", "b"]),
      ("#\"\\#(a(\"b\"))\"# c", ["#\"\\#(a(\"b\"))\"#", "c"]),
      (
        "\"\"\"\n\"a\" \\(b(\"\"\"\nc\n\"\"\"))\n\"\"\" d",
        ["\"\"\"\n\"a\" \\(b(\"\"\"\nc\n\"\"\"))\n\"\"\"", "d"]
      ),
      ("\"\\(a /* \" ) */)\" b", ["\"\\(a /* \" ) */)\"", "b"]),
      ("\"a\nb", ["\"a", "b"]),
      ("\"\\\"a\" b", ["\"\\\"a\"", "b"]),
      ("# # \"a\"", ["#", "#", "\"a\""]),
    ])
  func strings(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(
    "unterminated and deeply nested tokens are read to the end",
    arguments: ["\"\\(", "/*", "(", "#", "#\"\\#(", "\"\"\"\n\\(", "`", "\\(", "@objc("])
  func deep(piece: String) {
    let text = String(repeating: piece, count: 20_000)
    let source = SourceText(text)
    #expect(source.tokens.last.map { $0.range.upperBound == text.utf8.count } ?? (piece == "/*"))
  }

  @Test("brackets are closed by brackets of the same kind")
  func closings() {
    let source = SourceText(") a(b[c(d)], <e>) { ( }")
    let close = source.tokens.indices.map { source.closing($0).map { source.tokens[$0].range } }
    let pairs = zip(source.tokens, close).compactMap { token, end in
      end.map { source.text(token.range.lowerBound..<$0.upperBound) }
    }
    #expect(pairs == ["(b[c(d)], <e>)", "[c(d)]", "(d)", "<e>", "{ ( }"])
  }
}
