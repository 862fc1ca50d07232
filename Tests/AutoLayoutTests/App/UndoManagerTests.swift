import AutoLayout
import Foundation
import Testing

@MainActor
private final class Counter {
  var value = 0
  let manager: UndoManager

  init(_ manager: UndoManager) { self.manager = manager }

  func add(_ step: Int) {
    value += step
    manager.registerUndo(withTarget: self) { $0.add(-step) }
  }
}

@Suite("Undo manager")
@MainActor
struct UndoManagerTests {
  @Test("changes in the same turn of the run loop are undone and redone together")
  func turns() {
    let manager = UndoManager()
    let counter = Counter(manager)
    #expect(!manager.canUndo)
    counter.add(1)
    counter.add(2)
    manager.setActionName("Adding")
    #expect(manager.canUndo)
    #expect(manager.undoMenuItemTitle == "Undo Adding")
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo)
    #expect(manager.redoActionName == "Adding")
    manager.redo()
    #expect(counter.value == 3)
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    counter.add(5)
    #expect(!manager.canRedo, "something new was done")
  }

  @Test("groups are nested, and only as many as the limit are kept")
  func groups() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let counter = Counter(manager)
    for step in 1...3 {
      manager.beginUndoGrouping()
      counter.add(step)
      manager.beginUndoGrouping()
      counter.add(10 * step)
      #expect(manager.groupingLevel == 2)
      manager.endUndoGrouping()
      manager.endUndoGrouping()
    }
    #expect(counter.value == 66)
    manager.levelsOfUndo = 2
    manager.undo()
    #expect(counter.value == 33)
    manager.undo()
    #expect(counter.value == 11)
    manager.undo()
    #expect(counter.value == 11, "the first group was not kept")
  }

  @Test("registrations are kept only while they are enabled, and for live objects")
  func limits() {
    let manager = UndoManager()
    let counter = Counter(manager)
    manager.disableUndoRegistration()
    counter.add(1)
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    do {
      let other = Counter(manager)
      other.add(1)
    }
    manager.undo()
    #expect(counter.value == 1)
    counter.add(1)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
    counter.add(1)
    manager.removeAllActions()
    manager.undo()
    #expect(counter.value == 3)
  }

  @Test("responders have the manager of their window")
  func responders() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    let label = UILabel()
    controller.view.addSubview(label)
    #expect(label.undoManager == nil)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(label.undoManager != nil)
    #expect(label.undoManager === window.undoManager)
    #expect(controller.undoManager === window.undoManager)
    window.isHidden = true
  }
}
