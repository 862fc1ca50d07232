#if os(Linux)
import AutoLayout
import ClientDrawings
import Drawing
import Foundation
import Testing

/// Every small drawing of the page of controls, compared with iOS.
@Suite("Drawings of clients")
@MainActor
struct ClientDrawingTests {
  init() { UIView.usePainter() }

  private func drawing(_ name: String) throws -> DisplayList {
    let drawing = try #require(ClientDrawing.all.first { $0.name == name }, "\(name)")
    let view = drawing.make()
    view.layoutIfNeeded()
    return DisplayList(showing: view, style: .plain)
  }

  @Test("a drawing has the expected pixels", arguments: DrawingExpectation.all)
  func looks(_ expected: DrawingExpectation) throws {
    let pixels = try Pixels(drawing(expected.name))
    for probe in expected.probes {
      switch probe {
      case .at(let x, let y, let ink, let tolerance):
        #expect(
          ink.isNear(pixels[x, y], within: tolerance),
          "\(expected.name) at (\(x), \(y)): \(pixels[x, y]), not \(ink.components)")
      case .ink(let columns, let rows, let ink, let range):
        let count = rows.reduce(0) { sum, y in
          sum + columns.filter { ink.isNear(pixels[$0, y], within: 60) }.count
        }
        #expect(
          range.contains(count),
          "\(expected.name): \(count) pixels of \(ink.components) in \(columns), \(rows)")
      }
    }
  }

  @Test("every drawing of the page is checked, and there are forty or more")
  func all() {
    #expect(Set(DrawingExpectation.all.map(\.name)) == Set(ClientDrawing.all.map(\.name)))
    #expect(DrawingExpectation.all.count == ClientDrawing.all.count)
    #expect(ClientDrawing.all.count >= 40)
  }

  @Test("drawings stay vector pictures: only unsupported features become pixels")
  func vector() throws {
    // Blurred shadows; and cairo's SVG has neither conic gradients nor blend modes.
    let blurred: Set = ["shadow", "card with a shadow", "shadow of a path"]
    let exceptions = blurred.union(["conic gradient layer", "multiply", "spotlight"])
    for drawing in ClientDrawing.all {
      let svg = try self.drawing(drawing.name).encoded(as: .svg)
      let hasPixels = String(decoding: svg, as: UTF8.self).contains("data:image/png")
      #expect(hasPixels == exceptions.contains(drawing.name), "\(drawing.name)")
    }
  }
}
#endif
