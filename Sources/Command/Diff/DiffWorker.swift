import Comparison
import Diagnosis
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
    WorkWatch.ofProcess.begin(request.versions.names, size: request.size)
    switch request {
    case .compare(let versions):
      let result = reader.compare(versions.versions)
      last = (versions, result)
      answer.comparison = result.comparison
      answer.status = result.code.rawValue
      answer.pictureCount = pictures.count(of: result)
    case .draw(let versions, let comparison, let form, let scale):
      do {
        try pictures.draw(read(versions, comparison)) { cell in
          answer.pictures.append(try cell.drawn(as: form, scale: scale))
        }
      } catch {
        answer.fault = "cannot draw the document: \(error)"
      }
    }
    return answer
  }

  /// The documents of a comparison.
  func read(_ versions: StoredVersions, _ comparison: DocumentComparison) -> DiffReader.Result {
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
