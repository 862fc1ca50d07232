import AutoLayout
import Foundation
import InterfaceBuilder

@MainActor
struct SceneSurvey {
  struct Item {
    let member: InstantiatedScene.Member
    let element: ViewElement
    let parent: Int?
    let root: Int
    let rect: CGRect
    let isVisible: Bool
    let scroll: Int?

    @MainActor var view: UIView { member.view }
  }

  let live: InstantiatedScene
  let items: [Item]

  /// Surveys a laid-out scene.
  init(_ live: InstantiatedScene) {
    self.live = live
    var items: [Item] = []
    var positions: [ObjectIdentifier: Int] = [:]
    items.reserveCapacity(live.members.count)
    // Superviews precede their subviews.
    for member in live.members {
      let view = member.view
      let element = live.interface.view(member.index)
      let parent = element.parent.flatMap { _ in Self.position(above: view, in: positions) }
      let isShown = !view.isHidden && view.alpha > 0.01
      let position = items.count
      if let parent {
        let above = items[parent]
        items.append(
          Item(
            member: member, element: element, parent: parent, root: above.root,
            rect: Self.rect(of: view, in: above), isVisible: isShown && above.isVisible,
            scroll: above.view is UIScrollView ? parent : above.scroll))
      } else {
        items.append(
          Item(
            member: member, element: element, parent: nil, root: position, rect: view.bounds,
            isVisible: isShown, scroll: nil))
      }
      positions[ObjectIdentifier(view)] = position
    }
    self.items = items
  }

  private static func position(above view: UIView, in positions: [ObjectIdentifier: Int]) -> Int? {
    var above = view.superview
    while let candidate = above {
      if let position = positions[ObjectIdentifier(candidate)] { return position }
      above = candidate.superview
    }
    return nil
  }

  private static func rect(of view: UIView, in above: Item) -> CGRect {
    var rect = view.frame
    var parent = view.superview
    while let candidate = parent {
      rect.origin.x -= candidate.bounds.minX
      rect.origin.y -= candidate.bounds.minY
      if candidate === above.view { break }
      rect.origin.x += candidate.frame.minX
      rect.origin.y += candidate.frame.minY
      parent = candidate.superview
    }
    return rect.offsetBy(dx: above.rect.minX, dy: above.rect.minY)
  }

  func name(_ item: Item) -> String { live.name(of: item.member.id) }
}
