import Foundation
import Testing

@testable import Drawing

@Suite("Picture files")
struct FileFormatTests {
  private func list(background: Color?) -> DisplayList {
    var random = SystemRandom(seed: 7)
    var items: [DisplayList.Item] = (0..<40).map { _ in
      let box = CGRect(
        x: random.next(90), y: random.next(70), width: 1 + random.next(30),
        height: 1 + random.next(30))
      return .fill(
        .ellipse(in: box),
        Color(
          red: random.next(1), green: random.next(1), blue: random.next(1), alpha: random.next(1)))
    }
    items.append(
      .line(
        TextLine(
          "Text <&> \"é\"", font: Font(size: 18), color: .black, at: CGPoint(x: 5, y: 40), width: 90
        ))
    )
    items.append(
      .group(
        DisplayList.Group(
          opacity: 0.5,
          items: [.fill(.rectangle(CGRect(x: 0, y: 50, width: 60, height: 20)), .black)])))
    return DisplayList(size: CGSize(width: 100, height: 80), background: background, items: items)
  }

  @Test("a picture drawn in strips equals the whole picture", arguments: [Color.white, nil])
  func strips(background: Color?) throws {
    let list = list(background: background)
    let whole = Pixels(file: try list.png(200, 160, scale: 2))
    for room in [200 * 7, 1] {
      let strips = Pixels(file: try list.png(200, 160, scale: 2, pixelsInMemory: room))
      #expect(strips.bytes == whole.bytes)
    }
  }

  @Test("few colors are written as a palette, many directly, and both are restored")
  func colors() throws {
    func list(_ count: Int) -> DisplayList {
      let items = (0..<count).map { index -> DisplayList.Item in
        let color = Color(
          red: Double(index % 256) / 255, green: Double(index / 256) / 255, blue: 0.2)
        let box = CGRect(x: index % 40, y: index / 40, width: 1, height: 1)
        return .fill(.rectangle(box), color)
      }
      return DisplayList(size: CGSize(width: 40, height: 20), items: items)
    }
    for (count, type) in [(255, 3), (256, 2), (700, 2)] as [(Int, UInt8)] {
      let file = try list(count).encoded(as: .png)
      // The ninth byte of the header has the color type.
      #expect(file[25] == type)
      let pixels = Pixels(file: file)
      for index in 0..<count {
        let expected = [UInt8(index % 256), UInt8(index / 256), 51, 255]
        #expect(pixels[index % 40, index / 40] == expected)
      }
      #expect(pixels[39, 19] == [255, 255, 255, 255])
    }
  }

  @Test("pixels are restored as written, including transparent ones")
  func pixels() throws {
    let half = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let list = DisplayList(
      size: CGSize(width: 3, height: 2), background: nil,
      items: [
        .fill(.rectangle(CGRect(x: 1, y: 0, width: 1, height: 1)), half),
        .fill(.rectangle(CGRect(x: 2, y: 1, width: 1, height: 1)), .black),
      ])
    let pixels = try Pixels(list)
    #expect(pixels[0, 0] == [0, 0, 0, 0])
    #expect(pixels[2, 1] == [0, 0, 0, 255])
    for (channel, value) in zip(pixels[1, 0], [128, 64, 0, 128]) {
      #expect(abs(Int(channel) - value) <= 1)
    }
  }

  @Test("pictures for browsers contain text, with the name of the font")
  func text() throws {
    let file = String(
      decoding: try list(background: .white).encoded(as: .svg), as: UTF8.self)
    #expect(file.contains(">Text &lt;&amp;&gt; &quot;é&quot;</text>"))
    #expect(file.contains("font-family=\"'SF Pro Text', 'Inter', sans-serif\""))
    #expect(file.contains("textLength=\""))
    #expect(!file.contains("autolayout-text"))
    #expect(!file.contains("<symbol"))
  }

  @Test("a rotated and stretched text keeps the text's position")
  func place() throws {
    let text = VectorText(
      string: "x", font: Font(size: 10), color: .black, width: 20, isRightToLeft: false)
    // The box's unit square, as large as the box and moved.
    let element = text.element(
      AffineTransform(m11: 40, m12: 0, m21: 0, m22: 26, tX: 5, tY: 7))
    #expect(element.contains("matrix(2 0 0 2 5 27)"))
  }

  @Test("truncated text is marked in a picture for browsers")
  func ellipsis() throws {
    let text = Text(
      "much too long for its box, by far", font: Font(size: 17),
      in: CGRect(x: 0, y: 0, width: 90, height: 30))
    let file = String(
      decoding: try DisplayList(size: CGSize(width: 100, height: 30), items: [.text(text)])
        .encoded(as: .svg), as: UTF8.self)
    #expect(file.contains(">much"))
    #expect(file.contains("…</text>"))
  }

  @Test("pictures for paper contain text in fonts with their names")
  func paper() throws {
    let file = try list(background: .white).encoded(as: .pdf)
    #expect(String(decoding: file, as: UTF8.self).contains("+Inter-Regular"))
    #expect(!String(decoding: file, as: UTF8.self).contains("/CreationDate"))
  }

  @Test("the same picture gives the same file each time", arguments: PictureFormat.allCases)
  func again(format: PictureFormat) throws {
    let first = try list(background: .white).encoded(as: format)
    _ = try list(background: nil).encoded(as: format)
    #expect(try list(background: .white).encoded(as: format) == first)
  }

  @Test("nothing is drawn outside an item's bounding box")
  func reach() throws {
    for item in list(background: .white).items {
      guard let reach = item.reach else { continue }
      let sheet = DisplayList(size: CGSize(width: 200, height: 200), items: [item])
      let pixels = try Pixels(sheet)
      for y in 0..<200 {
        for x in 0..<200 where !reach.intersects(CGRect(x: x, y: y, width: 1, height: 1)) {
          #expect(pixels[x, y] == [255, 255, 255, 255])
        }
      }
    }
  }
}

private struct SystemRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ limit: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(1 << 53) * limit
  }
}
