/// The causes of repeated requests in an update pass, recorded if the pass may be endless (F6.6).
@MainActor
struct UpdateLoops {
  typealias Step = (view: WeakHandle, method: TrackedMethod)

  /// The method that runs.
  var step: Step?
  var recordsCauses = false
  /// The method whose tracked value changed.
  var changed: TrackedMethod?
  private var causes: [Request: Cause] = [:]

  private struct Request: Hashable {
    var view: WeakHandle
    var method: TrackedMethod
  }

  private struct Cause {
    var step: Step?
    var tracked: TrackedMethod?
  }

  mutating func begin() {
    step = nil
    recordsCauses = false
    causes = [:]
  }

  mutating func note(_ view: UIView, _ method: TrackedMethod) {
    causes[Request(view: view.weakHandle, method: method)] = Cause(step: step, tracked: changed)
  }

  /// Describes the last cause for a request as a sentence.
  func reason(of view: UIView, _ method: TrackedMethod) -> String {
    guard let cause = causes[Request(view: view.weakHandle, method: method)],
      let step = cause.step, let other = step.view.view
    else { return "" }
    let place = "\(step.method.name) of \(LayoutItemName.of(other))"
    guard let tracked = cause.tracked else { return " The last request came from \(place)." }
    return " The last cause is a change in \(place) of a value that \(tracked.name) reads."
  }
}

/// The requests of views for their own layout, made during that layout (F6.6).
///
/// Code that adds subviews or layers in `layoutSubviews()` makes such a request each time.
@MainActor
struct OwnRequests {
  private var counts: [WeakHandle: Int] = [:]
  private var watched: WeakHandle?
  private var hasMoved = false

  var isWatching: Bool { watched != nil }

  mutating func begin() {
    watched = nil
    if !counts.isEmpty { counts = [:] }
  }

  mutating func watch(_ view: UIView) {
    watched = view.weakHandle
    hasMoved = false
  }

  /// Notes a subview with a new solution; first solutions don't count.
  mutating func noteMoved(_ view: UIView, in parent: WeakHandle?) {
    if parent == watched, !view.flags.contains(.awaitsFirstFrame) { hasMoved = true }
  }

  mutating func noteMovedContent(of view: UIView?) {
    if view?.weakHandle == watched { hasMoved = true }
  }

  /// Whether the request has an effect: always if subviews moved, else once a pass.
  mutating func mayRepeat(_ view: UIView) -> Bool {
    watched = nil
    guard !hasMoved else { return true }
    counts[view.weakHandle, default: 0] += 1
    return counts[view.weakHandle, default: 0] < 2
  }
}
