import Foundation
import Testing

@testable import AutoLayout

/// Anchors that nobody has any more are used again; no client may be able to tell.
@MainActor @Suite("Anchors used again")
struct SpareAnchorsTests {
  private let view = UIView()
  private let other = UIView()

  /// Makes and drops more anchors of each kind than are kept.
  private func makeOthers() {
    for _ in 0..<5 {
      _ = other.leftAnchor
      _ = other.bottomAnchor
      _ = other.heightAnchor
    }
  }

  @Test("an anchor that is kept stays what it is")
  func kept() {
    let (x, y, extent) = (view.centerXAnchor, view.topAnchor, view.widthAnchor)
    makeOthers()
    #expect(x.item === view && x.attribute == .centerX)
    #expect(y.item === view && y.attribute == .top)
    #expect(extent.item === view && extent.attribute == .width)
    #expect(x !== view.centerXAnchor)
  }

  @Test("each of many anchors that are kept is its own")
  func manyKept() {
    let attributes = (0..<10).map { $0 % 2 == 0 ? view.leadingAnchor : other.trailingAnchor }
    #expect(Set(attributes.map(ObjectIdentifier.init)).count == 10)
    for (index, anchor) in attributes.enumerated() {
      #expect(anchor.attribute == (index % 2 == 0 ? .leading : .trailing))
    }
  }

  @Test("a weak reference never finds another item's anchor")
  func weaklyKept() {
    weak let weakly = view.centerYAnchor
    makeOthers()
    #expect(weakly == nil || (weakly?.item === view && weakly?.attribute == .centerY))
  }

  #if !canImport(Darwin)
  @Test("what hangs on an anchor does not come back on another one")
  func associated() {
    var key = 0
    func value(of anchor: NSLayoutXAxisAnchor) -> Any? {
      unsafe withUnsafePointer(to: &key) { unsafe objc_getAssociatedObject(anchor, $0) }
    }
    unsafe withUnsafePointer(to: &key) {
      unsafe objc_setAssociatedObject(
        view.rightAnchor, $0, "note", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    for _ in 0..<5 { #expect(value(of: other.leftAnchor) == nil) }
  }
  #endif

  @Test("constraints of anchors that are used again relate what was written")
  func relations() {
    view.addSubview(other)
    let made = (0..<6).map { step in
      other.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: CGFloat(step))
    }
    for (step, constraint) in made.enumerated() {
      #expect(constraint.firstItem === other && constraint.secondItem === view)
      #expect(constraint.constant == CGFloat(step))
    }
  }
}
