import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Conflicts with autoresizing masks (F2.2, F5.4)", .serialized)
struct MaskConflictTests {
  /// A root with a view that has a mask, and a view inside, constrained to it.
  @MainActor private struct Scene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let view = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
    let inner = UIView()

    init(_ mask: UIView.AutoresizingMask) {
      view.autoresizingMask = mask
      root.addSubview(view)
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: view.leftAnchor),
        inner.topAnchor.constraint(equalTo: view.topAnchor),
      ])
    }

    func conflicts(_ body: () -> Void) -> [LayoutConflict] {
      var found: [LayoutConflict] = []
      LayoutConflict.handler = { found.append($0) }
      defer { LayoutConflict.handler = nil }
      body()
      return found
    }
  }

  /// Whether constraints contradict each other, tried with copies between new views.
  private func contradict(_ constraints: [NSLayoutConstraint], _ scene: Scene) -> Bool {
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let copies = [scene.root, scene.view, scene.inner].map { ($0, UIView()) }
    for (original, copy) in copies {
      copy.translatesAutoresizingMaskIntoConstraints = false
      let parent = copies.first { $0.0 === original.superview }?.1
      (parent ?? stage).addSubview(copy)
    }
    func copy(of item: AnyObject?) -> UIView? { copies.first { $0.0 === item }?.1 }
    for constraint in constraints {
      guard let first = copy(of: constraint.firstItem) else { continue }
      let second = copy(of: constraint.secondItem)
      let isMixed =
        second != nil && [.width, .height].contains(constraint.secondAttribute)
        && ![.width, .height].contains(constraint.firstAttribute)
      guard isMixed, let second else {
        NSLayoutConstraint(
          item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
          toItem: second, attribute: constraint.secondAttribute,
          multiplier: constraint.multiplier, constant: constraint.constant
        ).isActive = true
        continue
      }
      // The position depends on an extent: copy the far edge that a guide with that extent has.
      let guide = UILayoutGuide()
      second.addLayoutGuide(guide)
      let isRow = constraint.firstAttribute == .left
      let (near, far): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
        isRow ? (.left, .right) : (.top, .bottom)
      let extent = constraint.secondAttribute
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: guide, attribute: near, relatedBy: .equal, toItem: second, attribute: near,
          multiplier: 1, constant: constraint.constant),
        NSLayoutConstraint(
          item: guide, attribute: extent, relatedBy: .equal, toItem: second, attribute: extent,
          multiplier: constraint.multiplier, constant: 0),
        NSLayoutConstraint(
          item: first, attribute: near, relatedBy: .equal, toItem: guide, attribute: far,
          multiplier: 1, constant: 0),
      ])
    }
    return !scene.conflicts { stage.layoutIfNeeded() }.isEmpty
  }

  private func check(_ conflict: LayoutConflict, _ scene: Scene, _ name: String) {
    let list = conflict.constraints
    let text = list.map(\.description).joined(separator: "\n")
    #expect(list.contains { $0 === conflict.broken }, "\(name)\n\(text)")
    #expect(contradict(list, scene), "\(name) is consistent:\n\(text)")
    let mask = scene.view.autoresizingMask
    for constraint in list where constraint is NSAutoresizingMaskLayoutConstraint {
      let isFlexible =
        constraint.firstAttribute == .width && mask.contains(.flexibleWidth)
        || constraint.firstAttribute == .height && mask.contains(.flexibleHeight)
      #expect(!isFlexible || constraint.secondItem != nil, "\(name)\n\(text)")
    }
  }

  @Test("a list with a mask has the broken constraint, and is contradictory", arguments: 0..<64)
  func masks(_ bits: UInt) throws {
    let mask = UIView.AutoresizingMask(rawValue: bits)
    for isRow in [true, false] {
      let scene = Scene(mask)
      scene.root.layoutIfNeeded()
      let size = isRow ? scene.inner.widthAnchor : scene.inner.heightAnchor
      let end =
        isRow
        ? scene.inner.rightAnchor.constraint(equalTo: scene.view.rightAnchor)
        : scene.inner.bottomAnchor.constraint(equalTo: scene.view.bottomAnchor)
      let found = scene.conflicts {
        end.isActive = true
        size.constraint(equalToConstant: 77).isActive = true
        scene.root.layoutIfNeeded()
      }
      check(try #require(found.first), scene, "mask \(bits), \(isRow ? "row" : "column")")
    }
  }

  @Test("a position by a mask is in a contradictory list too", arguments: 0..<64)
  func positions(_ bits: UInt) throws {
    let mask = UIView.AutoresizingMask(rawValue: bits)
    let scene = Scene(mask)
    scene.root.layoutIfNeeded()
    let found = scene.conflicts {
      scene.inner.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 7).isActive = true
      scene.root.layoutIfNeeded()
    }
    check(try #require(found.first), scene, "mask \(bits)")
  }

  @Test("fixed margins without room contradict the superview's extent")
  func noRoom() throws {
    for mask in [UIView.AutoresizingMask.flexibleWidth, .flexibleHeight] {
      let isRow = mask == .flexibleWidth
      let scene = Scene(mask)
      scene.root.layoutIfNeeded()
      let found = scene.conflicts {
        scene.root.frame.size =
          isRow ? CGSize(width: 300, height: 500) : CGSize(width: 500, height: 300)
        scene.root.layoutIfNeeded()
      }
      let conflict = try #require(found.first)
      #expect(conflict.constraints.contains { $0 === conflict.broken })
      let text = conflict.consoleText
      #expect(text.contains("]-(200)-|"), "\(text)")
      #expect(!text.contains(".width == 100") && !text.contains(".height == 100"), "\(text)")
    }
  }

  @Test("the printed forms of flexible parts")
  func forms() {
    func printed(_ mask: UIView.AutoresizingMask, size: Bool = false) -> String {
      let scene = Scene(mask)
      scene.root.layoutIfNeeded()
      let found = scene.conflicts {
        if size {
          scene.inner.rightAnchor.constraint(equalTo: scene.view.rightAnchor).isActive = true
          scene.inner.widthAnchor.constraint(equalToConstant: 77).isActive = true
        } else {
          scene.inner.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 7)
            .isActive = true
        }
        scene.root.layoutIfNeeded()
      }
      return found.map(\.consoleText).joined()
    }
    let both = printed([.flexibleLeftMargin, .flexibleRightMargin])
    #expect(both.contains("h=&-& v=--&") && both.contains(".minX == 0.5*"), "\(both)")
    let size = printed([.flexibleWidth, .flexibleRightMargin], size: true)
    #expect(size.contains("h=-&& v=--&") && size.contains(".width == 0.333333*"), "\(size)")
    let left = printed([.flexibleLeftMargin])
    #expect(left.contains("h=&-- v=--&") && left.contains("]-(200)-|"), "\(left)")
  }
}
