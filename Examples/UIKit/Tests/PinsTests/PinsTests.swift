import Pins
import UIKit
import XCTest

private final class SizedView: UIView {
  let area: CGFloat
  init(area: CGFloat) {
    self.area = area
    super.init(frame: .zero)
  }
  required init?(coder aDecoder: NSCoder) { fatalError() }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(size.width, 100)
    return CGSize(width: width, height: area / width)
  }
}

private class RowView: UIView {
  let icon = UIView()
  let title = UILabel()
  var passes = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    [icon, title].forEach(addSubview)
    title.text = "A title"
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    icon.pin.start(10).vCenter().size(CGSize(width: 20, height: 20))
    title.pin.start(40).end(10).vCenter().sizeToFit()
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

class PinsTests: XCTestCase {
  var root: UIView!
  var view: UIView!

  override func setUp() {
    super.setUp()
    Pins.direction = .auto
    root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view = UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 60))
    root.addSubview(view)
  }

  func testEdges() {
    view.pin.top().left()
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: 60))
    view.pin.bottom(10).right(20)
    XCTAssertEqual(view.frame, CGRect(x: 280, y: 330, width: 100, height: 60))
    view.pin.all(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    XCTAssertEqual(view.frame, CGRect(x: 2, y: 1, width: 394, height: 396))
    view.pin.left(25%).width(50%).top(7).height(9)
    XCTAssertEqual(view.frame, CGRect(x: 100, y: 7, width: 200, height: 9))
    view.pin.all().margin(5)
    XCTAssertEqual(view.frame, CGRect(x: 5, y: 5, width: 390, height: 390))
    XCTAssertEqual(view.placements, 5)
  }

  func testTransformsStay() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.pin.top(100).left(100)
    XCTAssertEqual(view.rect, CGRect(x: 100, y: 100, width: 100, height: 60))
    XCTAssertEqual(view.frame, CGRect(x: 50, y: 70, width: 200, height: 120))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    view.pin.top(100).left(100)
    XCTAssertEqual(view.frame, CGRect(x: 100, y: 100, width: 200, height: 120))
    view.transform = .identity
    XCTAssertEqual(view.frame, CGRect(x: 100, y: 100, width: 100, height: 60))
    XCTAssertEqual(view.center, CGPoint(x: 100, y: 100))
  }

  func testSizes() {
    let sized = SizedView(area: 1000)
    root.addSubview(sized)
    sized.pin.left(10).sizeToFit()
    XCTAssertEqual(sized.frame, CGRect(x: 10, y: 0, width: 100, height: 10))
    sized.pin.left().right(350).sizeToFit().below(of: view, gap: 2)
    XCTAssertEqual(sized.frame, CGRect(x: 0, y: 162, width: 50, height: 20))
    sized.sizeToFit()
    XCTAssertEqual(sized.bounds.size, CGSize(width: 50, height: 20))
  }

  func testDirection() {
    view.semanticContentAttribute = .forceRightToLeft
    view.pin.start(10)
    XCTAssertEqual(view.frame.maxX, 390)
    Pins.direction = .leftToRight
    view.pin.start(10)
    XCTAssertEqual(view.frame.minX, 10)
  }

  func testLayers() {
    let layer = CALayer()
    root.layer.addSublayer(layer)
    layer.pin.left(1).top(2).width(10).height(20)
    XCTAssertEqual(layer.frame, CGRect(x: 1, y: 2, width: 10, height: 20))
    XCTAssertEqual(layer.position, CGPoint(x: 6, y: 12))
    XCTAssertTrue(layer.superlayer === root.layer)
  }

  func testWarnings() {
    let alone = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    alone.pin.left(10).width(-3)
    XCTAssertEqual(alone.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(Pins.warnings.count, 2)
    XCTAssertTrue(Pins.warnings[0].contains("<UIView: 0x"), Pins.warnings[0])
  }

  func testRowsInAStackAndByHand() {
    let row = RowView()
    root.addSubview(row)
    row.pin.left().right().sizeToFit()
    row.layoutIfNeeded()
    XCTAssertEqual(row.frame, CGRect(x: 0, y: 0, width: 400, height: 44))
    XCTAssertEqual(row.icon.frame, CGRect(x: 10, y: 12, width: 20, height: 20))
    XCTAssertEqual(row.title.frame.minX, 40)
    XCTAssertEqual(row.title.frame.width, 350)
    XCTAssertEqual(row.title.frame.midY, 22, accuracy: 0.5)
    let passes = row.passes
    row.setNeedsLayout()
    row.setNeedsLayout()
    row.layoutIfNeeded()
    XCTAssertEqual(row.passes, passes + 1)
    row.layoutIfNeeded()
    XCTAssertEqual(row.passes, passes + 1)
    row.frame.size.width = 300
    row.layoutIfNeeded()
    XCTAssertEqual(row.passes, passes + 2)
    row.frame.origin.y = 5
    row.layoutIfNeeded()
    XCTAssertEqual(row.passes, passes + 2)
  }

  func testRectangles() {
    var rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    rect.rightEdge = 100
    XCTAssertEqual(rect.debugDescription, "(10.0, 20.0, 90.0, 40.0)")
    rect.centre = .zero
    XCTAssertEqual(rect, CGRect(x: -45, y: -20, width: 90, height: 40))
    view.maxX = 90
    XCTAssertEqual(view.x, -10)
    XCTAssertEqual(NSValue(cgRect: rect).cgRectValue, rect)
  }
}
