import AutoLayout
import Foundation
import Testing

@testable import Drawing

@Suite("System symbols")
struct SymbolTests {
  private func pixels(_ name: String, weight: Int = 400, side: Int = 40) throws -> Pixels {
    let symbol = SymbolPicture(
      name, in: CGRect(x: 0, y: 0, width: side, height: side), color: .black, weight: weight)
    return try Pixels(
      DisplayList(size: CGSize(width: side, height: side), items: [.symbol(symbol)]))
  }

  private func ink(_ name: String, weight: Int = 400) throws -> Int {
    try pixels(name, weight: weight).darkPixels(x: 0..<40, y: 0..<40)
  }

  @Test("every name in the tables has a drawing, and there are more than 300")
  func tables() throws {
    #expect(SymbolMeanings.names.count > 300)
    for name in SymbolMeanings.names {
      let drawing = try #require(SymbolMeanings.drawing(for: name))
      let plain = drawing.prefix { $0 != "@" }
      #expect(SymbolDrawings.outlines(plain) != nil, "\(name) means \(drawing)")
    }
  }

  @Test("the table is read as a whole")
  func sums() {
    #expect(SymbolDrawings.table.count == 696)
    #expect(SymbolDrawings.table.allSatisfy { !$0.symbols.isEmpty })
    #expect(SymbolDrawings.table.map(\.outlines.utf8.count).reduce(0, +) == 285_321)
    #expect(SymbolMeanings.names.count == 955)
  }

  @Test("a symbol is drawn in the middle of the box and fills it")
  func place() throws {
    let plus = try pixels("plus")
    #expect(plus[20, 20] == [0, 0, 0, 255])
    #expect(plus[20, 4][0] < 128)
    #expect(plus[4, 20][0] < 128)
    #expect(plus[6, 6] == [255, 255, 255, 255])
    // A drawing off the middle of the symbol's box is centered as well.
    let play = try pixels("play.fill")
    let columns = (0..<40).filter { x in (0..<40).contains { play[x, $0][0] < 128 } }
    let rows = (0..<40).filter { y in (0..<40).contains { play[$0, y][0] < 128 } }
    #expect(try abs(#require(columns.first) + #require(columns.last) - 39) <= 1)
    #expect(try abs(#require(rows.first) + #require(rows.last) - 39) <= 1)
  }

  @Test("F12.3: the stroke width follows the weight", arguments: ["plus", "circle", "gear"])
  func weights(name: String) throws {
    let thin = try ink(name, weight: 200)
    let regular = try ink(name)
    let bold = try ink(name, weight: 700)
    #expect(thin < regular)
    #expect(regular < bold)
  }

  @Test("F12.4: names that are not in the tables are split into parts")
  func composition() throws {
    #expect(SymbolDrawing("trash.circle")?.enclosure == .circle(isFilled: false))
    #expect(SymbolDrawing("trash.circle.fill")?.enclosure == .circle(isFilled: true))
    #expect(SymbolDrawing("trash.square.fill")?.enclosure == .square(isFilled: true))
    #expect(SymbolDrawing("tag.slash.fill")?.isCrossedOut == true)
    #expect(
      SymbolDrawing("cloud.sun.badge.questionmark")?.enclosure == SymbolDrawing.Enclosure.none)
    #expect(SymbolDrawing("no.such.symbol") == nil)
    #expect(SymbolDrawing("") == nil)
    // The sign is cut out of a filled circle.
    let disc = try pixels("minus.circle.fill")
    #expect(disc[20, 10] == [0, 0, 0, 255])
    #expect(disc[20, 20] == [255, 255, 255, 255])
    let cut = try pixels("bolt.fill.circle.fill")
    #expect(cut[20, 20] == [255, 255, 255, 255])
    #expect(cut[8, 20] == [0, 0, 0, 255])
  }

  @Test("an unknown symbol is a box with the symbol's name, and is reported")
  func unknown() throws {
    let symbol = SymbolPicture(
      "no.such.symbol", in: CGRect(x: 0, y: 0, width: 40, height: 40), color: .black)
    let list = DisplayList(size: CGSize(width: 40, height: 40), items: [.symbol(symbol)])
    #expect(list.unknownSymbols() == ["no.such.symbol"])
    #expect(try Pixels(list)[0, 0] != [255, 255, 255, 255])
  }
}
