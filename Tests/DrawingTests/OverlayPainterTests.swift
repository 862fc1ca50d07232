import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import Drawing

@Suite("Drawing of overlays")
@MainActor
struct OverlayPainterTests {
  private let sheet = CGRect(x: 0, y: 0, width: 300, height: 400)

  private func painter(scale: CGFloat) -> OverlayPainter {
    OverlayPainter(in: sheet, OverlayPen(scale: scale))
  }

  private func mark(_ text: String, at point: CGPoint) -> OverlayMark {
    OverlayMark(
      .constraints, name: "", .distance(from: point, to: CGPoint(x: point.x + 20, y: point.y)),
      labels: [.init(text, at: CGPoint(x: point.x + 10, y: point.y))])
  }

  @Test("lines and letters have as many pixels at any scale", arguments: [0.5, 1, 2, 3, 8])
  func pixels(scale: Double) throws {
    let items = painter(scale: CGFloat(scale)).draw([mark("20", at: CGPoint(x: 50, y: 50))]).items
    var widths: Set<Double> = []
    var letters: Set<Double> = []
    for item in items {
      if case .stroke(_, let stroke) = item {
        widths.insert((stroke.width * scale * 100).rounded())
      }
      if case .line(let line) = item { letters.insert((line.font.size * scale).rounded()) }
    }
    #expect(widths == [200, 450])
    #expect(letters == [16])
  }

  @Test("a label that lacks space is moved, with a line to the original place")
  func leader() throws {
    let point = CGPoint(x: 100, y: 100)
    let painter = painter(scale: 1)
    let alone = painter.placed([mark("20", at: point)])
    let pair = painter.placed([mark("20", at: point), mark("30", at: point)])
    let boxes = pair.compactMap(\.box)
    #expect(boxes.count == 2 && boxes[0] == alone.first?.box)
    #expect(boxes[0].contains(pair[0].label.anchor))
    #expect(!boxes[1].contains(pair[1].label.anchor) && !boxes[0].intersects(boxes[1]))
    func dots(_ marks: [OverlayMark]) -> Int {
      painter.draw(marks).items.count { if case .fill(.ellipse, _) = $0 { true } else { false } }
    }
    #expect(dots([mark("20", at: point)]) == 0)
    // Two labels at positions far apart need none.
    #expect(dots([mark("20", at: point), mark("30", at: CGPoint(x: 200, y: 300))]) == 0)
    let far = mark("40", at: CGPoint(x: 100, y: 101))
    #expect(dots([mark("20", at: point), mark("30", at: point), far]) > 0)
  }

  @Test("overlapping distances are moved apart within their views' extents")
  func lanes() {
    func distance(to end: CGFloat, slide: CGFloat) -> OverlayMark {
      var mark = OverlayMark(
        .constraints, name: "",
        .distance(from: CGPoint(x: 50, y: 0), to: CGPoint(x: 50, y: end)))
      mark.slide = slide
      return mark
    }
    let settled = painter(scale: 1).settled([
      distance(to: 100, slide: 30), distance(to: 200, slide: 30), distance(to: 300, slide: 4),
    ])
    let places = settled.map(\.figure.bounds.minX)
    #expect(places[0] == 50 && abs(places[1] - 50) == OverlayPen(scale: 1).lane)
    #expect(places[2] == 50, "it cannot be moved")
  }

  @Test("labels of faults are placed before others")
  func faultsFirst() {
    let point = CGPoint(x: 100, y: 100)
    var broken = mark("30", at: point)
    broken.state = .broken
    let placed = painter(scale: 2).placed([mark("20", at: point), broken])
    #expect(placed.map(\.mark.state) == [.broken, .satisfied])
    #expect(placed.first.map { $0.box?.contains($0.label.anchor) } == true)
  }

  @Test("no label covers another in trees of any kind", arguments: UInt64(1)...60)
  func noOverlap(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let root = UIView(
      frame: CGRect(
        x: 0, y: 0, width: .random(in: 80...500, using: &random),
        height: .random(in: 80...900, using: &random)))
    var views = [root]
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      let parent = views[Int.random(in: 0..<views.count, using: &random)]
      parent.addSubview(view)
      views.append(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(
          equalTo: parent.leadingAnchor, constant: .random(in: -20...200, using: &random)),
        view.topAnchor.constraint(
          equalTo: parent.topAnchor, constant: .random(in: -20...300, using: &random)),
        view.widthAnchor.constraint(equalToConstant: .random(in: 0...200, using: &random)),
      ])
      if Bool.random(using: &random) {
        view.heightAnchor.constraint(equalToConstant: .random(in: 0...90, using: &random))
          .isActive = true
      }
    }
    root.layoutIfNeeded()
    let overlay = LayoutOverlay(of: root, showing: Set(OverlayKind.allCases))
    let pen = OverlayPen(scale: .random(in: 0.3...4, using: &random))
    let bounds = CGRect(origin: .zero, size: root.bounds.size)
    let painter = OverlayPainter(in: bounds, pen)
    let placed = painter.placed(painter.settled(overlay.marks))
    let boxes = placed.compactMap(\.box)
    for (index, box) in boxes.enumerated() {
      #expect(bounds.insetBy(dx: -0.01, dy: -0.01).contains(box), "seed \(seed)")
      let covered = boxes[..<index].first { $0.intersects(box) }
      #expect(covered == nil, "seed \(seed): \(box)")
    }
    // With enough space, every label is placed.
    let area = boxes.reduce(0) { $0 + $1.width * $1.height }
    if area < bounds.width * bounds.height / 20 {
      #expect(boxes.count == placed.count, "seed \(seed)")
    }
    #expect(painter.draw(overlay.marks).omitted == placed.count - boxes.count, "seed \(seed)")
  }

  @Test("an overlay is added at the right place, clipped to the picture")
  func added() throws {
    var list = DisplayList(size: CGSize(width: 100, height: 200))
    let overlay = LayoutOverlay(
      size: CGSize(width: 50, height: 50), marks: [mark("8", at: CGPoint(x: 5, y: 5))])
    #expect(list.add(overlay, at: CGPoint(x: 10, y: 20), scale: 2) == 0)
    guard case .group(let group)? = list.items.last else {
      Issue.record("no group")
      return
    }
    #expect(group.clip == .rectangle(CGRect(x: -10, y: -20, width: 100, height: 200)))
    #expect(group.transform.tX == 10 && group.transform.tY == 20)
    var empty = DisplayList(size: CGSize(width: 100, height: 200))
    empty.add(LayoutOverlay(size: .zero), scale: 2)
    #expect(empty.items.isEmpty)
    // A picture too small for any label omits it and reports this.
    var tiny = DisplayList(size: CGSize(width: 5, height: 5))
    #expect(tiny.add(overlay, scale: 1) == 1)
  }
}
