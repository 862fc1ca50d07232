import Testing

@testable import DocumentConversion

@Suite("layout of printed code")
struct SourcePrinterTests {
  private func printed(_ lines: SourceLine...) -> String { SourcePrinter(lines).text }

  @Test("short statements stay on a single line")
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

  @Test("a long array ends in a comma and a bracket on a separate line")
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

  @Test("a closure in a call, a text after a label and a list of protocols break as usual")
  func longParts() {
    let word = String(repeating: "b", count: 28)
    let event = "for: .valueChanged)"
    #expect(
      printed(.statement("\(word).addAction(UIAction { _ in \(word)(\(word)) }, \(event)"))
        == "\(word).addAction(\n  UIAction { _ in \(word)(\(word)) }, \(event)\n")
    let name = String(repeating: "a", count: 40)
    #expect(
      printed(.statement("b.addAction(UIAction { _ in \(name)(\(name)) }, \(event)")) == """
        b.addAction(
          UIAction { _ in
            \(name)(\(name))
          }, \(event)

        """)
    let text = "\"\(name)\(name) \(name)\""
    #expect(
      printed(.statement("let a = A(string: \(text), b: c)"))
        == "let a = A(\n  string:\n    \(text),\n  b: c)\n")
    #expect(
      printed(.block("final class A: \(name), \(name), \(name)", []))
        == "final class A: \(name), \(name),\n  \(name)\n{\n}\n")
    #expect(
      printed(.statement("\(name).layer.borderColor = UIColor(red: 0.5, b: \(name)).cgColor"))
        == "\(name).layer.borderColor =\n  UIColor(red: 0.5, b: \(name)).cgColor\n")
  }

  @Test("a list with a single element has no trailing comma")
  func list() {
    #expect(printed(.list("let a = [", ["b"], closing: "]")) == "let a = [b]\n")
    let long = String(repeating: "b", count: 95)
    #expect(printed(.list("let a = [", [long], closing: "]")) == "let a = [\n  \(long)\n]\n")
    #expect(printed(.list("let a = [", ["b", "c"], closing: "]")) == "let a = [\n  b,\n  c,\n]\n")
  }

  @Test("words fill lines between brackets on separate lines")
  func words() {
    #expect(printed(.words("[", ["a", "b"], closing: "].f()")) == "[a, b].f()\n")
    let names = (1...12).map { "someViewOfThisScreen\($0)" }
    let text = printed(.words("[", names, closing: "].forEach(addSubview)"))
    #expect(text.hasPrefix("[\n  someViewOfThisScreen1, "))
    #expect(text.hasSuffix(" someViewOfThisScreen12,\n].forEach(addSubview)\n"))
    #expect(text.split(separator: "\n").count == 5)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("a condition with an else is a single statement")
  func branches() {
    #expect(
      printed(.branches("if a", [.statement("b()")], [.statement("c()")]))
        == "if a {\n  b()\n} else {\n  c()\n}\n")
  }

  @Test("a loop with one statement stays on a single line, and a single view needs no loop")
  func loops() {
    let both = [SourceLine].loop("item", over: ["a", "b"], ["c = 1"])
    #expect(SourcePrinter(both).text == "for item in [a, b] { item.c = 1 }\n")
    #expect(SourcePrinter(.loop("item", over: ["a"], ["c = 1", "d()"])).text == "a.c = 1\na.d()\n")
    #expect(SourcePrinter(.loop("item", over: [], ["c = 1"])).text.isEmpty)
  }
}
