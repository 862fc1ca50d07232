import AutoLayout
import Foundation
import Testing

/// Alerts and action sheets as views (F6.51).
@MainActor @Suite("Alerts")
struct AlertTests {
  private func alert(
    _ titles: [(String, UIAlertAction.Style)], _ style: UIAlertController.Style = .alert,
    handler: ((UIAlertAction) -> Void)? = nil
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the draft?", message: "It cannot be brought back.", preferredStyle: style)
    for (title, style) in titles {
      alert.addAction(UIAlertAction(title: title, style: style, handler: handler))
    }
    return alert
  }

  private func show(
    _ alert: UIAlertController, generation: Int = 17, _ body: (UIWindow) -> Void
  ) {
    let root = UIViewController()
    var shape = ScreenShape.phone
    shape.iosMajorVersion = generation
    shape.run(root) { window in
      root.present(alert, animated: false)
      window.layoutIfNeeded()
      body(window)
    }
  }

  private func buttons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }

  private func frames(_ alert: UIAlertController, _ window: UIWindow) -> [String: CGRect] {
    let made = buttons(in: alert.view).map { ($0.title(for: .normal) ?? "", $0) }
    return made.reduce(into: [:]) { $0[$1.0] = $1.1.convert($1.1.bounds, to: alert.view) }
  }

  @Test("two buttons are in a row, cancel first, at the lower edge of 270 points")
  func pair() {
    let alert = alert([("Delete", .destructive), ("Keep", .cancel)])
    show(alert) { window in
      let frame = alert.view.frame
      #expect(frame.width == 270 && frame.midX == window.bounds.midX)
      #expect(abs(frame.midY - (47 + (844 - 34)) / 2) <= 0.5, "in the middle of the safe area")
      let placed = frames(alert, window)
      #expect(placed["Keep"] == CGRect(x: 0, y: frame.height - 44, width: 135, height: 44))
      #expect(placed["Delete"] == CGRect(x: 135, y: frame.height - 44, width: 135, height: 44))
      let behind = alert.view.superview?.subviews.last { $0 !== alert.view }
      #expect(behind?.frame == window.bounds && behind?.backgroundColor != nil)
    }
  }

  @Test("three buttons are in a column, cancel last, and so are two with long titles")
  func column() {
    let three = alert([("Keep", .cancel), ("Delete", .destructive), ("Archive", .default)])
    show(three) { window in
      let placed = frames(three, window)
      let order = placed.sorted { $0.value.minY < $1.value.minY }.map(\.key)
      #expect(order == ["Delete", "Archive", "Keep"])
    }
    let long = alert([("Keep", .cancel), ("Delete the draft and all its pictures", .default)])
    show(long) { window in
      let placed = frames(long, window)
      #expect(placed.values.allSatisfy { $0.width == 270 })
    }
  }

  @Test("an action sheet is at the lower edge, with a separate cancel button")
  func sheet() {
    let sheet = alert([("Delete", .destructive), ("Keep", .cancel)], .actionSheet)
    show(sheet) { window in
      #expect(sheet.view.frame.width == window.bounds.width - 16)
      #expect(abs(sheet.view.frame.maxY - (844 - 34)) < 1e-6)
      let placed = frames(sheet, window)
      let (keep, delete) = (placed["Keep"] ?? .zero, placed["Delete"] ?? .zero)
      #expect(abs(keep.maxY - sheet.view.frame.height) < 1e-6 && keep.height == 57)
      #expect(abs(keep.minY - delete.maxY - 8) < 1e-6)
    }
  }

  @Test("on iOS 26 alerts are 320 wide, with buttons of 48 inset by 16")
  func generation26() {
    let alert = alert([("Delete", .destructive), ("Keep", .cancel)])
    show(alert, generation: 26) { window in
      let size = alert.view.frame.size
      #expect(size.width == 320)
      let placed = frames(alert, window)
      #expect(placed["Keep"] == CGRect(x: 16, y: size.height - 64, width: 140, height: 48))
      #expect(placed["Delete"]?.minX == 164)
    }
  }

  @Test("a pressed button dismisses the alert, then calls the handler")
  func press() {
    var pressed: [String] = []
    let alert = alert([("Keep", .cancel)]) { pressed.append($0.title ?? "") }
    alert.addTextField { $0.placeholder = "Name" }
    show(alert) { _ in
      #expect(alert.textFields?.count == 1 && alert.textFields?[0].superview != nil)
      buttons(in: alert.view).first?.sendActions(for: .touchUpInside)
      #expect(pressed == ["Keep"] && alert.presentingViewController == nil)
    }
  }
}
