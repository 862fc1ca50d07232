import AutoLayout
import Foundation
import Testing

@testable import Drawing

@Suite("Gradients, shadows, modes and outlines")
@MainActor
struct EffectTests {
  private static let box = CGRect(x: 0, y: 0, width: 40, height: 40)

  private func pixels(_ items: DisplayList.Item..., background: Color? = .white) throws -> Pixels {
    try Pixels(
      DisplayList(size: EffectTests.box.size, background: background, items: items))
  }

  @Test("halfway from white to transparent black is half-transparent gray (F13.13)")
  func mixing() throws {
    let gradient = Gradient(
      .linear(from: .zero, to: CGPoint(x: 40, y: 0)),
      [.init(0, .white), .init(1, Color(white: 0, alpha: 0))])
    // 0.5 · 0.5 + 1 · 0.5
    let middle = try pixels(.gradient(gradient))[20, 20]
    #expect((186...196).contains(middle[0]))
  }

  @Test("a gradient that is not extended ends at the gradient's ends, independently at each side")
  func ends() throws {
    func drawn(_ begins: Bool, _ goesOn: Bool) throws -> Pixels {
      try pixels(
        .gradient(
          Gradient(
            .linear(from: CGPoint(x: 10, y: 0), to: CGPoint(x: 30, y: 0)),
            [.init(0, .black), .init(1, .black)], beginsBefore: begins, goesOnAfter: goesOn)))
    }
    let first = try drawn(true, false)
    #expect(first[5, 5][0] == 0 && first[20, 5][0] == 0 && first[35, 5][0] == 255)
    let second = try drawn(false, true)
    #expect(second[5, 5][0] == 255 && second[20, 5][0] == 0 && second[35, 5][0] == 0)
  }

  @Test("a blur preserves the total, and is as wide as the deviation")
  func blur() {
    for deviation in [1.0, 2, 3.5, 6] {
      let side = 81
      var opacities = [UInt8](repeating: 0, count: side * side)
      // A half plane: the edge becomes the integral of a normal distribution.
      for row in 0..<side { for column in 41..<side { opacities[row * side + column] = 255 } }
      var sheet = ShadowSheet(width: side, height: side, opacities: opacities)
      sheet.blur(deviation: deviation)
      let row = 40 * side
      func expected(_ distance: Double) -> Double {
        255 * 0.5 * (1 + erf(distance / deviation / 2.0.squareRoot()))
      }
      for distance in [-1.0, 0, 1] {
        let column = 40 + Int((distance * deviation).rounded())
        let exact = expected(Double(column) - 40.5)
        #expect(abs(Double(sheet.opacities[row + column]) - exact) < 8, "\(deviation), \(distance)")
      }
    }
  }

