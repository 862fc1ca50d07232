import AutoLayout
import Foundation
import TestSupport
import Testing

@MainActor @Suite("All 64 autoresizing masks")
struct AutoresizingMaskTests {
  /// Near margin 20, extent 50, far margin 30 in 100, resized to 160: each flexible part grows by a
  /// share (F5.6).
  private static func grown(near: Bool, extent: Bool, far: Bool) -> (CGFloat, CGFloat) {
    let flexible = (near ? 20.0 : 0) + (extent ? 50 : 0) + (far ? 30 : 0)
    guard flexible > 0 else { return (20, 50) }
    let factor = (flexible + 60) / flexible
    return (near ? 20 * factor : 20, extent ? 50 * factor : 50)
  }

  private static func expected(_ mask: UIView.AutoresizingMask) -> CGRect {
    let (x, width) = grown(
      near: mask.contains(.flexibleLeftMargin), extent: mask.contains(.flexibleWidth),
      far: mask.contains(.flexibleRightMargin))
    let (y, height) = grown(
      near: mask.contains(.flexibleTopMargin), extent: mask.contains(.flexibleHeight),
      far: mask.contains(.flexibleBottomMargin))
    return CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("masks set the frames at once", arguments: 0..<64)
  func alone(_ bits: Int) {
    let mask = UIView.AutoresizingMask(rawValue: UInt(bits))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    view.autoresizingMask = mask
    root.addSubview(view)
    root.frame.size = CGSize(width: 160, height: 160)
    #expect(view.frame.isNear(Self.expected(mask), within: 0.001), "\(view.frame)")
  }

  @Test("together with constraints they become constraints, on whole pixels", arguments: 0..<64)
  func translated(_ bits: Int) {
    let mask = UIView.AutoresizingMask(rawValue: UInt(bits))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    view.autoresizingMask = mask
    let beside = UIView()
    beside.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.addSubview(beside)
    NSLayoutConstraint.activate([
      beside.leftAnchor.constraint(equalTo: view.rightAnchor),
      beside.topAnchor.constraint(equalTo: view.bottomAnchor),
      beside.widthAnchor.constraint(equalToConstant: 5),
      beside.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 20, width: 50, height: 50))
    root.frame.size = CGSize(width: 160, height: 160)
    root.layoutIfNeeded()
    #expect(view.frame.isNear(Self.expected(mask), within: 0.5), "\(view.frame)")
    #expect(beside.frame.origin == CGPoint(x: view.frame.maxX, y: view.frame.maxY))
    root.frame.size = CGSize(width: 100, height: 100)
    root.layoutIfNeeded()
    #expect(
      view.frame.isNear(CGRect(x: 20, y: 20, width: 50, height: 50), within: 1), "\(view.frame)")
  }
}
