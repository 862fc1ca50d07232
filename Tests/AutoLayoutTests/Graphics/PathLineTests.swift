import AutoLayout
import AutoLayoutCore
import Foundation
import Testing

@Suite("Lines along paths, and parts of them")
struct PathLineTests {
  private func line(_ points: (Double, Double)...) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }

  @Test("a trimmed path begins and ends at fractions of the path's length")
  func trimmed() {
    let corner = line((0, 0), (10, 0), (10, 30)).elements
    #expect(
      corner.trimmed(from: 0.125, to: 0.5).steps
        == [.move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10))])
    #expect(corner.trimmed(from: 0, to: 1) == corner)
    #expect(corner.trimmed(from: 0.5, to: 0.5).steps.isEmpty)
  }

  @Test("half of a circle ends opposite to the beginning")
  func halfCircle() throws {
    let circle = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let half = circle.cgPath.elements.trimmed(from: 0, to: 0.5)
    let end = try #require(half.steps.last?.points.last)
    #expect(abs(end.x + 10) < 0.01 && abs(end.y) < 0.05)
    #expect(abs(half.tightBox.maxY - 10) < 0.01 && half.tightBox.minY > -0.05)
  }

  @Test("dashes begin at their phase and continue around corners")
  func dashes() {
    let dashed = line((0, 0), (10, 0), (10, 10)).copy(dashingWithPhase: 2, lengths: [6, 4])
    let dots = dashed.elements.steps
    #expect(
      dots == [
        .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 4, y: 0)), .move(CGPoint(x: 8, y: 0)),
        .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 4)), .move(CGPoint(x: 10, y: 8)),
        .line(CGPoint(x: 10, y: 10)),
      ])
  }

  @Test("a stroked path contains the points near it, according to the caps and joins")
  func stroked() {
    let corner = line((0, 0), (20, 0), (20, 20))
    func outline(_ cap: CGLineCap, _ join: CGLineJoin, limit: CGFloat = 10) -> CGPath {
      corner.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit)
    }
    let plain = outline(.butt, .miter)
    for point in [CGPoint(x: 10, y: 1.9), CGPoint(x: 21.9, y: 10), CGPoint(x: 21.9, y: -1.9)] {
      #expect(plain.contains(point))
    }
    for point in [CGPoint(x: 10, y: 2.1), CGPoint(x: -0.1, y: 0), CGPoint(x: 20, y: 20.1)] {
      #expect(!plain.contains(point))
    }
    #expect(!outline(.butt, .bevel).contains(CGPoint(x: 21.9, y: -1.9)))
    #expect(!outline(.butt, .miter, limit: 1).contains(CGPoint(x: 21.9, y: -1.9)))
    #expect(outline(.butt, .round).contains(CGPoint(x: 21.3, y: -1.3)))
    #expect(!outline(.butt, .round).contains(CGPoint(x: 21.7, y: -1.7)))
    #expect(outline(.square, .miter).contains(CGPoint(x: -1.9, y: 1.9)))
    #expect(outline(.round, .miter).contains(CGPoint(x: -1.9, y: 0)))
    #expect(!outline(.round, .miter).contains(CGPoint(x: -1.9, y: 1.9)))
  }

  @Test("a closed path has corners everywhere, and a ring is open in the middle")
  func closed() {
    let square = unsafe CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let outline = square.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(outline.contains(CGPoint(x: -1.9, y: -1.9)))
    #expect(!outline.contains(CGPoint(x: 10, y: 10)))
    let ring = unsafe CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      .copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .round, miterLimit: 10)
    #expect(ring.contains(CGPoint(x: 1.5, y: 10)) && !ring.contains(CGPoint(x: 10, y: 10)))
    #expect(abs(ring.boundingBoxOfPath.minX + 2) < 0.01)
  }

  @Test("an arc between two tangents touches both")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 50))
    path.addArc(
      tangent1End: CGPoint(x: 0, y: 0), tangent2End: CGPoint(x: 50, y: 0), radius: 20)
    let box = path.boundingBoxOfPath
    #expect(abs(path.currentPoint.x - 20) < 1e-6 && abs(path.currentPoint.y) < 1e-6)
    #expect(abs(box.minX) < 1e-6 && abs(box.minY) < 1e-6 && abs(box.maxX - 20) < 1e-6)
  }

  @Test("a reversed path ends where it began")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    path.lineWidth = 3
    let back = path.reversing()
    #expect(back.currentPoint == .zero && back.bounds == path.bounds && back.lineWidth == 3)
  }

  @Test("closures receive each element with the element's points")
  func steps() {
    var seen: [CGPathElementType] = []
    var last = CGPoint.zero
    let path = line((1, 2), (3, 4))
    path.addCurve(
      to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 6, y: 6))
    path.closeSubpath()
    unsafe path.applyWithBlock { step in
      seen.append(unsafe step.pointee.type)
      if unsafe step.pointee.type == .addCurveToPoint { last = unsafe step.pointee.points[2] }
    }
    #expect(seen == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
    #expect(last == CGPoint(x: 9, y: 9))
  }
}
