import DocumentEditing
import Foundation
import PreviewProtocol
import ScenePictures

struct EditCall: Codable {
  var path: String?
  var version: Int?
  var edits: [DocumentEdit]?
  var title: String?
  /// Whether to discard changes that others wrote to the file.
  var overwrites: Bool?

  /// Reads the request's body.
  static func read(_ data: Data) throws(CallError) -> EditCall {
    try CallError.decode(EditCall.self, data)
  }
}
