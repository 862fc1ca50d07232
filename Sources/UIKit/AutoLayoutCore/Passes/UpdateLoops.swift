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
