import Foundation
import Testing

@testable import AutoLayoutCore
@testable import AutoLayoutValues

@MainActor @Suite("Identity of anchors")
struct AnchorIdentityTests {
  private func anchors(of view: UIView) -> [NSObject] {
    [
      view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor,
      view.centerXAnchor, view.topAnchor, view.bottomAnchor, view.centerYAnchor,
      view.firstBaselineAnchor, view.lastBaselineAnchor, view.widthAnchor, view.heightAnchor,
    ]
  }

  @Test("a view has one anchor for each attribute")
  func views() {
    let view = UIView()
    let other = UIView()
    for ((anchor, again), foreign) in zip(
      zip(anchors(of: view), anchors(of: view)), anchors(of: other))
    {
      #expect(anchor === again)
      #expect(anchor !== foreign && !anchor.isEqual(foreign))
    }
    #expect(Set(anchors(of: view).map { ObjectIdentifier($0) }).count == 12)
    #expect(view.topAnchor.item === view && view.topAnchor.attribute == .top)
    #expect(view.widthAnchor.item === view && view.widthAnchor.attribute == .width)
    #expect(view.centerXAnchor.item === view && view.centerXAnchor.attribute == .centerX)
  }

  @Test("a guide has one anchor for each attribute, different from the view's anchors")
  func guides() {
    let view = UIView()
    let guide = view.layoutMarginsGuide
    #expect(guide.leadingAnchor === view.layoutMarginsGuide.leadingAnchor)
    #expect(guide.topAnchor === guide.topAnchor)
    #expect(guide.heightAnchor === guide.heightAnchor)
    #expect(guide.topAnchor !== guide.bottomAnchor)
    #expect(guide.topAnchor !== view.topAnchor)
    #expect(guide.topAnchor !== view.safeAreaLayoutGuide.topAnchor)
    #expect(guide.topAnchor.item === guide)
  }

  #if !canImport(Darwin)
  @Test("an object associated with an anchor is found at the next request, and on no other anchor")
  func associated() {
    let view = UIView()
    var key = 0
    unsafe withUnsafePointer(to: &key) {
      unsafe objc_setAssociatedObject(
        view.rightAnchor, $0, "note", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    let (right, left) = unsafe withUnsafePointer(to: &key) {
      unsafe (
        objc_getAssociatedObject(view.rightAnchor, $0) as? String,
        objc_getAssociatedObject(view.leftAnchor, $0)
      )
    }
    #expect(right == "note")
    #expect(left == nil)
  }
  #endif

  @Test("a constraint's anchors equal the items' anchors")
  func constraintAnchors() {
    let view = UIView()
    let other = UIView()
    let constraint = view.topAnchor.constraint(equalTo: other.bottomAnchor)
    #expect(constraint.firstAnchor.isEqual(view.topAnchor))
    #expect(constraint.secondAnchor?.isEqual(other.bottomAnchor) == true)
  }

  @Test("the anchors of margins are the margins guide's")
  func margins() {
    let root = UIView()
    let view = UIView()
    root.addSubview(view)
    let byGuide = view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
    #expect(byGuide.secondAnchor === root.layoutMarginsGuide.leadingAnchor)
    let attributes: [(NSLayoutConstraint.Attribute, NSObject)] = [
      (.leadingMargin, root.layoutMarginsGuide.leadingAnchor),
      (.trailingMargin, root.layoutMarginsGuide.trailingAnchor),
      (.leftMargin, root.layoutMarginsGuide.leftAnchor),
      (.rightMargin, root.layoutMarginsGuide.rightAnchor),
      (.topMargin, root.layoutMarginsGuide.topAnchor),
      (.bottomMargin, root.layoutMarginsGuide.bottomAnchor),
      (.centerXWithinMargins, root.layoutMarginsGuide.centerXAnchor),
      (.centerYWithinMargins, root.layoutMarginsGuide.centerYAnchor),
    ]
    for (attribute, anchor) in attributes {
      let constraint = NSLayoutConstraint(
        item: root, attribute: attribute, relatedBy: .equal, toItem: view, attribute: attribute,
        multiplier: 1, constant: 0)
      #expect(constraint.firstAnchor === anchor)
      #expect(constraint.secondAnchor !== anchor)
    }
  }

  @Test("a view and an anchor do not retain each other")
  func noCircle() {
    weak var gone: UIView?
    weak var goneAnchor: NSLayoutYAxisAnchor?
    do {
      let view = UIView()
      gone = view
      goneAnchor = view.topAnchor
    }
    #expect(gone == nil)
    #expect(goneAnchor == nil)
  }

  @Test("an anchor that outlives the view has no item, and never another view")
  func outlived() {
    let (anchor, width): (NSLayoutYAxisAnchor, NSLayoutDimension) = {
      let view = UIView()
      return (view.topAnchor, view.widthAnchor)
    }()
    #expect(anchor.item == nil)
    // The next view reuses the last view's table slot.
    let view = UIView()
    #expect(anchor.item == nil)
    #expect(anchor != view.topAnchor)
    #expect(!anchor.hasAmbiguousLayout)
    #expect(anchor.constraintsAffectingLayout.isEmpty)
    #expect(anchor.name.isEmpty)
    let constraint = view.topAnchor.constraint(equalTo: anchor)
    #expect(constraint.secondItem == nil)
    #expect(width.constraint(equalToConstant: 10).firstItem == nil)
  }
}
