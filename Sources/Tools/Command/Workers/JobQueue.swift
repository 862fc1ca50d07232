import Foundation

/// A board of jobs and outcomes; a condition, as the thread sanitizer does not support `Mutex`.
final class JobQueue<Job: Sendable, Outcome: Sendable>: @unchecked Sendable {
  // Safe: mutable state is only accessed while the condition is locked.
  private let jobs: [Job]
  private let condition = NSCondition()
  private var taken = 0
  private var outcomes: [Int: Outcome] = [:]

  init(jobs: [Job]) { self.jobs = jobs }

  func next() -> (index: Int, job: Job)? {
    condition.withLock {
      guard taken < jobs.count else { return nil }
      defer { taken += 1 }
      return (taken, jobs[taken])
    }
  }

  func post(_ outcome: Outcome, for index: Int) {
    condition.withLock {
      outcomes[index] = outcome
      // A single thread waits; it takes the outcomes in order.
      condition.signal()
    }
  }

  func wait(for index: Int) -> Outcome {
    condition.withLock {
      while true {
        if let outcome = outcomes.removeValue(forKey: index) { return outcome }
        condition.wait()
      }
    }
  }
}
