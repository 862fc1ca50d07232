import Foundation
import Testing

@testable import LayoutSnapshots

@Suite("Literals in sources")
struct InlineSourceTests {
  private func rewritten(
    _ source: String, _ texts: [(call: Int, text: String, expected: String?)]
  ) throws(SnapshotFailure) -> String {
    var inline = InlineSource(source)
    for (number, text, expected) in texts {
      let place = Self.place(of: number, in: source)
      try inline.put(text, insteadOf: expected, line: place.line, column: place.column)
    }
    return inline.result
  }

  static func place(of number: Int, in source: String) -> (line: UInt, column: UInt) {
    let calls = source.ranges(of: "expectInlineSnapshot(")
    let before = source[..<calls[number].lowerBound].utf8
    let line = before.count { $0 == 0x0A } + 1
    let column = before.reversed().prefix { $0 != 0x0A }.count + 1
    return (UInt(line), UInt(column))
  }

  @Test("a closure is added to a call that has none, with the call's indentation")
  func missing() throws {
    let source =
      "struct A {\n  func a() {\n    expectInlineSnapshot(of: view, as: .frames)\n  }\n}\n"
    #expect(
      try rewritten(source, [(0, "one\n  two\n\nthree", nil)])
        == #"""
        struct A {
          func a() {
            expectInlineSnapshot(of: view, as: .frames) {
              """
              one
                two

              three
              """
            }
          }
        }

        """#)
  }

  @Test("several snapshots in a file, in any order, are found at their compiled locations")
  func several() throws {
    let source = """
      func a() {
      \texpectInlineSnapshot(of: one) { "old" }
      \ttry! expectInlineSnapshot(of: make(")", [#"}"#, ("(")]), on: .x) // ) {
      \texpectInlineSnapshot(
      \t\tof: three /* ( { */
      \t) {
      \t\t\"""
      \t\tfirst
      \t\t  second
      \t\t\"""
      \t}
      }
      """
    let result = try rewritten(
      source,
      [(2, "THREE", "first\n  second"), (0, "ONE\nMORE", "old"), (1, "TWO", nil)])
    #expect(
      result == """
        func a() {
        \texpectInlineSnapshot(of: one) {
        \t\t\"""
        \t\tONE
        \t\tMORE
        \t\t\"""
        \t}
        \ttry! expectInlineSnapshot(of: make(")", [#"}"#, ("(")]), on: .x) {
        \t\t\"""
        \t\tTWO
        \t\t\"""
        \t} // ) {
        \texpectInlineSnapshot(
        \t\tof: three /* ( { */
        \t) {
        \t\t\"""
        \t\tTHREE
        \t\t\"""
        \t}
        }
        """)
    // Reading returns the written text.
    let bytes = Array(result.utf8)
    for (number, text) in ["ONE\nMORE", "TWO", "THREE"].enumerated() {
      let place = Self.place(of: number, in: result)
      let call = InlineCall(line: Int(place.line), column: Int(place.column), in: bytes)
      #expect(call?.value == text)
    }
  }

  @Test(
    "the literal represents any text",
    arguments: [
      "", "plain", "a \\n b", "\"quoted\"", "three \"\"\" marks", "\\(value)", "#\"\"\"# \\#(x)",
      "tab\there", "trailing  ", "  leading", "\n\n", "bell \u{7}", "line\u{2028}end", "é 表 👩‍👧",
      "\"\"\"###", "\\", "a\n\n  b\n", "\u{0}", "ends with \"",
    ])
  func escapes(_ text: String) throws {
    let source = "  expectInlineSnapshot(of: view)\n"
    let result = try rewritten(source, [(0, text, nil)])
    let call = try #require(InlineCall(line: 1, column: 3, in: Array(result.utf8)))
    #expect(call.value == text)
    // Writing it again changes nothing.
    #expect(try rewritten(result, [(0, text, text)]) == result)
  }

  @Test("line ends of the file are kept")
  func lineEnds() throws {
    let result = try rewritten("a\r\nexpectInlineSnapshot(of: v)\r\nb\r\n", [(0, "x\ny", nil)])
    #expect(
      result
        == "a\r\nexpectInlineSnapshot(of: v) {\r\n  \"\"\"\r\n  x\r\n  y\r\n  \"\"\"\r\n}\r\nb\r\n")
  }

  @Test("a call that differs from the compiled call is refused")
  func refused() throws {
    let source = "expectInlineSnapshot(of: view) { \"now\" }\n"
    #expect(throws: SnapshotFailure.self) { try rewritten(source, [(0, "x", "then")]) }
    #expect(throws: SnapshotFailure.self) { try rewritten(source, [(0, "x", nil)]) }
    var inline = InlineSource(source)
    #expect(throws: SnapshotFailure.self) {
      try inline.put("x", insteadOf: "now", line: 1, column: 2)
    }
    #expect(throws: SnapshotFailure.self) {
      try inline.put("x", insteadOf: "now", line: 7, column: 1)
    }
    #expect(throws: SnapshotFailure.self) {
      try rewritten("expectInlineSnapshot(of: v) { \"a \\(b)\" }", [(0, "x", "a b")])
    }
    #expect(inline.result == source)
  }

  @Test("a literal cannot hold two texts")
  func twoTexts() throws {
    let source = "expectInlineSnapshot(of: view)\n"
    #expect(try rewritten(source, [(0, "x", nil), (0, "x", nil)]).contains("x"))
    #expect(throws: SnapshotFailure.self) {
      try rewritten(source, [(0, "x", nil), (0, "y", nil)])
    }
  }

  @Test(
    "a broken source is refused, not truncated",
    arguments: ["(of: \"a", "(of: /* b", "(of: [(]", "(", " x"])
  func broken(_ rest: String) {
    #expect(InlineCall(line: 1, column: 1, in: Array("expectInlineSnapshot\(rest)".utf8)) == nil)
  }
}
