import Foundation
import Testing
import UIKit

@MainActor @Suite("Descriptions and identities")
struct DescriptionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))

  private func address(_ object: NSObject) -> String {
    String(object.description.dropFirst().prefix { !";>- ".contains($0) || $0 == " " })
      .split(separator: " ").dropFirst().first.map(String.init) ?? ""
  }

  @Test("anchors for the same attribute and item are equal, others are not")
  func anchors() {
    let other = UIView()
    #expect(root.topAnchor == root.topAnchor && root.topAnchor != root.bottomAnchor)
    #expect(root.topAnchor != other.topAnchor && root.widthAnchor != root.heightAnchor)
    #expect(Set([root.leadingAnchor, root.leadingAnchor, root.trailingAnchor]).count == 2)
    let constraint = root.heightAnchor.constraint(equalTo: other.widthAnchor)
    #expect(constraint.firstAnchor == root.heightAnchor)
    #expect(constraint.secondAnchor == other.widthAnchor)
    #expect(NSLayoutXAxisAnchor() != NSLayoutXAxisAnchor())
    let distance = root.topAnchor.anchorWithOffset(to: root.bottomAnchor)
    #expect(distance == root.topAnchor.anchorWithOffset(to: root.bottomAnchor))
    #expect(distance != root.topAnchor)
  }

  @Test("an anchor's description contains the class, the address, the item and the attribute")
  func anchorDescription() {
    let name = "UIView:\(address(root))"
    let anchor = root.leadingAnchor
    #expect(anchor.description.hasPrefix("<NSLayoutXAxisAnchor:0x"))
    #expect(anchor.description.hasSuffix(" \"\(name).leading\">"))
    #expect(root.widthAnchor.description.hasSuffix(" \"\(name).width\">"))
    #expect(root.widthAnchor.description.hasPrefix("<NSLayoutDimension:0x"))
    #expect(root.firstBaselineAnchor.description.hasPrefix("<NSLayoutYAxisAnchor:0x"))
  }

  @Test("the view's address is the same in the view's and the constraints' descriptions'")
  func viewAddress() {
    let prefix = root.description.prefix { $0 != ";" }.dropFirst()
    let name = prefix.filter { $0 != " " }
    #expect(root.widthAnchor.constraint(equalToConstant: 3).description.contains(name))
  }

  @Test("controllers, recognizers and guides are described by class and short address")
  func others() {
    let controller = UIViewController()
    let bits = UInt(bitPattern: ObjectIdentifier(controller))
    #expect(controller.description == "<UIViewController: 0x\(String(bits, radix: 16))>")
    let guide = UILayoutGuide()
    guide.identifier = "half"
    #expect(
      guide.description
        == "<UILayoutGuide: \(address(guide)) - \"half\", layoutFrame = {{0, 0}, {0, 0}}, owningView = (null)>"
    )
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 2.5),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(
      guide.description.contains("layoutFrame = {{0, 2.5}, {10, 7.5}}, owningView = <UIView:"))
  }
}

@MainActor @Suite("Geometry in archives")
struct GeometryArchiveTests {
  @Test("a value under a key is restored, and an absent value reads as zero")
  func keys() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let rect = CGRect(x: 1.0 / 3, y: -2, width: 1e9, height: 0.1)
    let map = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    archiver.encode(rect, forKey: "rect")
    archiver.encode(rect.origin, forKey: "point")
    archiver.encode(rect.size, forKey: "size")
    archiver.encode(map, forKey: "map")
    archiver.encode(insets, forKey: "insets")
    archiver.encode(directional, forKey: "directional")
    archiver.encode(UIOffset(horizontal: 5, vertical: 6), forKey: "offset")
    archiver.encode(CGVector(dx: 7, dy: 8), forKey: "vector")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(coder.decodeCGRect(forKey: "rect") == rect)
    #expect(coder.decodeCGPoint(forKey: "point") == rect.origin)
    #expect(coder.decodeCGSize(forKey: "size") == rect.size)
    #expect(coder.decodeCGAffineTransform(forKey: "map") == map)
    #expect(coder.decodeUIEdgeInsets(forKey: "insets") == insets)
    #expect(coder.decodeDirectionalEdgeInsets(forKey: "directional") == directional)
    #expect(coder.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 5, vertical: 6))
    #expect(coder.decodeCGVector(forKey: "vector") == CGVector(dx: 7, dy: 8))
    #expect(coder.decodeCGRect(forKey: "nothing") == .zero)
    #expect(coder.decodeCGAffineTransform(forKey: "nothing") == .identity)
  }

  @Test("geometry as text keeps all digits")
  func text() {
    #expect(
      NSStringFromCGRect(CGRect(x: 320.0 / 3, y: 0, width: 1.5, height: 44))
        == "{{106.66666666666667, 0}, {1.5, 44}}")
  }

  @Test("a 3D transform is made from sixteen entries")
  func space() {
    let map = CATransform3D(
      m11: 1, m12: 2, m13: 3, m14: 4, m21: 5, m22: 6, m23: 7, m24: 8, m31: 9, m32: 10, m33: 11,
      m34: 12, m41: 13, m42: 14, m43: 15, m44: 16)
    #expect([map.m13, map.m14, map.m23, map.m24, map.m31, map.m32] == [3, 4, 7, 8, 9, 10])
    #expect([map.m11, map.m12, map.m21, map.m22, map.m34, map.m44] == [1, 2, 5, 6, 12, 16])
  }

  @Test("a text's height is not a rounding error above whole points")
  func roundingError() throws {
    let font = try #require(UIFont(name: "Helvetica", size: 20))
    let room = CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)
    let size = "Hello".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil
    ).size
    #expect(size.height == 23 && font.lineHeight == 23)
  }

  @Test("a Display P3 color is an sRGB color, beyond the gamut if needed")
  func wideColor() {
    let gray = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(gray.getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect(abs(r - 0.5) < 1e-4 && abs(g - 0.5) < 1e-4 && abs(b - 0.5) < 1e-4 && a == 1)
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect(abs(r - 1.0930) < 1e-3 && abs(g + 0.2267) < 1e-3 && abs(b + 0.1501) < 1e-3)
  }
}
