import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor @Suite("Names from the runtime and geometry")
struct ShimTests {
  @Test("points, sizes and rectangles are printed as Apple prints them (F11.29)")
  func debugDescriptions() {
    #expect(CGRect(x: 20, y: 0, width: 0, height: 40).debugDescription == "(20.0, 0.0, 0.0, 40.0)")
    #expect(CGPoint(x: 1, y: 2.5).debugDescription == "(1.0, 2.5)")
    #expect(CGSize(width: 3, height: 4).debugDescription == "(3.0, 4.0)")
    #expect(CGVector(dx: 1, dy: 2).debugDescription == "(1.0, 2.0)")
  }

  @Test("UniformTypeIdentifiers contains the data types")
  func kinds() {
    #expect(UTType.png.preferredMIMEType == "image/png")
  }

  @Test("values wrap geometry")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).size
        == CGSize(width: 1, height: 2))
  }

  @Test("3D transforms contain affine transforms")
  func transforms() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    let move = CATransform3DMakeTranslation(10, 20, 0)
    let both = CATransform3DConcat(CATransform3DMakeScale(2, 3, 1), move)
    let plane = CATransform3DGetAffineTransform(both)
    #expect(CGPoint(x: 1, y: 1).applying(plane) == CGPoint(x: 12, y: 23))
    #expect(CATransform3DEqualToTransform(CATransform3DMakeAffineTransform(plane), both))
  }

  @Test("a weak table forgets released objects")
  func hashTable() {
    let table = NSHashTable<UIView>.weakObjects()
    let kept = UIView()
    table.add(kept)
    table.add(kept)
    do { table.add(UIView()) }
    #expect(table.allObjects == [kept])
    #expect(table.contains(kept) && table.count == 1)
    table.remove(kept)
    #expect(table.allObjects.isEmpty)
  }

  @Test("a map table keeps values while their keys live")
  func mapTable() {
    let table = NSMapTable<UIView, NSString>.weakToStrongObjects()
    let key = UIView()
    table.setObject("a", forKey: key)
    table.setObject("b", forKey: key)
    do { table.setObject("c", forKey: UIView()) }
    #expect(table.object(forKey: key) == "b")
    #expect(table.count == 1)
    #expect(table.keyEnumerator().allObjects.count == 1)
    table.removeObject(forKey: key)
    #expect(table.object(forKey: key) == nil)
    let equal = NSMapTable<NSString, NSNumber>(keyOptions: .copyIn, valueOptions: .strongMemory)
    equal.setObject(1, forKey: NSString("k"))
    #expect(equal.object(forKey: NSString("k")) == 1)
  }

  @Test("selectors are names, and an autorelease pool runs the code")
  func runtime() {
    #expect(Selector("go:") == NSSelectorFromString("go:"))
    #expect(NSStringFromSelector("go:") == "go:")
    #expect(autoreleasepool { 7 } == 7)
    #expect(NSEC_PER_SEC == 1_000_000_000)
  }
}
