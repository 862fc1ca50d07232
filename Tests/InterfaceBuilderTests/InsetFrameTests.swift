import Foundation
import InterfaceBuilder
import Testing

/// Frames as written by the first builds of Xcode 8 (F10.38).
@Suite("Frames as insets")
struct InsetFrameTests {
  private func frame(_ attributes: String) throws -> RectElement? {
    let document = try DocumentSource.read(
      DocumentSource.storyboard(
        view: """
          <subviews><switch opaque="NO" id="switch">
          <frame key="frameInset" \(attributes)/></switch></subviews>
          """))
    #expect(document.diagnostics.isEmpty)
    let index = try #require(document.contents.viewsByID["switch"])
    return document.contents[index].frame
  }

  @Test("the smallest insets are the origin, and 0 if they are missing")
  func origin() throws {
    #expect(
      try frame("minX=\"111\" minY=\"19\" width=\"51\" height=\"31\"")
        == RectElement(x: 111, y: 19, width: 51, height: 31))
    #expect(
      try frame("width=\"51\" height=\"31\"") == RectElement(x: 0, y: 0, width: 51, height: 31))
  }

  @Test("a size that follows from the superview's is not read")
  func stretched() throws { #expect(try frame("minX=\"-1\" height=\"31\"") == nil) }
}
