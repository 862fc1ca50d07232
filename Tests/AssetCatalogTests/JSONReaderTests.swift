import Testing

@testable import AssetCatalog

@Suite("JSON with lines")
struct JSONReaderTests {
  @Test("every value has the line it begins on")
  func lines() throws {
    let text = """
      {
        "images" : [
          { "scale" : "2x" },
          { "scale" :
              "3x" }
        ], "info" : { "version" : 1, "flag": true, "none": null }
      }
      """
    let root = try JSONReader.read(text.utf8)
    #expect(root.line == 1)
    #expect(root["images"]?.elements.map(\.line) == [3, 4])
    #expect(root["images"]?.elements[1]["scale"]?.line == 5)
    #expect(root["images"]?.elements[1]["scale"]?.string == "3x")
    #expect(root["info"]?["version"]?.number == 1)
    #expect(root["info"]?["flag"]?.isTrue == true)
    #expect(root["info"]?["none"]?.value == .null)
  }

  @Test("escapes are read, including surrogate pairs")
  func escapes() throws {
    let node = try JSONReader.read(#""a\"\\\/\n\u00e9\uD83D\uDE00""#.utf8)
    #expect(node.string == "a\"\\/\né😀")
  }

  @Test(
    "a fault names the line",
    arguments: [
      ("{\n\"a\" 1}", 2, "expected ':'"), ("[1,\n2\n", 3, "expected ',' or ']'"),
      ("{}\n\n{}", 3, "expected the end"), ("[1, tru]", 1, "unknown value 'tru'"),
      ("\"a\nb\"", 1, "does not end on its line"), ("", 1, "expected a value"),
      (#"["\q"]"#, 1, "unknown escape"),
    ])
  func faults(text: String, line: Int, words: String) {
    #expect {
      try JSONReader.read(text.utf8)
    } throws: { error in
      guard let fault = error as? JSONReader.Fault else { return false }
      return fault.line == line && fault.message.contains(words)
    }
  }

  @Test("deep nesting is refused, not followed")
  func depth() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONReader.Fault.self) { try JSONReader.read(text.utf8) }
  }
}
