import Testing

@testable import DocumentConversion

@Suite("layout of printed code")
struct SourcePrinterTests {
  private func printed(_ lines: SourceLine...) -> String { SourcePrinter(lines).text }

  @Test("short statements stay on one line")
  func short() {
    #expect(printed(.block("func a()", [.statement("b()")])) == "func a() {\n  b()\n}\n")
  }

  @Test("arguments move to the next line")
  func arguments() {
    let item = String(repeating: "a", count: 40)
    let text = "\(item).topAnchor.constraint(equalTo: \(item).bottomAnchor, constant: 8)"
    #expect(
      printed(.statement(text))
        == "\(item).topAnchor.constraint(\n  equalTo: \(item).bottomAnchor, constant: 8)\n")
  }

  @Test("a call after arguments begins with their bracket")
  func chain() {
    let item = String(repeating: "a", count: 60)
    let text =
      "\(item).topAnchor.constraint(equalTo: \(item).bottomAnchor).withPriority(.defaultLow)"
    #expect(
      printed(.statement(text)) == """
        \(item).topAnchor.constraint(
          equalTo: \(item).bottomAnchor
        )
        .withPriority(.defaultLow)

        """)
  }

  @Test("a long array ends in a comma and a bracket of its own")
  func array() {
    let names = (1...12).map { "someViewOfThisScreen\($0)" }
    let text = printed(
      .block("for view in [\(names.joined(separator: ", "))]", [.statement("a()")]))
    #expect(text.hasPrefix("for view in [\n  someViewOfThisScreen1, "))
    #expect(text.hasSuffix("someViewOfThisScreen12,\n] {\n  a()\n}\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("brackets and commas in strings do not break lines")
  func strings() {
    let words = Array(repeating: "one, (two", count: 14).joined(separator: " ")
    #expect(
      printed(.statement("label.text = \"\(words)\"")) == "label.text =\n  \"\(words)\"\n")
  }

  @Test("a list of one element has no trailing comma")
  func list() {
    #expect(printed(.list("let a = [", ["b"], closing: "]")) == "let a = [\n  b\n]\n")
    #expect(printed(.list("let a = [", ["b", "c"], closing: "]")) == "let a = [\n  b,\n  c,\n]\n")
  }
}
