#if !canImport(Darwin)
public import Foundation

/// An undo manager, which Foundation lacks here.
///
/// Actions in the same turn of the run loop are undone together, unless `groupsByEvent` is false.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Group {
    var actions: [Action] = []
    var name = ""
  }

  private struct Action {
    weak var target: AnyObject?
    let perform: @MainActor () -> Void
  }

  private final var undos: [Group] = []
  private final var redos: [Group] = []
  private final var open: [Group] = []
  /// Whether a registration opened the outermost group.
  private final var isOpenByEvent = false
  private final var eventNumber = 0
  private final var disabledDepth = 0

  open var groupsByEvent = true
  /// The maximum number of groups; 0 for no limit.
  open var levelsOfUndo = 0 { didSet { trim() } }
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  open var groupingLevel: Int { open.count }
  open var isUndoRegistrationEnabled: Bool { disabledDepth == 0 }
  open var canUndo: Bool { !undos.isEmpty || open.contains { !$0.actions.isEmpty } }
  open var canRedo: Bool { !redos.isEmpty }
  open var undoActionName: String { open.first?.name ?? undos.last?.name ?? "" }
  open var redoActionName: String { redos.last?.name ?? "" }
  open var undoMenuItemTitle: String { Self.title("Undo", undoActionName) }
  open var redoMenuItemTitle: String { Self.title("Redo", redoActionName) }

  private static func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }

  open func beginUndoGrouping() { open.append(Group()) }

  open func endUndoGrouping() {
    precondition(!open.isEmpty, "endUndoGrouping called without a group that is open")
    let closed = open.removeLast()
    guard !closed.actions.isEmpty else { return }
    if open.isEmpty {
      keep(closed)
    } else {
      open[open.count - 1].actions += closed.actions
    }
  }

  private final func keep(_ group: Group) {
    if isUndoing {
      redos.append(group)
    } else {
      undos.append(group)
      trim()
    }
  }

  private final func trim() {
    if levelsOfUndo > 0, undos.count > levelsOfUndo {
      undos.removeFirst(undos.count - levelsOfUndo)
    }
  }

  open func disableUndoRegistration() { disabledDepth += 1 }

  open func enableUndoRegistration() {
    precondition(disabledDepth > 0, "enableUndoRegistration called without a matching call before")
    disabledDepth -= 1
  }

  /// Registers an undo action; the manager does not retain the target.
  public final func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty { openByEvent() }
    if !isUndoing && !isRedoing { redos.removeAll() }
    open[open.count - 1].actions.append(
      Action(target: target) { [weak target] in
        if let target { handler(target) }
      })
  }

  private final func openByEvent() {
    precondition(
      groupsByEvent || isUndoing || isRedoing,
      "registerUndo called without a group that is open; call beginUndoGrouping first")
    beginUndoGrouping()
    isOpenByEvent = true
    guard !isUndoing && !isRedoing else { return }
    let number = eventNumber
    RunLoop.main.perform(inModes: [.default]) { [weak self] in
      // The main run loop runs on the main thread.
      MainActor.assumeIsolated { self?.closeEvent(number) }
    }
  }

  private final func closeEvent(_ number: Int) {
    if number == eventNumber { closeEvent() }
  }

  private final func closeEvent() {
    guard isOpenByEvent else { return }
    isOpenByEvent = false
    eventNumber += 1
    endUndoGrouping()
  }

  open func setActionName(_ actionName: String) {
    if open.isEmpty {
      guard !undos.isEmpty else { return }
      undos[undos.count - 1].name = actionName
    } else {
      open[0].name = actionName
    }
  }

  open func undo() {
    closeEvent()
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard let group = undos.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  open func redo() {
    closeEvent()
    guard let group = redos.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  private final func run(_ group: Group) {
    let around = open
    open = [Group(name: group.name)]
    for action in group.actions.reversed() { action.perform() }
    while !open.isEmpty { endUndoGrouping() }
    open = around
  }

  open func removeAllActions() {
    (undos, redos, open, isOpenByEvent) = ([], [], [], false)
  }

  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.actions.removeAll { $0.target === object }
        return group
      }
    }
    undos = without(undos).filter { !$0.actions.isEmpty }
    redos = without(redos).filter { !$0.actions.isEmpty }
    open = without(open)
  }
}
#endif
