import DocumentDiff
import Foundation

@MainActor
struct DiffWork {
  let worker: DiffWorker
  let session: Session
  let jobs: Int?
  let limits: WorkLimits

  /// The maximum number of pictures with two pixels per point, unless a scale is given.
  nonisolated static let sharpLimit = 60

  struct Fault {
    let path: String
    let message: String
  }

  func compare(_ pairs: [StoredVersions], receive: (Int, DiffResult) -> Void) {
    let requests = pairs.map { DiffRequest.compare($0) }
    let progress = ProgressBar(names: requests.map(\.path))
    progress.show(0, session.terminal)
    answers(to: requests) { number, answer in
      session.terminal.showProgress("")
      defer { progress.show(number + 1, session.terminal) }
      var result = DiffResult(versions: pairs[number])
      result.comparison = answer.comparison ?? DocumentComparison()
      result.code = ExitCode(rawValue: answer.status) ?? .internalError
      result.pictureCount = answer.pictureCount
      result.seconds = answer.seconds
      if answer.comparison == nil {
        result.code = .internalError
        result.comparison.oldPath = pairs[number].old?.name
        result.comparison.newPath = pairs[number].new?.name
        result.comparison.problems = [
          DocumentComparison.Problem(
            path: requests[number].path,
            message: answer.fault ?? WorkerFault.lost.message(doing: ""))
        ]
      }
      receive(number, result)
    }
  }

  func draw(_ results: inout [DiffResult], _ form: ComparedScene.Form, failed: (Fault) -> Void) {
    let count = results.reduce(0) { $0 + $1.pictureCount }
    // Keeps pages with many pictures small and fast.
    let usual = form == .picture || count > Self.sharpLimit ? 1.0 : 2.0
    let drawn = results.indices.filter { results[$0].pictureCount > 0 }
    let requests = drawn.map { index in
      DiffRequest.draw(
        results[index].versions, results[index].comparison, form,
        scale: worker.pictures.chosenScale ?? usual, used: results[index].seconds)
    }
    let progress = ProgressBar(names: requests.map { "\($0.path), pictures" })
    progress.show(0, session.terminal)
    answers(to: requests) { number, answer in
      session.terminal.showProgress("")
      defer { progress.show(number + 1, session.terminal) }
      results[drawn[number]].pictures = answer.pictures
      if let message = answer.fault {
        failed(Fault(path: requests[number].path, message: message))
      }
    }
  }

  private func answers(to requests: [DiffRequest], receive: (Int, DiffAnswer) -> Void) {
    guard let program = session.program,
      requests.count > 1 || jobs != nil || limits.seconds != nil
    else {
      WorkWatch.ofProcess.allow(environments: limits.environments)
      for (number, request) in requests.enumerated() { receive(number, worker.answer(request)) }
      return
    }
    var pool = WorkerPool<DiffAnswer>(program: program, arguments: worker.arguments)
    if let jobs { pool.width = jobs }
    pool.limits = limits
    pool.run(requests) { number, answer in
      switch answer {
      case .success(let answer): receive(number, answer)
      case .failure(let fault):
        receive(number, DiffAnswer(fault: fault.message(doing: requests[number].work)))
      }
    }
  }
}
