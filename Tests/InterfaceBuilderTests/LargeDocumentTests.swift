import Foundation
import InterfaceBuilder
import Testing

@Suite("Large documents")
struct LargeDocumentTests {
  private func views(_ count: Int, nested: Bool) -> String {
    var text = ""
    text.reserveCapacity(count * 120)
    for index in 0..<count {
      text +=
        "<subviews><view id=\"v\(index)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
      if !nested { text += "</view></subviews>" }
    }
    if nested { text += String(repeating: "</view></subviews>", count: count) }
    return text
  }

  @Test("100,000 sibling views are read")
  func wide() throws {
    let text = DocumentSource.storyboard(view: views(100_000, nested: false))
    #expect(try DocumentSource.read(text).contents.views.count == 100_001)
  }

  @Test("10,000 levels are read and released without deep recursion")
  func deep() throws {
    let document = try DocumentSource.read(
      DocumentSource.storyboard(view: views(10_000, nested: true)))
    #expect(document.contents.views.count == 10_001)
    #expect(document.contents.views.last?.parent?.offset == 9_999)
  }

  @Test("10,000 levels become views, are laid out and released")
  @MainActor
  func deepLayout() throws {
    let document = try DocumentSource.read(
      DocumentSource.storyboard(view: views(10_000, nested: true)))
    let report = FrameReport(of: document, in: .canvas)
    #expect(report.scenes.first?.views.count == 10_001)
  }
}
