import AutoLayout
import Foundation
import Testing

private final class Turning: UIViewController {
  let name: String
  var note: (String) -> Void = { _ in }

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("\(name) traits \(newCollection.verticalSizeClass == .compact ? "low" : "high")")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("\(name) \(Int(size.width)) x \(Int(size.height)) from \(Int(view.bounds.width))")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [self] context in
      note(
        "\(name) along, \(Int(view.bounds.width)), in \(Int(context.containerView.frame.width))")
    } completion: { [self] _ in
      note("\(name) done, \(view.subviews.first.map { Int($0.frame.width) } ?? 0)")
    }
    note("\(name) coordinator \(transitionCoordinator === coordinator)")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note("\(name) changed")
  }
}

@MainActor @Suite("Rotating the screen")
struct ScreenTurnTests {
  @Test("controllers get traits and size before, and animations run with the new size")
  func events() {
    var events: [String] = []
    let (root, child) = (Turning("root"), Turning("child"))
    root.note = { events.append($0) }
    child.note = { events.append($0) }
    ScreenShape.phone.run(root) { window in
      root.addChild(child)
      let line = UIView()
      line.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(line)
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.trailingAnchor),
        line.heightAnchor.constraint(equalToConstant: 1),
        line.topAnchor.constraint(equalTo: root.view.topAnchor),
      ])
      child.view.frame = root.view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.view.addSubview(child.view)
      window.layoutIfNeeded()
      events = []
      ScreenShape.phoneOnItsSide.show()
      #expect(
        events.filter { !$0.hasSuffix("changed") } == [
          "root traits low", "child traits low", "root 844 x 390 from 390",
          "child 844 x 390 from 390", "child coordinator true", "root coordinator true",
          "child along, 844, in 844", "root along, 844, in 844", "child done, 0",
          "root done, 750",
        ])
      #expect(
        events.filter { $0.hasSuffix("changed") }.sorted() == ["child changed", "root changed"])
      #expect(root.traitCollection.verticalSizeClass == .compact)
      #expect(root.transitionCoordinator == nil)
      #expect(line.frame == CGRect(x: 47, y: 0, width: 750, height: 1))
      events = []
      ScreenShape.phoneOnItsSide.show()
      #expect(!events.contains { $0.contains(" x ") }, "the size stayed")
    }
  }

  @Test("a root view's margins follow the width (F6.30)")
  func margins() {
    let root = UIViewController()
    ScreenShape.phone.run(root) { window in
      #expect(root.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
      ScreenShape(
        width: 428, height: 926, insets: [47, 0, 34, 0]
      ).show()
      #expect(root.view.layoutMargins == UIEdgeInsets(top: 47, left: 20, bottom: 34, right: 20))
      #expect(window.screen.bounds.width == 428)
    }
  }
}

@MainActor @Suite("Keyboard")
struct KeyboardTests {
  private let keyboard = CGRect(x: 0, y: 844 - 336, width: 390, height: 336)

  @Test(
    "the keyboard guide is at the safe area's bottom, or on top of a visible keyboard (F6.44)"
  )
  func guide() {
    let root = UIViewController()
    ScreenShape.phone.run(root) { window in
      let field = UIView()
      field.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(field)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
        field.heightAnchor.constraint(equalToConstant: 40),
        field.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
      ])
      window.layoutIfNeeded()
      #expect(field.frame.maxY == 810)
      UIScreen.main.simulateKeyboard(keyboard)
      window.layoutIfNeeded()
      #expect(field.frame.maxY == 508)
      UIScreen.main.simulateKeyboard(CGRect(x: 50, y: 300, width: 290, height: 200))
      window.layoutIfNeeded()
      #expect(field.frame.maxY == 810, "an undocked keyboard counts only where it is followed")
      root.view.keyboardLayoutGuide.followsUndockedKeyboard = true
      window.layoutIfNeeded()
      #expect(field.frame.maxY == 300)
      UIScreen.main.simulateKeyboard(nil)
      root.view.keyboardLayoutGuide.usesBottomSafeArea = false
      window.layoutIfNeeded()
      #expect(field.frame.maxY == 844)
    }
  }

  @Test("the keyboard guide does not hold a window that turns", arguments: [false, true])
  func turning(isShown: Bool) {
    let root = UIViewController()
    ScreenShape.phone.run(root) { window in
      let field = UIView()
      field.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(field)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        field.topAnchor.constraint(equalTo: root.view.topAnchor),
        field.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
        field.widthAnchor.constraint(equalTo: root.view.readableContentGuide.widthAnchor),
      ])
      if isShown { UIScreen.main.simulateKeyboard(keyboard) }
      window.layoutIfNeeded()
      for shape in [ScreenShape.phoneOnItsSide, .pad, .phone, .padOnItsSide, .phone] {
        if isShown { UIScreen.main.simulateKeyboard(nil) }
        shape.show()
        window.layoutIfNeeded()
        #expect(root.view.frame == UIScreen.main.bounds)
        #expect(field.frame.maxY == UIScreen.main.bounds.height - shape.insets[2])
        let readable = root.view.readableContentGuide.layoutFrame
        #expect(field.frame.width == readable.width)
        #expect(readable.width <= 672)
        #expect(root.view.layoutConflicts.isEmpty)
      }
      UIScreen.main.simulateKeyboard(nil)
    }
  }

  @Test("keyboard notifications contain the new frame")
  func notifications() {
    final class Notes: @unchecked Sendable { var entries: [String] = [] }
    let notes = Notes()
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let word = name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
          .replacingOccurrences(of: "Notification", with: "")
        notes.entries.append("\(word) \(Int(frame?.cgRectValue.minY ?? -1))")
      }
    }
    defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
    UIScreen.main.simulateKeyboard(keyboard)
    UIScreen.main.simulateKeyboard(keyboard)
    UIScreen.main.simulateKeyboard(nil)
    #expect(
      notes.entries == [
        "WillShow 508", "WillChangeFrame 508", "DidShow 508", "WillHide 844",
        "WillChangeFrame 844", "DidHide 844",
      ])
  }

  @Test("a table view controller's table keeps the last row above the keyboard")
  func table() {
    final class List: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        40
      }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
        -> CGFloat
      { 50 }
    }
    let list = List(style: .plain)
    ScreenShape.phone.run(UINavigationController(rootViewController: list)) { window in
      #expect(
        list.tableView.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
      #expect(list.tableView.contentOffset.y == -91)
      UIScreen.main.simulateKeyboard(keyboard)
      #expect(list.tableView.adjustedContentInset.bottom == 336)
      list.tableView.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
      window.layoutIfNeeded()
      #expect(
        list.tableView.rectForRow(at: IndexPath(row: 39, section: 0)).maxY
          == list.tableView.bounds.maxY - 336)
      UIScreen.main.simulateKeyboard(nil)
      #expect(list.tableView.adjustedContentInset.bottom == 34)
    }
  }
}
