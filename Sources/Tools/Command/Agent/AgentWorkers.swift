import Foundation
import Notation
import ScenePictures
import ToolProtocol

/// A call for a worker process.
struct AgentRequest: Codable, Sendable {
  var tool: String
  var arguments: Data
}

/// A worker process's answer: interim progress, or the reply.
struct AgentAnswer: Codable, Sendable {
  var progress: ToolProgress?
  var reply: ToolReply?
}

/// Worker processes of the server, each with a single call at a time.
///
/// A call over a limit, or a canceled call, costs only that process.
final class AgentWorkers: Sendable {
  private struct Job: WorkerJob {
    let request: String
    let size: Int
    let stop: WorkerStop
    let report: @Sendable (ToolProgress) -> Void
    let finish: @Sendable (Result<ToolReply, WorkerFault>) -> Void
  }

  private let queue = WaitingQueue<Job>()

  /// Starts threads that each own a process, started at the first call.
  init(
    _ program: URL, _ arguments: [String], limits: WorkLimits,
    width: Int = max(2, ProcessInfo.processInfo.activeProcessorCount)
  ) {
    for _ in 0..<width {
      Thread.detachNewThread { [queue] in
        blockBrokenPipeSignal()
        var worker = WorkerProcess<AgentAnswer>(
          program: program, arguments: arguments, timeLimit: limits.waitingSeconds(forSize: 0),
          limits: limits)
        while let job = queue.next() {
          guard !job.stop.isStopped else {
            job.finish(.failure(.canceled))
            continue
          }
          let answer = worker.answer(for: job, stop: job.stop) { answer in
            if let progress = answer.progress { job.report(progress) }
            return answer.reply == nil
          }
          job.finish(
            answer.flatMap { answer in
              answer.reply.map { .success($0) } ?? .failure(.lost)
            })
        }
        worker.dismiss()
      }
    }
  }

  deinit { queue.close() }

  /// Runs a call in the next free process; cancellation ends the process.
  func run(
    _ request: AgentRequest, size: Int, report: @escaping @Sendable (ToolProgress) -> Void
  ) async -> Result<ToolReply, WorkerFault> {
    guard let data = try? JSONEncoder().encode(request) else { return .failure(.unnameable) }
    let stop = WorkerStop()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.add(
          Job(
            request: String(decoding: data, as: UTF8.self), size: size, stop: stop, report: report
          ) { continuation.resume(returning: $0) })
      }
    } onCancel: {
      stop.stop()
    }
  }
}

/// A queue whose consumers wait; a condition, as the thread sanitizer does not support `Mutex`.
private final class WaitingQueue<Element: Sendable>: @unchecked Sendable {
  // Safe: mutable state is only accessed while the condition is locked.
  private let condition = NSCondition()
  private var elements: [Element] = []
  private var isClosed = false

  func add(_ element: Element) {
    condition.withLock {
      elements.append(element)
      condition.signal()
    }
  }

  func close() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
    }
  }

  func next() -> Element? {
    condition.withLock {
      while elements.isEmpty, !isClosed { condition.wait() }
      return elements.isEmpty ? nil : elements.removeFirst()
    }
  }
}

/// The worker process's side: calls in, answers out.
@MainActor
struct AgentWorker {
  let folder: ServedFolder

  func serve() -> ExitCode {
    WorkerLoop.run(requests: { text -> AgentAnswer in
      guard let request = try? JSONDecoder().decode(AgentRequest.self, from: Data(text.utf8)) else {
        return AgentAnswer(reply: ToolReply(ToolFault("internal error: unreadable request")))
      }
      let reply = answer(request) { WorkerLoop.send(AgentAnswer(progress: $0)) }
      return AgentAnswer(reply: reply)
    })
  }

  /// Runs a tool within a document's limits.
  func answer(_ request: AgentRequest, report: @escaping (ToolProgress) -> Void) -> ToolReply {
    guard let tool = AgentTool.named(request.tool),
      let arguments = JSONValue(reading: request.arguments)
    else { return ToolReply(ToolFault("internal error: unknown tool '\(request.tool)'")) }
    WorkWatch.ofProcess.begin(request.tool, size: 0)
    defer { WorkWatch.ofProcess.finish() }
    do {
      return try tool.run(ToolCall(arguments: arguments, folder: folder, report: report))
    } catch {
      return ToolReply(error)
    }
  }
}
