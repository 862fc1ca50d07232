import Drawing
import Foundation

/// What a page sends with a call; which members are there depends on the call.
struct CallBody: Codable {
  var session: String?
  var path: String?
  var scene: String?
  var environment: ScenePlace.Environment?
  var size: [Double]?
  var show: [String]?
  var base: Int?
  var view: Int?
  var version: Int?
  var edits: [DocumentEdit]?
  var title: String?
  var overwrites: Bool?
  var points: [ScenePlace.Environment]?

  /// Reads the body of a request.
  ///
  /// - Throws: ``CallError`` for what is no such JSON.
  static func read(_ data: Data) throws(CallError) -> CallBody {
    guard !data.isEmpty else { return CallBody() }
    do {
      return try JSONDecoder().decode(CallBody.self, from: data)
    } catch {
      throw CallError(400, "the body of the call is no JSON object of the members that it takes")
    }
  }

  /// The overlays that are asked for.
  var kinds: Set<OverlayKind> { Set((show ?? []).compactMap(OverlayKind.init)) }

  /// Where the call looks.
  ///
  /// - Throws: ``CallError`` where the document is not named.
  func place() throws(CallError) -> ScenePlace {
    guard let path else { throw CallError(400, "the call names no document ('path')") }
    var place = ScenePlace(session: session ?? "", path: path, scene: scene)
    place.environment = environment
    place.size = size
    return place
  }
}
