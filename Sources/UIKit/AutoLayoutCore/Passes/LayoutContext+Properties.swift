import AutoLayoutValues
import Foundation

/// The phases of traits and properties, before constraints and layout (F15.6, F15.7).
extension LayoutContext {
  func deliverTraits() {
    var rounds = 0
    while !queues.traits.isEmpty {
      let due = queues.traits
      queues.traits = []
      for change in due { change.view.view?.notifyOfTraitChange(change.old) }
      rounds += 1
      guard rounds == Self.feedbackLoopThreshold, let view = queues.traits.last?.view.view else {
        continue
      }
      LayoutLog.write(
        "[UpdateLoop] The traits of \(LayoutItemName.of(view)) changed \(rounds) times in one pass: a handler of trait changes changes them each time. The pass continues without it."
      )
      queues.traits = []
    }
  }

  /// Updates marked properties, parents first, and a controller before the view.
  func updateProperties() {
    guard isLive, queues.properties.count > 0, !running.contains(.properties) else { return }
    running.insert(.properties)
    defer { running.remove(.properties) }
    var updates = 0
    var repetitions: [ObjectIdentifier: Int] = [:]
    let outerStep = loops.step
    while let view = queues.properties.popShallowest(inLayout: number) {
      guard view.context === self, view.flags.contains(anyOf: .allProperties) else { continue }
      updates += 1
      if updates > viewCount + Self.feedbackLoopThreshold, isLooping(view, &repetitions) {
        view.flags.remove(.allProperties)
        continue
      }
      loops.step = (view.weakHandle, .properties)
      view.performOwnPropertyUpdate()
      UpdateTracking.drain()
    }
    loops.step = outerStep
  }

  private func isLooping(_ view: UIView, _ repetitions: inout [ObjectIdentifier: Int]) -> Bool {
    let count = repetitions[ObjectIdentifier(view), default: 0] + 1
    repetitions[ObjectIdentifier(view)] = count
    if count == Self.feedbackLoopThreshold / 2 { loops.recordsCauses = true }
    if count == Self.feedbackLoopThreshold {
      LayoutLog.write(
        "[UpdateLoop] \(LayoutItemName.of(view)) asked for updateProperties() \(count) times in one pass.\(loops.reason(of: view, .properties)) The pass continues without it."
      )
    }
    return count >= Self.feedbackLoopThreshold
  }

  /// Requests the first update for a view and the controller (F15.7).
  func requestFirstProperties(_ view: UIView) {
    if !view.flags.contains(.hasProperties) {
      view.flags.insert(.hasProperties)
      if PropertyOwners.mayUpdate(type(of: view)) { view.flags.insert(.needsUpdateProperties) }
    }
    if view.extrasStorage != nil, let controller = view.viewController,
      !controller.made.hasProperties
    {
      controller.made.hasProperties = true
      if PropertyOwners.mayUpdate(type(of: controller)) {
        view.flags.insert(.controllerNeedsUpdateProperties)
      }
    }
    if view.flags.contains(anyOf: .allProperties) { queues.properties.insert(view) }
  }
}

extension ViewFlags {
  static let allProperties: ViewFlags = [.needsUpdateProperties, .controllerNeedsUpdateProperties]

  func contains(anyOf flags: ViewFlags) -> Bool { !isDisjoint(with: flags) }
}

extension UIView {
  func markNeedsUpdateProperties() { markProperties(.needsUpdateProperties) }

  func markControllerNeedsUpdateProperties() { markProperties(.controllerNeedsUpdateProperties) }

  private func markProperties(_ flag: ViewFlags) {
    let isQueued = flags.contains(anyOf: .allProperties)
    flags.insert(flag)
    guard let context = liveContext else { return }
    if context.loops.recordsCauses { context.loops.note(self, .properties) }
    if !isQueued { context.queues.properties.insert(self) }
    context.requestTurn()
  }

  func performOwnPropertyUpdate() {
    let due = flags
    flags.remove(.allProperties)
    if due.contains(.controllerNeedsUpdateProperties), let controller = viewController {
      UpdateTracking.run(.properties, of: controller) { controller.updateProperties() }
    }
    if due.contains(.needsUpdateProperties) {
      UpdateTracking.run(.properties, of: self) { updateProperties() }
    }
  }

  func performPropertyUpdates() {
    let context = ensureContext()
    UpdateTracking.drain()
    context.deliverTraits()
    forEachInTree { view in
      guard view.flags.contains(anyOf: .allProperties), view.context === context else { return }
      view.performOwnPropertyUpdate()
    }
  }
}

/// Classes that may override `updateProperties()`; the library's own do not.
@MainActor
private enum PropertyOwners {
  // Safe here and below: a change runs no client code.
  @safe @exclusivity(unchecked) private static var known: [ObjectIdentifier: Bool] = [:]
  /// The last answer: neighbors mostly have the same class.
  @safe @exclusivity(unchecked) private static var last: (type: ObjectIdentifier, may: Bool)?

  static func mayUpdate(_ type: AnyClass) -> Bool {
    let id = ObjectIdentifier(type)
    if let last, last.type == id { return last.may }
    let may = known[id] ?? note(type)
    last = (id, may)
    return may
  }

  private static func note(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    let isOwn = name.hasPrefix("AutoLayoutCore.") || name.hasPrefix("AutoLayoutControls.")
    known[ObjectIdentifier(type)] = !isOwn
    return !isOwn
  }
}
