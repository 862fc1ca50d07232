import DocumentDiff
import Foundation

enum DiffRequest: Codable, WorkerJob {
  case compare(StoredVersions)
  /// Draws the changed scenes; `used` seconds of the time limit are already spent.
  case draw(StoredVersions, DocumentComparison, ComparedScene.Form, scale: Double, used: Double)

  var versions: StoredVersions {
    switch self {
    case .compare(let versions), .draw(let versions, _, _, _, _): versions
    }
  }

  var size: Int { versions.size }

  var request: String {
    // Only numbers that JSON cannot express could fail, and frames of views are always finite.
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  var path: String { versions.new?.name ?? versions.old?.name ?? "" }

  var work: String {
    switch self {
    case .compare: "comparing"
    case .draw: "drawing"
    }
  }
}

struct ComparedScene: Codable, Sendable {
  enum Form: String, Codable, Sendable {
    /// A page section with both pictures.
    case article
    /// A PNG picture, before and after side by side.
    case picture
  }

  var scene: String
  var title: String
  var environment: String
  var article = ""
  var picture = Data()
}

struct DiffAnswer: Codable, Sendable {
  var comparison: DocumentComparison?
  var status = ExitCode.success.rawValue
  var pictureCount = 0
  var seconds = 0.0
  var pictures: [ComparedScene] = []
  var fault: String?
}

struct DiffResult {
  let versions: StoredVersions
  var comparison = DocumentComparison()
  var code = ExitCode.success
  var pictureCount = 0
  var seconds = 0.0
  var pictures: [ComparedScene] = []
}
