import Foundation

/// Where workers take their jobs and leave their outcomes.
///
/// Its lock is a condition, which the sanitizer for threads knows; it does not know `Mutex`.
final class Board<Job: Sendable, Outcome: Sendable>: @unchecked Sendable {
  // Safe: what changes is only touched while the condition is locked.
  private let jobs: [Job]
  private let condition = NSCondition()
  private var taken = 0
  private var outcomes: [Int: Outcome] = [:]

  /// Puts up jobs.
  init(jobs: [Job]) { self.jobs = jobs }

  /// The next job nobody has taken.
  func next() -> (index: Int, job: Job)? {
    condition.withLock {
      guard taken < jobs.count else { return nil }
      defer { taken += 1 }
      return (taken, jobs[taken])
    }
  }

  /// Leaves an outcome.
  func post(_ outcome: Outcome, for index: Int) {
    condition.withLock {
      outcomes[index] = outcome
      // There is one who waits: it takes the outcomes in their order.
      condition.signal()
    }
  }

  /// Waits for an outcome and takes it.
  func wait(for index: Int) -> Outcome {
    condition.withLock {
      while true {
        if let outcome = outcomes.removeValue(forKey: index) { return outcome }
        condition.wait()
      }
    }
  }
}
