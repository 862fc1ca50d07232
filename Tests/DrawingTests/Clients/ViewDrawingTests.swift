import AutoLayout
import Foundation
import Testing

@testable import Drawing

@Suite("Custom drawing in views")
@MainActor
struct ViewDrawingTests {
  private static let white: [UInt8] = [255, 255, 255, 255]
  private static let black: [UInt8] = [0, 0, 0, 255]
  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let green: [UInt8] = [0, 255, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))

  private func pixels() throws -> Pixels {
    root.layoutIfNeeded()
    return try Pixels(DisplayList(showing: root, style: .plain))
  }

  private func add(_ draw: @escaping (CGContext) -> Void) -> Sketch {
    let sketch = Sketch(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    sketch.sketch = draw
    root.addSubview(sketch)
    return sketch
  }

  private final class Sketch: UIView {
    var sketch: (CGContext) -> Void = { _ in }
    var rects: [CGRect] = []
    override func draw(_ rect: CGRect) {
      super.draw(rect)
      rects.append(rect)
      UIGraphicsGetCurrentContext().map(sketch)
    }
  }

  @Test("drawing is above the background and below subviews and the border")
  func order() throws {
    let view = add { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20)) }
    view.backgroundColor = .red
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.blue.cgColor
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    inside.backgroundColor = .green
    view.addSubview(inside)
    let pixels = try pixels()
    #expect(view.rects == [view.bounds])
    #expect(pixels[40, 20] == Self.black)
    #expect(pixels[40, 40] == Self.red)
    #expect(pixels[20, 20] == Self.green)
    #expect(pixels[11, 30] == Self.blue)
  }

  @Test("drawing is clipped to the view's bounds and corner radius")
  func sheet() throws {
    let view = add { $0.fill(CGRect(x: -20, y: -20, width: 100, height: 100)) }
    view.backgroundColor = .white
    #expect(try pixels()[9, 30] == Self.white)
    view.sketch = { $0.fill(CGRect(x: 0, y: 100, width: 10, height: 10)) }
    view.bounds.origin.y = 90
    let scrolled = try pixels()
    #expect(scrolled[12, 19] == Self.white)
    #expect(scrolled[12, 21] == Self.black)
  }

  @Test("an opaque view with no background draws on black (F13.12)")
  func opaque() throws {
    let view = add { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
    }
    #expect(try pixels()[40, 30] == Self.black)
    view.isOpaque = false
    #expect(try pixels()[40, 30] == Self.white)
    view.isOpaque = true
    view.backgroundColor = .clear
    #expect(try pixels()[40, 30] == Self.white)
    view.backgroundColor = nil
    view.sketch = { _ in }
    #expect(try pixels()[40, 30] == Self.white)
  }

  @Test("blend modes apply only to the view's background (F13.15)")
  func modes() throws {
    root.backgroundColor = .green
    let view = add { context in
      context.setBlendMode(.clear)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.setBlendMode(.multiply)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 20, y: 0, width: 20, height: 20))
    }
    view.backgroundColor = .blue
    let pixels = try pixels()
    #expect(pixels[15, 15] == Self.green)
    #expect(pixels[40, 15] == Self.black)
    #expect(pixels[15, 45] == Self.blue)
  }

  @Test("round corners, a transform and an opacity apply to custom drawing")
  func group() throws {
    let view = add { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40)) }
    view.layer.cornerRadius = 20
    view.clipsToBounds = true
    view.alpha = 0.5
    let pixels = try pixels()
    #expect(pixels[11, 11] == Self.white)
    #expect((126...129).contains(pixels[30, 30][0]))
  }

  @Test("a layer's delegate draws for it, and a custom layer class draws itself")
  func layers() throws {
    final class Own: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.blue.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      }
    }
    final class Delegate: CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(layer.bounds)
      }
    }
    let (own, asked, delegate) = (Own(), CALayer(), Delegate())
    own.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    asked.frame = CGRect(x: 30, y: 0, width: 10, height: 10)
    asked.delegate = delegate
    root.layer.addSublayer(own)
    root.layer.addSublayer(asked)
    let pixels = try pixels()
    #expect(pixels[2, 5] == Self.blue)
    #expect(pixels[7, 5] == Self.white)
    #expect(pixels[35, 5] == Self.red)
  }

  @Test("a label draws the text at the subclass's position, between the subclass's drawing")
  func label() throws {
    final class Marked: UILabel {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: rect.width, height: 4))
        super.draw(rect)
      }
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.offsetBy(dx: 12, dy: 5))
      }
    }
    let label = Marked(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
    label.text = "A"
    root.addSubview(label)
    let list = DisplayList(showing: root, style: .plain).items.allItems
    let plain = UILabel(frame: label.frame)
    plain.text = "A"
    label.removeFromSuperview()
    root.addSubview(plain)
    let other = DisplayList(showing: root, style: .plain).items.allItems
    func origins(_ items: [DisplayList.Item]) -> [CGPoint] {
      items.compactMap { if case .line(let line) = $0 { line.origin } else { nil } }
    }
    let moved = try #require(origins(list).first)
    let still = try #require(origins(other).first)
    let expected = CGPoint(x: still.x + 12, y: still.y + 5)
    #expect(abs(moved.x + 10 - expected.x) < 0.02)
    #expect(abs(moved.y + 10 - expected.y) < 0.02)
    #expect(list.contains { if case .fill = $0 { true } else { false } })
  }

  @Test("a label shows underlines, text backgrounds, and attached images")
  func ornateLabel() throws {
    let label = UILabel(frame: root.bounds)
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let text = NSMutableAttributedString(
      string: "A",
      attributes: [
        .underlineStyle: NSUnderlineStyle.single.rawValue, .backgroundColor: UIColor.yellow,
      ])
    text.append(NSAttributedString(attachment: NSTextAttachment(image: dot)))
    label.attributedText = text
    root.addSubview(label)
    let items = DisplayList(showing: root, style: .plain).items.allItems
    let fills = items.compactMap { item -> Color? in
      if case .fill(_, let color) = item { color } else { nil }
    }
    // The background, the underline, and the image.
    #expect(fills == [Color(red: 1, green: 1, blue: 0), Color(.label), .black])
    label.attributedText = NSAttributedString(string: "A")
    #expect(
      DisplayList(showing: root, style: .plain).items.allItems.allSatisfy {
        if case .line = $0 { true } else { false }
      })
  }

  @Test("an empty view adds nothing to the list")
  func plain() {
    let view = add { _ in }
    view.backgroundColor = nil
    #expect(DisplayList(showing: root, style: .plain).items.isEmpty)
  }

  @Test("a view or a layer as a mask clips by opacity (F13.14)")
  func masks() throws {
    let view = add { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40)) }
    view.backgroundColor = .red
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    mask.backgroundColor = UIColor(white: 0, alpha: 0.5)
    view.mask = mask
    let half = try pixels()
    #expect((126...129).contains(half[20, 30][0]))
    #expect(half[40, 30] == Self.white)
    view.mask = nil
    let layer = CALayer()
    layer.frame = CGRect(x: 20, y: 0, width: 20, height: 40)
    layer.backgroundColor = UIColor.black.cgColor
    view.layer.mask = layer
    let other = try pixels()
    #expect(other[20, 30] == Self.white)
    #expect(other[40, 30] == Self.black)
  }

  @Test("an image drawn by code is a PNG and a JPEG, tinted, stretched and rotated")
  func images() throws {
    ImageSource.useDecoders()
    defer { ImageSource.useDecoders(false) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    let bytes = try #require(image.pngData())
    let png = try #require(UIImage(data: bytes))
    #expect(png.size == CGSize(width: 10, height: 20))
    #expect(image.jpegData(compressionQuality: 0.8)?.starts(with: [0xFF, 0xD8, 0xFF]) == true)
    func shown(_ image: UIImage, _ box: CGRect) throws -> Pixels {
      try Pixels(
        DisplayList(
          size: CGSize(width: 60, height: 60),
          items: image.items(in: box, tint: .black, isTemplate: false, isMirrored: false)))
    }
    let box = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(try shown(png, box)[10, 5] == Self.red)
    #expect(try shown(image.withTintColor(.blue), box)[10, 5] == Self.blue)
    #expect(try shown(image.withTintColor(.blue), box)[10, 15] == Self.white)
    let pixels = try #require(image.cgImage)
    let down = UIImage(cgImage: pixels, scale: 1, orientation: .down)
    #expect(try shown(down, box)[10, 15] == Self.red)
    // Rotated to the left, the upper edge is at the left.
    let left = UIImage(cgImage: pixels, scale: 1, orientation: .left)
    #expect(left.size == CGSize(width: 20, height: 10))
    let turned = try shown(left, CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(turned[5, 5] == Self.red && turned[15, 5] == Self.white)
    let part = try #require(pixels.cropping(to: CGRect(x: 0, y: 5, width: 10, height: 10)))
    let cropped = try shown(UIImage(cgImage: part), box)
    #expect(cropped[10, 5] == Self.red && cropped[10, 15] == Self.white)
  }

  @Test("a snapshot shows the view's content only if a painter is installed")
  func snapshot() throws {
    let view = add { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40)) }
    view.backgroundColor = .white
    UIView.usePainter(false)
    #expect(view.snapshotView(afterScreenUpdates: true) == nil)
    UIView.usePainter()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.sketch = { _ in }
    let pixels = try Pixels(DisplayList(showing: snapshot, style: .plain))
    #expect(snapshot.bounds.size == view.bounds.size)
    #expect(pixels[20, 20] == Self.black)
  }
}

extension [DisplayList.Item] {
  fileprivate var allItems: [DisplayList.Item] {
    flatMap { item in
      if case .group(let group) = item { group.items.allItems } else { [item] }
    }
  }
}
