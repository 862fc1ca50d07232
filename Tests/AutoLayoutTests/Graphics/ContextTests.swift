import AutoLayout
import AutoLayoutCore
import Foundation
import Testing
import TextMetrics

@Suite("Contexts that record drawing")
struct ContextTests {
  private let context = CGContext(size: CGSize(width: 100, height: 50), scale: 2)

  private func fills() -> [(PathElements, CGColor, Compositing)] {
    context.recording.operations.compactMap {
      if case .fill(let path, _, let color, let look) = $0 { (path, color, look) } else { nil }
    }
  }

  @Test("the transform to pixels flips pictures and multiplies by the scale (F13.1)")
  func matrix() {
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 100))
    context.translateBy(x: 10, y: 0)
    #expect(context.convertToDeviceSpace(CGPoint(x: 0, y: 50)) == CGPoint(x: 20, y: 0))
    #expect(context.convertToUserSpace(CGPoint(x: 20, y: 0)) == CGPoint(x: 0, y: 50))
    #expect(context.width == 200 && context.height == 100)
  }

  @Test("a path keeps the transform of each point; a stroke uses the current transform")
  func mapOfPaths() throws {
    context.move(to: CGPoint(x: 1, y: 1))
    context.scaleBy(x: 2, y: 3)
    context.addLine(to: CGPoint(x: 1, y: 1))
    context.strokePath()
    guard
      case .stroke(let path, _, _, let pen, _) = try #require(context.recording.operations.first)
    else {
      Issue.record("no line was kept")
      return
    }
    #expect(path.steps == [.move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 2, y: 3))])
    #expect(pen == CGAffineTransform(scaleX: 2, y: 3))
  }

  @Test("a saved state contains colors, opacity, shadow and transform, but not the path")
  func states() {
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.saveGState()
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    context.setAlpha(0.5)
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
    context.translateBy(x: 5, y: 5)
    context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.fillPath()
    let (path, color, look) = fills()[0]
    #expect(path.steps.first == .move(CGPoint(x: 5, y: 5)))
    #expect(color == CGColor(gray: 1, alpha: 1))
    #expect(look == Compositing())
    context.restoreGState()
    #expect(context.recording.operations.filter { $0 == .restoreState }.count == 1)
  }

  @Test(
    "a transparency layer starts with no opacity, mode and shadow; ending the layer restores them")
  func layers() {
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.saveGState()
    context.endTransparencyLayer()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    var faint = Compositing()
    faint.alpha = 0.5
    faint.blendMode = .multiply
    #expect(fills().map(\.2) == [Compositing(), faint])
    #expect(context.recording.operations.first == .beginLayer(faint))
    // Ending the layer discards the state saved inside it.
    context.restoreGState()
    #expect(!context.recording.operations.contains(.restoreState))
  }

  @Test("shadows fall down in UIKit contexts and up in others (F13.2)")
  func shadows() throws {
    let other = try #require(
      unsafe CGContext(
        data: nil, width: 10, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    var downwards: [CGFloat] = []
    for context in [context, other] {
      context.setShadow(offset: CGSize(width: 0, height: 3), blur: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      for case .fill(_, _, _, let look) in context.recording.operations {
        downwards.append(look.shadow?.offset.height ?? 0)
      }
    }
    #expect(downwards == [3, -3])
    // The lower left corner is (0, 0) there.
    guard case .fill(let path, _, _, _) = try #require(other.recording.operations.first) else {
      return
    }
    #expect(path.tightBox == CGRect(x: 0, y: 19, width: 1, height: 1))
  }

  @Test("UIRectFill replaces the pixels below if the color is not opaque (F13.4)")
  func rectFill() {
    UIGraphicsPushContext(context)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    UIColor.red.withAlphaComponent(0.5).set()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(fills().map(\.2.blendMode) == [.normal, .copy])
  }

  @Test("text that does not fit the rectangle is cut, but keeps the first line (F13.5)")
  func text() throws {
    UIGraphicsPushContext(context)
    "one two three four five six seven".draw(in: CGRect(x: 0, y: 0, width: 40, height: 30))
    "one".draw(in: CGRect(x: 0, y: 0, width: 40, height: 1))
    UIGraphicsPopContext()
    let texts = context.recording.operations.compactMap {
      if case .text(let text, _, _) = $0 { text } else { nil }
    }
    #expect(texts.map(\.lineLimit) == [2, 1])
    #expect(texts[0].text.runs[0].font.family == .named("Helvetica"))
    #expect(texts[0].text.runs[0].font.pointSize == 12)
  }

  @Test("outlines, shadows and underlines of text are known when it is drawn (F13.6)")
  func looks() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    let text = NSAttributedString(
      string: "A",
      attributes: [
        .font: UIFont.systemFont(ofSize: 50), .strokeWidth: -4, .strokeColor: UIColor.red,
        .shadow: shadow, .underlineStyle: NSUnderlineStyle.double.rawValue,
        .backgroundColor: UIColor.blue,
      ])
    let look = TextLook.looks(of: text, color: .black)[0]
    #expect(look.outline?.width == 2)
    #expect(look.color == .black)
    #expect(look.shadow?.offset == CGSize(width: 1, height: 2))
    #expect(look.underline?.style == .double)
    #expect(look.background == UIColor.blue.cgColor)
    let empty = NSAttributedString(string: "A", attributes: [.strokeWidth: 4])
    #expect(TextLook.looks(of: empty, color: .black)[0].color == nil)
  }

  @Test(
    "images are drawn in the given mode and opacity, templates in the color (F13.7)")
  func images() throws {
    UIGraphicsPushContext(context)
    UIColor.green.setFill()
    context.setBlendMode(.multiply)
    let image = UIImage(size: CGSize(width: 4, height: 4), name: "a")
    image.draw(at: CGPoint(x: 1, y: 2))
    image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8), blendMode: .screen, alpha: 0.5)
    UIGraphicsPopContext()
    var found: [(CGRect, CGColor, Compositing)] = []
    for case .image(_, let box, _, let tint, let look) in context.recording.operations {
      found.append((box, tint, look))
    }
    #expect(found[0].0 == CGRect(x: 1, y: 2, width: 4, height: 4))
    #expect(found.map(\.2.blendMode) == [.normal, .screen] && found[1].2.alpha == 0.5)
    #expect(found[0].1 == UIColor.green.cgColor)
  }

  @Test("a renderer's picture has the renderer's size and scale, and shows the drawing")
  func renderer() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    let bounds = CGRect(x: 10, y: 20, width: 15, height: 5)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      #expect(context.format.bounds == bounds)
      UIColor.red.setFill()
      context.fill(bounds)
    }
    #expect(image.size == bounds.size && image.scale == 2)
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 30 && pixels.height == 10)
    var boxes: [CGRect] = []
    for case .fill(let path, _, _, _) in pixels.recording.operations { boxes.append(path.tightBox) }
    #expect(
      boxes == [CGRect(origin: .zero, size: bounds.size), CGRect(origin: .zero, size: bounds.size)])
    let part = try #require(pixels.cropping(to: CGRect(x: 10, y: 0, width: 100, height: 4)))
    #expect(part.width == 20 && part.height == 4)
    #expect(pixels.cropping(to: CGRect(x: 40, y: 0, width: 1, height: 1)) == nil)
  }
}
