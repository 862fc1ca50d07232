import AutoLayout
import Drawing
import Foundation
import Testing

@Suite("Pictures of views")
@MainActor
struct ViewPictureTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @discardableResult
  private func add(
    x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, color: UIColor?,
    to view: UIView? = nil
  ) -> UIView {
    let child = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    child.backgroundColor = color
    (view ?? root).addSubview(child)
    return child
  }

  private func pixels(_ style: ViewStyle = .plain) throws -> Pixels {
    try Pixels(DisplayList(showing: root, style: style))
  }

  private static let white: [UInt8] = [255, 255, 255, 255]
  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]

  @Test("a view is at the right place in the superview, later views above earlier views")
  func places() throws {
    let outer = add(x: 10, y: 10, width: 50, height: 50, color: .red)
    add(x: 10, y: 10, width: 20, height: 20, color: .blue, to: outer)
    add(x: 50, y: 50, width: 30, height: 30, color: .green)
    let pixels = try pixels()
    #expect(pixels[9, 9] == ViewPictureTests.white)
    #expect(pixels[11, 11] == ViewPictureTests.red)
    #expect(pixels[21, 21] == ViewPictureTests.blue)
    #expect(pixels[55, 55] == [0, 255, 0, 255])
  }

  @Test("hidden and transparent views are left out with their subtrees")
  func hidden() throws {
    let hidden = add(x: 0, y: 0, width: 50, height: 50, color: .red)
    add(x: 0, y: 0, width: 50, height: 50, color: .blue, to: hidden)
    hidden.isHidden = true
    add(x: 50, y: 0, width: 50, height: 50, color: .red).alpha = 0.005
    let pixels = try pixels()
    #expect(pixels[10, 10] == ViewPictureTests.white)
    #expect(pixels[60, 10] == ViewPictureTests.white)
  }

  @Test("a faded view fades all subviews")
  func faded() throws {
    let outer = add(x: 10, y: 10, width: 50, height: 50, color: .black)
    add(x: 10, y: 10, width: 20, height: 20, color: .black, to: outer)
    outer.alpha = 0.5
    let pixels = try pixels()
    #expect((126...129).contains(pixels[15, 15][0]))
    #expect((126...129).contains(pixels[25, 25][0]))
    #expect(pixels[9, 9] == ViewPictureTests.white)
    #expect(pixels[61, 61] == ViewPictureTests.white)
  }

  @Test("content beyond a view's bounds is clipped if the view clips, at any depth")
  func clipping() throws {
    let outer = add(x: 10, y: 10, width: 40, height: 40, color: .red)
    let middle = add(x: 0, y: 0, width: 80, height: 20, color: nil, to: outer)
    add(x: 0, y: 0, width: 80, height: 80, color: .blue, to: middle)
    #expect(try pixels()[60, 60] == ViewPictureTests.blue)
    outer.clipsToBounds = true
    let cut = try pixels()
    #expect(cut[60, 60] == ViewPictureTests.white)
    #expect(cut[45, 45] == ViewPictureTests.blue)
    middle.clipsToBounds = true
    #expect(try pixels()[45, 45] == ViewPictureTests.red)
  }

  @Test("a scrolled view shows the visible content")
  func scrolled() throws {
    let scroll = add(x: 0, y: 0, width: 50, height: 50, color: nil)
    scroll.clipsToBounds = true
    add(x: 0, y: 100, width: 50, height: 50, color: .red, to: scroll)
    scroll.bounds.origin = CGPoint(x: 0, y: 80)
    let pixels = try pixels()
    #expect(pixels[10, 19] == ViewPictureTests.white)
    #expect(pixels[10, 21] == ViewPictureTests.red)
    #expect(pixels[10, 51] == ViewPictureTests.white)
  }

  @Test("a view is rotated around the center")
  func turned() throws {
    let bar = add(x: 30, y: 45, width: 40, height: 10, color: .red)
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let pixels = try pixels()
    #expect(pixels[50, 32] == ViewPictureTests.red)
    #expect(pixels[50, 68] == ViewPictureTests.red)
    #expect(pixels[35, 50] == ViewPictureTests.white)
  }

  @Test("round corners and borders are the layer's, with the border above the subviews")
  func layer() throws {
    let view = add(x: 10, y: 10, width: 60, height: 60, color: .red)
    view.layer.cornerRadius = 20
    view.clipsToBounds = true
    view.layer.borderWidth = 4
    view.layer.borderColor = UIColor.blue.cgColor
    add(x: 0, y: 0, width: 60, height: 60, color: .green, to: view)
    let pixels = try pixels()
    #expect(pixels[11, 11] == ViewPictureTests.white)
    #expect(pixels[40, 12] == ViewPictureTests.blue)
    #expect(pixels[40, 20] == [0, 255, 0, 255])
  }

  @Test("the root's round corners also clip subviews")
  func rootCorners() throws {
    root.layer.cornerRadius = 30
    root.clipsToBounds = true
    add(x: 0, y: 0, width: 100, height: 100, color: .red)
    let pixels = try pixels()
    #expect(pixels[2, 2] == ViewPictureTests.white)
    #expect(pixels[50, 50] == ViewPictureTests.red)
  }

  @Test("outlines show views that have no background, with a tint for each depth")
  func outlines() throws {
    let outer = add(x: 10, y: 10, width: 60, height: 60, color: nil)
    add(x: 10, y: 10, width: 30, height: 30, color: nil, to: outer)
    #expect(try pixels(.plain)[10, 30] == ViewPictureTests.white)
    let outlined = try pixels(.outlined)
    #expect(outlined[10, 30] != ViewPictureTests.white)
    #expect(outlined[20, 30] != ViewPictureTests.white)
    #expect(outlined[20, 30] != outlined[10, 30])
    #expect(outlined[50, 50] == ViewPictureTests.white)
  }

  @Test("ten thousand nested views are drawn")
  func deep() throws {
    var view = root
    for _ in 0..<10_000 {
      view = add(x: 0.001, y: 0.001, width: 50, height: 50, color: nil, to: view)
    }
    view.backgroundColor = .red
    #expect(try pixels(.outlined)[50, 50] == ViewPictureTests.red)
  }
}
