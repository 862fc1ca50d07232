import AutoLayoutValues
import Foundation
import Observation
import Synchronization

/// The methods whose reads of observable objects and traits are tracked (F15.8).
package enum TrackedMethod: UInt8, Hashable, Sendable {
  case properties
  case willLayout
  case layout
  case didLayout
  case constraints
  case display
  case configuration
  case unavailableContent
  case sections

  var name: String {
    switch self {
    case .properties: "updateProperties()"
    case .willLayout: "viewWillLayoutSubviews()"
    case .layout: "layoutSubviews()"
    case .didLayout: "viewDidLayoutSubviews()"
    case .constraints: "updateConstraints()"
    case .display: "draw(_:)"
    case .configuration: "updateConfiguration"
    case .unavailableContent: "updateContentUnavailableConfiguration(using:)"
    case .sections: "the section provider"
    }
  }
}

/// A view with a configuration that a method updates.
@MainActor
package protocol ConfigurationUpdating: UIView {
  func setNeedsUpdateConfiguration()
}

/// A collection view whose layout is made by a section provider.
@MainActor
package protocol SectionUpdating: UIView {
  func sectionsDidChange()
}

/// The reads in an object's last calls.
struct TrackedValues {
  private(set) var calls: [TrackedMethod: UInt32] = [:]
  private(set) var traits: [TrackedMethod: [UITrait]] = [:]

  func isCurrent(_ call: UInt32, of method: TrackedMethod) -> Bool {
    method == .sections || calls[method] == call
  }

  mutating func note(_ read: [UITrait], in method: TrackedMethod) {
    guard method == .sections, let known = traits[method] else {
      traits[method] = read
      return
    }
    traits[method] = known + read.filter { trait in !known.contains { $0 == trait } }
  }

  mutating func beginCall(_ method: TrackedMethod) -> UInt32 {
    // Each section is a separate call.
    if method == .sections { return 0 }
    let call = calls[method, default: 0] &+ 1
    calls[method] = call
    return call
  }
}

