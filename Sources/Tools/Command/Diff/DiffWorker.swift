import Diagnosis
import DocumentDiff
import Foundation

@MainActor
final class DiffWorker {
  nonisolated static let option = "worker"

  let pictures: DiffPictures
  private let reader: DiffReader
  let arguments: [String]
  private var last: (versions: StoredVersions, result: DiffReader.Result)?
  private var watched: StoredVersions?

  init(_ arguments: Arguments) throws(UsageError) {
    reader = DiffReader(
      settings: DocumentComparison.Settings(
        matrix: try arguments.comparedMatrix(), findsFaults: !arguments.has("no-faults"),
        update: try arguments.systemUpdate()))
    pictures = try DiffPictures(arguments)
    let own = ["git", "staged", "output", "jobs", "format", "detail", "exit-zero", Self.option]
    self.arguments =
      ["diff", "--\(Self.option)"]
      + arguments.options.filter { !own.contains($0.name) }
      .map { $0.value.isEmpty ? "--\($0.name)" : "--\($0.name)=\($0.value)" }
  }

  var environments: Int { reader.settings.matrix.environments.count }

  func serve() -> ExitCode {
    WorkWatch.ofProcess.allow(environments: environments)
    return WorkerLoop.run(requests: { text -> DiffAnswer in
      guard let request = try? JSONDecoder().decode(DiffRequest.self, from: Data(text.utf8)) else {
        return DiffAnswer(fault: "internal error: the request cannot be read")
      }
      return self.answer(request)
    })
  }

  func answer(_ request: DiffRequest) -> DiffAnswer {
    var answer = DiffAnswer()
    switch request {
    case .compare(let versions):
      let before = WorkWatch.processorSeconds
      watch(versions, used: 0)
      let result = reader.compare(versions.versions)
      last = (versions, result)
      answer.comparison = result.comparison
      answer.status = result.code.rawValue
      answer.pictureCount = pictures.count(of: result)
      answer.seconds = WorkWatch.processorSeconds - before
    case .draw(let versions, let comparison, let form, let scale, let used):
      do {
        try draw(versions, comparison, used: used) { cell in
          answer.pictures.append(try cell.drawn(as: form, scale: scale))
        }
      } catch {
        answer.fault = "cannot draw the document: \(error)"
      }
    }
    return answer
  }

  /// Draws the compared scenes within the remaining time of both versions.
  func draw(
    _ versions: StoredVersions, _ comparison: DocumentComparison, used: Double,
    take: (DiffPictures.Cell) throws -> Void
  ) throws {
    // A process that just compared the versions keeps counting.
    if watched != versions { watch(versions, used: used) }
    try pictures.draw(read(versions, comparison), take: take)
  }

  private func watch(_ versions: StoredVersions, used: Double) {
    WorkWatch.ofProcess.begin(versions.names, size: versions.size, used: used)
    watched = versions
  }

  private func read(
    _ versions: StoredVersions, _ comparison: DocumentComparison
  ) -> DiffReader.Result {
    var result: DiffReader.Result
    if let last, last.versions == versions {
      result = last.result
    } else {
      result = reader.read(versions.versions)
    }
    result.comparison = comparison
    return result
  }
}