  @Test("a sharp shadow is the moved shape in the shadow's color")
  func sharp() throws {
    let shape = DisplayList.Item.fill(
      .rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)), Color(red: 1, green: 0, blue: 0))
    let pixels = try pixels(
      .shadow(Shadow(.black, offset: CGSize(width: 20, height: 5), blur: 0, of: [shape])))
    #expect(pixels[5, 5] == [255, 255, 255, 255])
    #expect(pixels[25, 7] == [0, 0, 0, 255])
    #expect(pixels[25, 2] == [255, 255, 255, 255])
  }

  @Test("a blurred shadow is at the right place at every scale, in moved and rotated groups")
  func blurred() throws {
    let shape = DisplayList.Item.fill(
      .rectangle(CGRect(x: -5, y: -5, width: 10, height: 10)), .black)
    let shadow = DisplayList.Item.shadow(
      Shadow(.black, offset: CGSize(width: 10, height: 0), blur: 1, of: [shape]))
    // A quarter turn around (20, 15) moves the right part below it.
    let turn = AffineTransform(m11: 0, m12: 1, m21: -1, m22: 0, tX: 20, tY: 15)
    // The lower edge is at 30 points: these pixels are half a point outside and a quarter inside.
    for (scale, edge, expected) in [(1, 30, 176), (2, 59, 102)] {
      let list = DisplayList(
        size: EffectTests.box.size,
        items: [.group(DisplayList.Group(transform: turn, opacity: 0.999, items: [shadow]))])
      let pixels = try Pixels(list, scale: Double(scale))
      #expect(pixels[20 * scale, 25 * scale][0] < 8)
      #expect(pixels[20 * scale, 15 * scale][0] > 247)
      #expect(abs(Int(pixels[20 * scale, edge][0]) - expected) < 16)
    }
  }

  @Test("every mode of drawing code has the mode of the same name")
  func modes() {
    #expect(Blend.allCases.count == 28)
    #expect(Blend(.normal) == .normal && Blend(.luminosity) == .luminosity)
    #expect(Blend(.clear) == .clear && Blend(.copy) == .copy && Blend(.sourceAtop) == .sourceAtop)
    #expect(Blend(.destinationOver) == .destinationOver && Blend(.plusLighter) == .plusLighter)
  }

  @Test("a mode that removes pixels does so only inside the drawn shape")
  func bounded() throws {
    let context = CGContext(size: EffectTests.box.size)
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(EffectTests.box)
    context.setBlendMode(.copy)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
    let items = RecordingPainter().items(of: context.recording)
    let pixels = try Pixels(
      DisplayList(size: EffectTests.box.size, background: nil, items: items))
    #expect(pixels[30, 20] == [0, 0, 255, 255])
    #expect((126...129).contains(pixels[10, 20][3]) && pixels[10, 20][2] == 0)
  }

  @Test("clips and states become groups, and empty groups are dropped")
  func groups() {
    let context = CGContext(size: EffectTests.box.size)
    let part = CGRect(x: 0, y: 0, width: 10, height: 10)
    context.saveGState()
    context.clip(to: part)
    context.fill(EffectTests.box)
    context.restoreGState()
    context.saveGState()
    context.clip(to: part)
    context.restoreGState()
    context.fill(part)
    #expect(
      RecordingPainter().items(of: context.recording) == [
        .group(
          DisplayList.Group(
            clip: .rectangle(part), items: [.fill(.rectangle(EffectTests.box), .black)])),
        .fill(.rectangle(part), .black),
      ])
  }

  @Test("a continuous corner begins 1.53 radii before it, and is flatter there (F13.10)")
  func continuous() {
    let layer = CALayer()
    layer.cornerRadius = 20
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(LayerShape(layer, box).shape == .rounded(box, radius: 20))
    layer.cornerCurve = .continuous
    guard case .path(let outline) = LayerShape(layer, box).shape else {
      Issue.record("no path")
      return
    }
    #expect(outline.bounds == box)
    guard case .move(let start) = outline.elements.steps[0] else { return }
    #expect(abs(start.x - 30.5733) < 1e-4 && start.y == 0)
    let path = CGPath(steps: outline.elements)
    // The circular corner contains the point, the continuous corner does not.
    #expect(!path.contains(CGPoint(x: 21, y: 0.1)))
    let circular = unsafe CGPath(
      roundedRect: box, cornerWidth: 20, cornerHeight: 20, transform: nil)
    #expect(circular.contains(CGPoint(x: 21, y: 0.1)))
    layer.maskedCorners = [.layerMaxXMaxYCorner]
    if case .path(let one) = LayerShape(layer, box).shape {
      #expect(CGPath(steps: one.elements).contains(CGPoint(x: 0.1, y: 0.1)))
      #expect(!CGPath(steps: one.elements).contains(CGPoint(x: 99.9, y: 99.9)))
    }
  }

  @Test("a shadow from a path or an opaque background is one shape; otherwise all content casts it")
  func layerShadows() {
    let view = UIView(frame: EffectTests.box)
    let inside = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    view.addSubview(inside)
    inside.layer.shadowOpacity = 0.5
    inside.backgroundColor = .white
    func thrown() -> [Shadow] {
      DisplayList(showing: view, style: .plain).items.compactMap {
        if case .shadow(let shadow) = $0 { shadow } else { nil }
      }
    }
    #expect(thrown().map(\.items) == [[.fill(.rectangle(inside.frame), .black)]])
    #expect(thrown()[0].color == Color(white: 0, alpha: 0.5) && thrown()[0].blur == 3)
    #expect(thrown()[0].offset == CGSize(width: 0, height: -3))
    inside.backgroundColor = UIColor(white: 1, alpha: 0.5)
    #expect(thrown().isEmpty)
    inside.layer.shadowPath = unsafe CGPath(
      ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    #expect(thrown().count == 1)
    inside.clipsToBounds = true
    #expect(thrown().isEmpty)
  }
}