@MainActor
package enum UpdateTracking {
  /// Whether observable objects are tracked on iOS 18, as by a key of the Info.plist (F15.8).
  package static var isEnabledOn18 =
    Bundle.main.object(forInfoDictionaryKey: "UIObservationTrackingEnabled") as? Bool ?? false

  static func has(_ difference: ReleaseDifference) -> Bool {
    UIScreen.main.traitCollection.has(difference)
  }

  private static var tracksObjects: Bool {
    has(.trackedObjects) || isEnabledOn18 && has(.trackedTraits)
  }

  /// Changed values of observable objects, whose methods wait for the main actor.
  nonisolated private static let changes = Mutex<[Read]>([])
  nonisolated private static let hasChanges = Atomic(false)

  private struct Read: Sendable {
    let owner: WeakHandle
    let method: TrackedMethod
    let call: UInt32
  }

  // Safe: used on the main actor, and each use ends before client code runs.
  /// The object of the running method.
  @safe @exclusivity(unchecked) private static var owner: WeakHandle?

  package static func run<Result>(
    _ method: TrackedMethod, of view: UIView, _ body: () -> Result
  ) -> Result {
    guard has(.trackedTraits) else { return body() }
    return track(method, view.weakHandle, body)
  }

  package static func run<Result>(
    _ method: TrackedMethod, of controller: UIViewController, _ body: () -> Result
  ) -> Result {
    guard has(.trackedTraits) else { return body() }
    return track(method, controller.weakHandle, body)
  }

  private static func track<Result>(
    _ method: TrackedMethod, _ handle: WeakHandle, _ body: () -> Result
  ) -> Result {
    let outer = owner
    owner = handle
    defer { owner = outer }
    let (result, traits) = TraitReads.collect {
      guard tracksObjects, method != .sections || has(.trackedSections) else { return body() }
      // The second closure is evaluated only if the first reads an observable object.
      return withObservationTracking(body, onChange: note(beginRead(method, of: handle)))
    }
    if !traits.isEmpty { handle.changeTracked { $0.note(traits, in: method) } }
    return result
  }

  private static func beginRead(_ method: TrackedMethod, of handle: WeakHandle) -> Read {
    var call: UInt32 = 0
    handle.changeTracked { call = $0.beginCall(method) }
    return Read(owner: handle, method: method, call: call)
  }

  /// Returns the reaction to a change, which comes on any thread, before the value is set.
  private static func note(_ read: Read) -> @Sendable () -> Void {
    {
      changes.withLock { $0.append(read) }
      guard !hasChanges.exchange(true, ordering: .acquiringAndReleasing) else { return }
      Task { @MainActor in drain() }
    }
  }

  /// Requests new calls of the methods whose values have changed.
  package static func drain() {
    guard hasChanges.load(ordering: .acquiring) else { return }
    hasChanges.store(false, ordering: .releasing)
    let due = changes.withLock { list in
      defer { list = [] }
      return list
    }
    // A later call has replaced the reads of earlier calls.
    for read in due where read.owner.tracked?.isCurrent(read.call, of: read.method) == true {
      invalidate(read.method, of: read.owner)
    }
  }

  /// Notes that a method reads the object's traits.
  @inline(__always)
  static func noted(_ traits: UITraitCollection, of view: UIView) -> UITraitCollection {
    if TraitReads.isOn { noteRead(of: traits, view) }
    return traits
  }

  private static func noteRead(of traits: UITraitCollection, _ view: UIView) {
    guard let owner else { return }
    if owner == view.weakHandle || owner == view.viewController?.weakHandle {
      TraitReads.note(traits)
    }
  }

  static func traits(of view: UIView, changedFrom old: UITraitCollection) {
    guard let tracked = view.weakHandle.tracked, !tracked.traits.isEmpty else { return }
    traits(tracked, of: view.weakHandle, from: old, to: view.traitCollection)
  }

  static func traits(of controller: UIViewController, changedFrom old: UITraitCollection) {
    guard !controller.made.tracked.traits.isEmpty else { return }
    traits(
      controller.made.tracked, of: controller.weakHandle, from: old, to: controller.traitCollection)
  }

  private static func traits(
    _ tracked: TrackedValues, of owner: WeakHandle, from old: UITraitCollection,
    to new: UITraitCollection
  ) {
    for (method, traits) in tracked.traits.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where traits.contains(where: { !$0.isUnchanged(old, new) }) {
      invalidate(method, of: owner)
    }
  }

  private static func invalidate(_ method: TrackedMethod, of owner: WeakHandle) {
    let controller = owner.controller
    guard let view = owner.view ?? controller?.viewIfLoaded else { return }
    view.context?.loops.changed = method
    defer { view.context?.loops.changed = nil }
    switch method {
    case .properties:
      if let controller {
        controller.setNeedsUpdateProperties()
      } else {
        view.setNeedsUpdateProperties()
      }
    case .willLayout, .layout, .didLayout: view.setNeedsLayout()
    case .constraints: view.setNeedsUpdateConstraints()
    case .display: view.setNeedsDisplay()
    case .configuration: (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
    case .unavailableContent: controller?.setNeedsUpdateContentUnavailableConfiguration()
    case .sections: (view as? any SectionUpdating)?.sectionsDidChange()
    }
  }
}

extension WeakHandle {
  @MainActor fileprivate var tracked: TrackedValues? {
    view?.extrasStorage?.values.rare?.tracked ?? controller?.made.tracked
  }

  @MainActor fileprivate func changeTracked(_ change: (inout TrackedValues) -> Void) {
    if let view {
      change(&view.rareState.tracked)
    } else if let controller {
      change(&controller.made.tracked)
    }
  }
}

extension UIView {
  /// Sets whether iOS 18 tracks observable objects, as `UIObservationTrackingEnabled` does.
  public static func simulateObservationTracking(_ isEnabled: Bool) {
    UpdateTracking.isEnabledOn18 = isEnabled
  }
}
