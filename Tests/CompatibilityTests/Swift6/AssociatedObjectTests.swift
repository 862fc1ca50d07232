import ObjectiveC
import Testing
import UIKit

/// A library's namespace attached to views.
@MainActor
final class Badges {
  unowned let view: UIView
  var texts: [String] = []

  init(_ view: UIView) {
    self.view = view
  }
}

@MainActor private var badgesKey: UInt8 = 0

@MainActor protocol Badged: AnyObject {
  var badges: Badges { get }
}

extension Badged where Self: UIView {
  var badges: Badges {
    if let badges = objc_getAssociatedObject(self, &badgesKey) as? Badges { return badges }
    let badges = Badges(self)
    objc_setAssociatedObject(self, &badgesKey, badges, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return badges
  }
}

extension UIView: Badged {}

@MainActor @Suite("Associated objects")
struct AssociatedObjectTests {
  @Test("a value is found again, and replaced")
  func storage() {
    let view = UIView()
    view.badges.texts.append("one")
    view.badges.texts.append("two")
    #expect(view.badges.texts == ["one", "two"])
    #expect(view.badges === view.badges)
    #expect(UIView().badges.texts.isEmpty)
    objc_setAssociatedObject(view, &badgesKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(view.badges.texts.isEmpty)
  }

  @Test("a value is released with the owner")
  func lifetime() {
    weak var badges: Badges?
    do {
      let view = UIView()
      view.badges.texts = ["x"]
      badges = view.badges
      #expect(badges != nil)
    }
    #expect(badges == nil)
  }

  @Test("each policy holds values as documented")
  func policies() {
    let owner = NSObject()
    var keys: (UInt8, UInt8, UInt8) = (0, 0, 0)
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, &keys.0, text, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, &keys.1, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    do {
      let short = NSObject()
      objc_setAssociatedObject(owner, &keys.2, short, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, &keys.2) as? NSObject === short)
    }
    text.append("b")
    #expect(objc_getAssociatedObject(owner, &keys.0) as? NSString == "ab")
    #expect(objc_getAssociatedObject(owner, &keys.1) as? NSString == "a")
    #expect(objc_getAssociatedObject(owner, &keys.2) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &keys.0) == nil)
  }

  @Test("structures can be values, and constraints, guides and anchors can be owners")
  func owners() {
    var key: UInt8 = 0
    let view = UIView()
    let owners: [NSObject] = [
      view.widthAnchor.constraint(equalToConstant: 1), UILayoutGuide(), UIViewController(),
      view.layer, NSObject(),
    ]
    for (index, owner) in owners.enumerated() {
      objc_setAssociatedObject(
        owner, &key, CGSize(width: index, height: 0), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    for (index, owner) in owners.enumerated() {
      let size = objc_getAssociatedObject(owner, &key) as? CGSize
      #expect(size?.width == CGFloat(index))
    }
  }

  @Test("a foreign object's values are dropped after others are added")
  func foreignObjects() {
    var key: UInt8 = 0
    weak var first: UIView?
    // Live objects enlarge the table, which makes the search for dead owners less frequent.
    var living: [NSObject] = []
    for index in 0..<100 {
      let owner = NSObject()
      let value = UIView()
      if index == 50 { first = value } else { living.append(owner) }
      objc_setAssociatedObject(owner, &key, value, .OBJC_ASSOCIATION_RETAIN)
    }
    // Each probably has the address of the one before.
    for _ in 0..<10_000 {
      if first == nil { break }
      objc_setAssociatedObject(NSObject(), &key, UIView(), .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(first == nil)
    #expect(living.allSatisfy { objc_getAssociatedObject($0, &key) is UIView })
  }

  @Test("the deinitializer of a dropped value may set other values")
  func reentrance() {
    final class Asking {
      let key: UnsafeRawPointer
      init(_ key: UnsafeRawPointer) { self.key = key }
      deinit {
        objc_setAssociatedObject(NSObject(), key, "asked", .OBJC_ASSOCIATION_RETAIN)
      }
    }
    let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    defer { key.deallocate() }
    weak var last: Asking?
    for _ in 0..<100 {
      let value = Asking(key)
      last = value
      objc_setAssociatedObject(NSObject(), key, value, .OBJC_ASSOCIATION_RETAIN)
    }
    for _ in 0..<10_000 {
      if last == nil { break }
      objc_setAssociatedObject(NSObject(), key, "other", .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(last == nil)
  }
}
