import DocumentDiff
import Foundation

/// What is asked about two versions.
enum DiffRequest: Codable, WorkerJob {
  /// What differs.
  case compare(StoredVersions)
  /// Pictures of the scenes that differ, in what is left of the time after so many seconds.
  case draw(StoredVersions, DocumentComparison, ComparedScene.Form, scale: Double, used: Double)

  var versions: StoredVersions {
    switch self {
    case .compare(let versions), .draw(let versions, _, _, _, _): versions
    }
  }

  var size: Int { versions.size }

  var request: String {
    // Only numbers that JSON does not have could fail, and the frames of views are none.
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The name of the document in messages.
  var path: String { versions.new?.name ?? versions.old?.name ?? "" }

  /// What a worker that failed was doing.
  var work: String {
    switch self {
    case .compare: "comparing"
    case .draw: "drawing"
    }
  }
}

/// A scene in one environment as a report shows it.
struct ComparedScene: Codable, Sendable {
  /// The form that a report needs.
  enum Form: String, Codable, Sendable {
    /// A part of a page, with both pictures in it.
    case article
    /// One picture in PNG, before and after side by side.
    case picture
  }

  /// The identifier of the scene.
  var scene: String
  var title: String
  var environment: String
  /// The part of a page.
  var article = ""
  /// The picture.
  var picture = Data()
}

/// An answer to a request.
struct DiffAnswer: Codable, Sendable {
  /// The comparison that was asked for.
  var comparison: DocumentComparison?
  /// What the shell is told.
  var status = ExitCode.success.rawValue
  /// How many pictures there are to be drawn.
  var pictureCount = 0
  /// The seconds of a processor that it took.
  var seconds = 0.0
  /// The pictures that were asked for.
  var pictures: [ComparedScene] = []
  /// Why they could not be drawn.
  var fault: String?
}

/// Everything that a report needs of one pair of versions.
struct DiffResult {
  let versions: StoredVersions
  var comparison = DocumentComparison()
  var code = ExitCode.success
  var pictureCount = 0
  /// The seconds of a processor that comparing took.
  var seconds = 0.0
  var pictures: [ComparedScene] = []
}
