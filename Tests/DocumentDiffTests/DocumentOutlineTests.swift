import Foundation
import Testing

@testable import DocumentDiff

@Suite("A document as text")
@MainActor
struct DocumentOutlineTests {
  @Test("at any depth of views, the text grows no faster than the document")
  func deep() throws {
    let depth = 3000
    let views =
      (0..<depth).map { "<subviews><view id=\"v\($0)\">" }.joined()
      + String(repeating: "</view></subviews>", count: depth)
    let nib = Nib.text(views)
    let document = try ComparedDocument(data: Data(nib.utf8), path: "a.xib")
    let text = DocumentOutline(document).text
    #expect(text.split(separator: "\n").count > depth)
    #expect(text.contains("\n    view View"), "nested objects are indented")
    #expect(text.utf8.count < 4 * nib.utf8.count)
  }
}
