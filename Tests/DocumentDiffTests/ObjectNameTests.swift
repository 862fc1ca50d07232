import Foundation
import Testing

@testable import DocumentDiff

@Suite("Names for unnamed objects")
@MainActor
struct ObjectNameTests {
  @Test("at any depth, they are named after the objects around them")
  func deep() throws {
    let depth = 15_000
    let deep =
      (0..<depth).map { "<thing id=\"t\($0)\">" }.joined()
      + "<inner id=\"i\" width=\"1\"/>" + String(repeating: "</thing>", count: depth)
    let comparison = try DocumentComparison(
      Nib.text(deep), Nib.text(deep.replacing("width=\"1\"", with: "width=\"2\"")))
    #expect(comparison.all.map(\.subject.newName) == ["Card"])
  }

  @Test("views of compiled nibs have places in the place of identifiers")
  func places() throws {
    let views = ["old-2", "old-3", "Abc-12-def"].map { id in
      "<view contentMode=\"scaleToFill\" id=\"\(id)\"/>"
    }
    let text = Nib.text("<subviews>\(views.joined())</subviews>")
    let names = ObjectNames(try ComparedDocument(data: Data(text.utf8), path: "a.nib"))
    #expect(
      names.readable("View (old-2) overlaps View (old-3), not View (Abc-12-def)")
        == "View (1 of 3) overlaps View (2 of 3), not View (Abc-12-def)")
    #expect(names.name(ofID: "old-3") == "View (2 of 3)")
  }

  @Test("a connection's target may be inside it, or be another connection")
  func connections() throws {
    let loops = """
      <connections><outlet property="p" destination="a" id="o"><action selector="s" id="a"/>\
      </outlet><outlet property="q" destination="x" id="u"><thing id="x"/></outlet></connections>
      """
    let comparison = try DocumentComparison(
      Nib.text(loops),
      Nib.text(loops.replacing("\"p\"", with: "\"pp\"").replacing("\"q\"", with: "\"qq\"")))
    #expect(comparison.all.map(\.subject.newName) == ["pp → a", "qq → Card"])
  }
}
