import Testing

@testable import Command

@Suite("Tables")
struct TableTests {
  @Test("columns are as wide as the widest cell, and lines do not end in spaces")
  func columns() {
    let table = Table.columns(
      [["a", "10", "x"], ["long", "5"], ["", "", ""]], rightAligned: [1])
    #expect(table == "a     10  x\nlong   5\n")
  }

  @Test("wide characters take two cells", arguments: [("ab", 2), ("标签", 4), ("a标", 3), ("é", 1)])
  func displayWidth(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test("an empty list makes an empty table")
  func empty() { #expect(Table.columns([]).isEmpty) }
}
