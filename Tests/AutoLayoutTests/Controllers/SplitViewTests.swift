import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Split views")
struct SplitViewTests {
  private let list = UIViewController()
  private let detail = UIViewController()
  private let split = UISplitViewController()

  init() {
    split.viewControllers = [list, detail]
  }

  @Test("on a pad in landscape the list is next to the content, 320 wide and of compact width")
  func besideEachOther() {
    ScreenShape.padOnItsSide.run(split) { window in
      #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
      #expect(list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 834))
      #expect(detail.view.frame == CGRect(x: 320, y: 0, width: 874, height: 834))
      #expect(list.traitCollection.horizontalSizeClass == .compact)
      #expect(detail.traitCollection.horizontalSizeClass == .regular)
      #expect(list.view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
      #expect(list.splitViewController === split)
      split.preferredPrimaryColumnWidth = 400
      window.layoutIfNeeded()
      #expect(list.view.frame.width == 400 && detail.view.frame.minX == 400)
      split.preferredDisplayMode = .oneOverSecondary
      window.layoutIfNeeded()
      #expect(list.view.frame.width == 400 && detail.view.frame.width == 1194)
      #expect(split.view.subviews.last === list.view)
      split.preferredDisplayMode = .automatic
      ScreenShape.pad.show()
      #expect(list.view.superview == nil && detail.view.frame == window.bounds)
    }
  }

  @Test("if the window is too narrow for both columns, only the content is shown")
  func collapsed() {
    ScreenShape.phone.run(split) { window in
      #expect(split.isCollapsed && split.displayMode == .secondaryOnly)
      #expect(detail.view.frame == window.bounds && list.viewIfLoaded?.superview == nil)
      #expect(detail.view.safeAreaInsets.top == 47)
      split.setViewController(nil, for: .secondary)
      window.layoutIfNeeded()
      #expect(list.view.frame == window.bounds && detail.parent == nil)
    }
  }

  @Test("each column keeps the camera's inset only on the column's side")
  func insets() {
    let wide = ScreenShape(
      width: 926, height: 428, insets: [0, 47, 21, 47], classes: (.regular, .compact))
    wide.run(split) { _ in
      #expect(list.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 0))
      #expect(detail.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 47))
    }
  }
}
