package import Drawing
package import Foundation
package import InterfaceBuilder

package struct SceneCall: Codable, Sendable {
  package var session: String?
  package var path: String?
  package var scene: String?
  package var environment: LayoutEnvironment?
  package var size: [Double]?
  package var show: [String]?
  /// The step that the page has.
  package var base: Int?
  package var view: Int?
  /// A finding's identifier in the report.
  package var finding: String?
  package var points: [LayoutEnvironment]?

  package init() {}

  /// Reads the body of a request.
  ///
  /// - Throws: ``CallError`` for invalid JSON.
  package static func read(_ data: Data) throws(CallError) -> SceneCall {
    try CallError.decode(SceneCall.self, data)
  }

  package var kinds: Set<OverlayKind> { Set((show ?? []).compactMap(OverlayKind.init)) }

  /// Returns the requested place.
  ///
  /// - Throws: ``CallError`` if the document is missing.
  package func place() throws(CallError) -> ScenePlace {
    guard let path else { throw CallError(400, "the call has no document ('path')") }
    var place = ScenePlace(session: session ?? "", path: path, scene: scene)
    place.environment = environment
    place.size = size
    return place
  }

  private static let sheetLimit = 200

  /// Returns the environments of a sheet.
  ///
  /// - Throws: ``CallError`` for none or too many.
  package func sheet() throws(CallError) -> [LayoutEnvironment] {
    guard let points, !points.isEmpty, points.count <= Self.sheetLimit else {
      throw CallError(400, "a sheet has 1 to \(Self.sheetLimit) environments ('points')")
    }
    return points
  }
}

extension CallError {
  /// Decodes the body of a request; an empty one has no members.
  ///
  /// - Throws: ``CallError`` for invalid JSON.
  package static func decode<Body: Decodable>(
    _ type: Body.Type, _ data: Data
  ) throws(CallError) -> Body {
    do {
      return try JSONDecoder().decode(type, from: data.isEmpty ? Data("{}".utf8) : data)
    } catch {
      throw CallError(400, "the body is not a JSON object with the members of this call")
    }
  }
}
