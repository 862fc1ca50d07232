import Dispatch
import Synchronization

/// Where workers take their jobs and leave their outcomes.
final class Board<Job: Sendable, Outcome: Sendable>: Sendable {
  private struct State {
    var jobs: [Job]
    var next = 0
    var outcomes: [Int: Outcome] = [:]
  }

  private let state: Mutex<State>
  private let posted: [DispatchSemaphore]

  /// Puts up jobs.
  init(jobs: [Job]) {
    state = Mutex(State(jobs: jobs))
    posted = jobs.map { _ in DispatchSemaphore(value: 0) }
  }

  /// The next job nobody has taken.
  func next() -> (index: Int, job: Job)? {
    state.withLock { state in
      guard state.next < state.jobs.count else { return nil }
      defer { state.next += 1 }
      return (state.next, state.jobs[state.next])
    }
  }

  /// Leaves an outcome.
  func post(_ outcome: Outcome, for index: Int) {
    state.withLock { $0.outcomes[index] = outcome }
    posted[index].signal()
  }

  /// Waits for an outcome and takes it.
  func wait(for index: Int) -> Outcome? {
    posted[index].wait()
    return state.withLock { $0.outcomes.removeValue(forKey: index) }
  }
}
