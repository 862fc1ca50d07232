import Testing

@testable import Command

@Suite("Arguments")
struct ArgumentParserTests {
  private let parser = ArgumentParser(options: [
    OptionSpecification("json", summary: "Prints JSON."),
    OptionSpecification("output", letter: "o", value: "FILE", summary: "Writes a file."),
    OptionSpecification("verbose", letter: "v", summary: "Says more."),
    OptionSpecification(
      "sizes", value: "KIND", choices: ["measured", "recorded"], summary: "Which sizes."),
  ])

  @Test("options are found before, between and after operands, in every spelling")
  func spellings() throws {
    let calls = [
      ["--json", "-o", "x", "a", "b"], ["a", "--json", "-ox", "b"],
      ["a", "b", "--output=x", "--json"],
      ["a", "b", "--output", "x", "--json"], ["--js", "--out", "x", "a", "b"],
    ]
    for call in calls {
      let arguments = try parser.parse(call)
      #expect(arguments.has("json"))
      #expect(arguments.value(of: "output") == "x")
      #expect(arguments.operands == ["a", "b"])
      #expect(!arguments.has("verbose"))
    }
  }

  @Test("what follows two dashes is an operand, and so is a single dash")
  func operands() throws {
    let arguments = try parser.parse(["-v", "-", "--", "--json", "-o"])
    #expect(arguments.operands == ["-", "--json", "-o"])
    #expect(arguments.has("verbose"))
    #expect(!arguments.has("json"))
  }

  @Test("an option may be repeated, and the last value counts")
  func repetition() throws {
    let arguments = try parser.parse(["-o", "x", "-o", "y"])
    #expect(arguments.values(of: "output") == ["x", "y"])
    #expect(arguments.value(of: "output") == "y")
  }

  @Test(
    "an invalid command line is refused with a reason",
    arguments: [
      (["--nothing"], "unknown option --nothing"),
      (["--jsno"], "unknown option --jsno; did you mean '--json'?"),
      (["-x"], "unknown option -x"),
      (["-vx"], "unknown option -x"),
      (["a", "--output"], "--output requires a value"),
      (["-o"], "-o requires a value"),
      (["--json=yes"], "--json does not take a value"),
      (["--sizes", "huge"], "invalid value 'huge' for --sizes; expected measured, recorded"),
    ])
  func refusals(arguments: [String], message: String) {
    #expect(throws: UsageError(message: message)) { try parser.parse(arguments) }
  }

  @Test("a refused call does not affect the next")
  func recovery() throws {
    for _ in 0..<3 {
      #expect(throws: UsageError.self) { try parser.parse(["-vxv", "a"]) }
      #expect(try parser.parse(["b"]).operands == ["b"])
    }
  }
}
