package import Drawing
package import Foundation

/// What a page sends with a call about scenes; which members are there depends on the call.
package struct SceneCall: Codable, Sendable {
  /// The tab that calls.
  package var session: String?
  /// The document.
  package var path: String?
  /// The scene.
  package var scene: String?
  /// Where it is laid out.
  package var environment: ScenePlace.Environment?
  /// The size that an edge was dragged to, in points.
  package var size: [Double]?
  /// The kinds of marks that are drawn.
  package var show: [String]?
  /// The step that the page has.
  package var base: Int?
  /// The key of a view.
  package var view: Int?
  /// The environments of a sheet.
  package var points: [ScenePlace.Environment]?

  /// Names nothing.
  package init() {}

  /// Reads the body of a request.
  ///
  /// - Throws: ``CallError`` for what is no such JSON.
  package static func read(_ data: Data) throws(CallError) -> SceneCall {
    try CallError.decode(SceneCall.self, data)
  }

  /// The overlays that are asked for.
  package var kinds: Set<OverlayKind> { Set((show ?? []).compactMap(OverlayKind.init)) }

  /// Where the call looks.
  ///
  /// - Throws: ``CallError`` where the document is not named.
  package func place() throws(CallError) -> ScenePlace {
    guard let path else { throw CallError(400, "the call names no document ('path')") }
    var place = ScenePlace(session: session ?? "", path: path, scene: scene)
    place.environment = environment
    place.size = size
    return place
  }

  /// The most pictures of a sheet.
  private static let sheetLimit = 200

  /// The environments of a sheet.
  ///
  /// - Throws: ``CallError`` where there are none, or too many.
  package func sheet() throws(CallError) -> [ScenePlace.Environment] {
    guard let points, !points.isEmpty, points.count <= Self.sheetLimit else {
      throw CallError(400, "a sheet has 1 to \(Self.sheetLimit) environments ('points')")
    }
    return points
  }
}

extension CallError {
  /// Reads the body of a request; one without bytes has no members.
  ///
  /// - Throws: ``CallError`` for what is no such JSON.
  package static func decode<Body: Decodable>(
    _ type: Body.Type, _ data: Data
  ) throws(CallError) -> Body {
    do {
      return try JSONDecoder().decode(type, from: data.isEmpty ? Data("{}".utf8) : data)
    } catch {
      throw CallError(400, "the body of the call is no JSON object of the members that it takes")
    }
  }
}
