import LayoutEngine
import TestSupport
import Testing

@Suite("Pixel grid")
struct PixelGridTests {
  /// Pixels per point, an edge, and the rounded value.
  static let edges: [(Double, Double, Double)] = [
    (1, 10.5, 11), (1, 10.49, 10), (1, -10.5, -10), (2, 10.25, 10.5), (2, 10.2, 10),
    (3, 10.1667, 10 + 1 / 3.0), (3, 10.16, 10), (1, 0.4999999, 1),
  ]

  @Test(
    "edges are rounded to the nearest pixel, halves up, also below 0 (F6.24, F6.25)",
    arguments: edges)
  func edge(scale: Double, value: Double, rounded: Double) {
    #expect(abs(PixelGrid(scale: scale).rounded(value) - rounded) < 1e-9)
  }

  @Test("half a row is rounded up on the screen if the grid is set to")
  func fromBelow() {
    let rect = LayoutRect(x: 10.5, y: 289.5, width: 20, height: 21)
    let above = PixelGrid(scale: 1).rounded(rect)
    let below = PixelGrid(scale: 1, rows: .backward).rounded(rect)
    #expect(above == LayoutRect(x: 11, y: 290, width: 20, height: 21))
    #expect(below == LayoutRect(x: 11, y: 289, width: 20, height: 21))
  }

  @Test("adjacent frames stay adjacent, and sizes are at most a pixel off", arguments: [1.0, 2, 3])
  func neighbors(_ scale: Double) {
    let grid = PixelGrid(scale: scale)
    var x = -7.3
    for step in 1..<400 {
      x += 0.1 * Double(step % 17)
      let width = 0.1 * Double((step + 1) % 17)
      let rect = grid.rounded(LayoutRect(x: x, y: 0, width: width, height: 1))
      let last = grid.rounded(LayoutRect(x: x - 1, y: 0, width: 1, height: 1))
      #expect(abs(last.x + last.width - rect.x) < 1e-9)
      #expect(rect.width.isNear(width, within: 1 / scale + 1e-6))
    }
  }

  @Test("text sizes are rounded up to the next pixel, but a sum's rounding errors are not")
  func upwards() {
    #expect(PixelGrid(scale: 2).roundedUp(10.1) == 10.5)
    #expect(PixelGrid(scale: 2).roundedUp(10.5) == 10.5)
    #expect(PixelGrid(scale: 2).roundedUp(10.5 + 1e-9) == 10.5)
  }
}
