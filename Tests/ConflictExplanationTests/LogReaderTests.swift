import Testing

@testable import ConflictExplanation

/// The supported formats of lists (F2.14).
@Suite("Blocks in a log")
struct LogReaderTests {
  @Test(
    "a constraint repeated after the list was broken, with any text between them")
  func translated() throws {
    let list = """
      (
          "<NSLayoutConstraint:0x1 UIView:0x9.width == 10   (active)>",
          "<NSLayoutConstraint:0x2 UIView:0x9.width == 20   (active)>"
      )

      将尝试打破约束以恢复
      <NSLayoutConstraint:0x2 UIView:0x9.width == 20   (active)>

      """
    let blocks = ConsoleLog(list + list).blocks
    #expect(blocks.map(\.constraints.count) == [2, 2])
    #expect(blocks.map(\.broken) == [1, 1])
  }

  private static let first = "<NSLayoutConstraint:0x1 UIView:0xa.height == 50   (active)>"
  private static let second = "<NSLayoutConstraint:0x2 V:[UIView:0xa(40)]>"

  static let shapes: [String] = [
    "(\n    \"\(first)\",\n    \"\(second)\"\n)",
    "( \"\(first)\", \"\(second)\" ) Will attempt to recover by breaking constraint \(second) Make",
    "<__NSArrayM 0x600002a81e30>(\n\(first),\n\(second)\n)",
    "\(first)\r\n\(second)\r\n",
    "  - 0 : \(first)\n  - 1 : \(second)\n",
    "(\n\"NSLayoutConstraint:0x1 UIView:0xa.height == 50\",\n\"NSLayoutConstraint:0x2 V:[UIView:0xa(40)]\"\n)",
    "&quot;&lt;NSLayoutConstraint:0x1 UIView:0xa.height == 50&gt;&quot;,<br>\n&lt;NSLayoutConstraint:0x2 V:[UIView:0xa(40)]&gt;<br />",
    "{\"m\":\"(\\n    \\\"\(first)\\\",\\n    \\\"\(second)\\\"\\n)\\n\"}",
    "09:33 App[2:6] \(first)\n09:33 App[2:6] \(second)",
    "(\n\"\(first)\",\nanother thread speaks\n\"\(second)\"\n)",
    "> (\n> \"\(first)\",\n> \"\(second)\"\n> )",
  ]

  @Test("objects in their own brackets, and pointers with a misread letter, are understood")
  func nested() throws {
    let log = """
      (
          "<<App.LayoutConstraint:0x1@My View.swift#12> <UIView:0x7f8O21ab>.top == <UIView:0x9>.top + 8.0>",
          "<<App.LayoutConstraint:0x2> <UIView:0x7f8O21ab>.top == <UIView:0x9>.top * 2.0 ^750.0>"
      )
      """
    let block = try #require(ConsoleLog(log).blocks.first)
    #expect(block.unparsed.isEmpty)
    #expect(block.constraints.map(\.className) == ["App.LayoutConstraint", "App.LayoutConstraint"])
    #expect(block.constraints.map(\.first.item.address) == ["0x7f8O21ab", "0x7f8O21ab"])
    #expect(block.constraints.map(\.constant) == [8, 0])
    #expect(block.constraints.map(\.multiplier) == [1, 2])
    #expect(block.constraints.map(\.priority) == [1000, 750])
  }

  @Test("a list is a single block in any format", arguments: shapes)
  func shape(log: String) {
    let blocks = ConsoleLog(log).blocks
    #expect(blocks.count == 1)
    #expect(blocks.flatMap(\.unparsed) == [])
    #expect(
      blocks.flatMap(\.constraints).map(\.equation) == [
        "UIView:0xa.height == 50", "UIView:0xa.height == 40",
      ])
  }

  @Test("lists that have no header are separated by the lines between them")
  func separate() {
    let log = "(\n\(Self.first)\n)\n(\n\(Self.second)\n)\nend\n\(Self.first)\nmore\n\(Self.second)"
    #expect(ConsoleLog(log).blocks.map(\.line) == [2, 5, 8, 10])
  }

  @Test("the broken constraint is found in the list, or added when the list lacks it")
  func broken() {
    let header = "Unable to simultaneously satisfy constraints.\n"
    let recovery = "\n\nWill attempt to recover by breaking constraint \n"
    let listed = ConsoleLog("\(header)(\n\(Self.first)\n\(Self.second)\n)\(recovery)\(Self.second)")
    #expect(listed.blocks.map(\.broken) == [1])
    #expect(listed.blocks.map(\.constraints.count) == [2])
    let missing = ConsoleLog("\(header)(\n\(Self.first)\n)\(recovery)\(Self.second)")
    #expect(missing.blocks.map(\.broken) == [1])
    #expect(missing.blocks.map(\.constraints.count) == [2])
    #expect(missing.blocks.map(\.hasHeader) == [true])
  }
}
