import Diagnosis
import DocumentDiff
import Foundation

/// Answers requests about pairs of versions, in this process or in another one.
@MainActor
final class DiffWorker {
  /// The option that starts a worker.
  nonisolated static let option = "worker"

  let pictures: DiffPictures
  private let reader: DiffReader
  /// What a worker is called with.
  let arguments: [String]
  /// The versions that were read last: those compared are drawn next, where one process does both.
  private var last: (versions: StoredVersions, result: DiffReader.Result)?
  /// The versions whose limits hold.
  private var watched: StoredVersions?

  /// Takes what concerns documents out of a call.
  init(_ arguments: Arguments) throws(UsageError) {
    reader = DiffReader(
      settings: DocumentComparison.Settings(
        matrix: try arguments.matrix(CheckMatrix()), findsFaults: !arguments.has("no-faults")))
    pictures = try DiffPictures(arguments)
    let own = ["git", "staged", "output", "jobs", "format", "detail", "exit-zero", Self.option]
    self.arguments =
      ["diff", "--\(Self.option)"]
      + arguments.options.filter { !own.contains($0.name) }
      .map { $0.value.isEmpty ? "--\($0.name)" : "--\($0.name)=\($0.value)" }
  }

  /// How often the limits of a document hold for a pair.
  var environments: Int { reader.settings.matrix.environments.count }

  /// Answers the calling process until standard input ends.
  func serve() -> ExitCode {
    WorkWatch.ofProcess.allow(environments: environments)
    return WorkerLoop.run(requests: { text -> DiffAnswer in
      guard let request = try? JSONDecoder().decode(DiffRequest.self, from: Data(text.utf8)) else {
        return DiffAnswer(fault: "internal error: the question cannot be read")
      }
      return self.answer(request)
    })
  }

  /// Answers one request.
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

  /// Draws the scenes of a comparison, in what is left of the time of its versions.
  ///
  /// - Parameters:
  ///   - versions: The versions.
  ///   - comparison: What differs.
  ///   - used: The seconds of a processor that comparing took.
  ///   - take: Gets each picture as soon as it is there.
  /// - Throws: What `take` throws.
  func draw(
    _ versions: StoredVersions, _ comparison: DocumentComparison, used: Double,
    take: (DiffPictures.Cell) throws -> Void
  ) throws {
    // A process that has just compared them counts on.
    if watched != versions { watch(versions, used: used) }
    try pictures.draw(read(versions, comparison), take: take)
  }

  private func watch(_ versions: StoredVersions, used: Double) {
    WorkWatch.ofProcess.begin(versions.names, size: versions.size, used: used)
    watched = versions
  }

  /// The documents of a comparison.
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
