import Foundation
import ScenePictures

/// What a page sends with a call that changes a document.
struct EditCall: Codable {
  /// The document.
  var path: String?
  /// The version that the page has.
  var version: Int?
  var edits: [DocumentEdit]?
  /// What the step is called.
  var title: String?
  /// Whether what others wrote meanwhile is lost.
  var overwrites: Bool?

  /// Reads the body of a request.
  ///
  /// - Throws: ``CallError`` for what is no such JSON.
  static func read(_ data: Data) throws(CallError) -> EditCall {
    try CallError.decode(EditCall.self, data)
  }
}
