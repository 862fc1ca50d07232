import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Sheets")
struct SheetTests {
  private let base = UIViewController()
  private let shown = UIViewController()

  private func present(_ window: UIWindow) {
    base.present(shown, animated: true)
    window.layoutIfNeeded()
  }

  @Test("since iOS 13, a presented controller is a sheet; its safe area begins at the sheet's top")
  func phone() {
    ScreenShape.phone.run(base) { window in
      present(window)
      #expect(shown.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
      #expect(shown.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      shown.dismiss(animated: false)
      #expect(shown.view.superview == nil)
      shown.modalPresentationStyle = .fullScreen
      present(window)
      #expect(shown.view.frame == window.bounds && shown.view.safeAreaInsets.top == 47)
      #expect(shown.sheetPresentationController == nil)
      shown.dismiss(animated: false)
    }
    var old = ScreenShape.phone
    old.iosMajorVersion = 12
    let (before, covering) = (UIViewController(), UIViewController())
    old.run(before) { window in
      before.present(covering, animated: true)
      window.layoutIfNeeded()
      #expect(covering.view.frame == window.bounds)
    }
  }

  @Test("a navigation bar in a sheet is 56 high (F6.45)")
  func bar() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    ScreenShape.phone.run(base) { window in
      base.present(navigation, animated: false)
      window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
      #expect(content.view.safeAreaInsets.top == 56)
    }
  }

  @Test(
    "detents are heights above the device's inset; the smallest is used unless another is selected")
  func detents() {
    ScreenShape.phone.run(base) { window in
      let sheet = shown.sheetPresentationController
      sheet?.detents = [.medium(), .large(), .custom(identifier: .init("low")) { _ in 200 }]
      present(window)
      #expect(shown.view.frame == CGRect(x: 0, y: 610, width: 390, height: 234))
      sheet?.selectedDetentIdentifier = .large
      #expect(shown.view.frame.minY == 57)
      sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium }
      let half: CGFloat = (844 - 57 - 34) / 2
      #expect(abs(shown.view.frame.height - half - 34) < 0.5)
      sheet?.detents = [.custom { $0.maximumDetentValue / 4 }, .custom { _ in nil }]
      sheet?.selectedDetentIdentifier = nil
      #expect(abs(shown.view.frame.height - half / 2 - 34) < 0.5)
      shown.dismiss(animated: false)
    }
  }

  @Test("in compact height a sheet covers everything; after rotation it is a sheet again")
  func turning() {
    ScreenShape.phone.run(base) { window in
      present(window)
      ScreenShape.phoneOnItsSide.show()
      #expect(shown.view.frame == window.bounds)
      #expect(shown.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      ScreenShape.phone.show()
      #expect(shown.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
      shown.dismiss(animated: false)
    }
  }

  @Test("on a pad sheets are centered: 540 x 620 as a form, or the preferred size")
  func pad() {
    ScreenShape.pad.run(base) { window in
      shown.modalPresentationStyle = .formSheet
      present(window)
      #expect(shown.view.frame == CGRect(x: 147, y: 287, width: 540, height: 620))
      #expect(shown.view.safeAreaInsets == .zero)
      shown.preferredContentSize = CGSize(width: 400, height: 300)
      window.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(shown.view.frame == CGRect(x: 217, y: 447, width: 400, height: 300))
      shown.dismiss(animated: false)
      shown.modalPresentationStyle = .pageSheet
      shown.preferredContentSize = .zero
      present(window)
      #expect(shown.view.frame == CGRect(x: 65, y: 20, width: 704, height: 1154))
      shown.dismiss(animated: false)
    }
  }
}
