import Diagnosis
import Drawing
package import Foundation
import InterfaceBuilder

/// Answers the calls of pages: everything that they show and change.
@MainActor
package final class PreviewService {
  let folder: DocumentFolder
  let store = SceneStore()
  /// Whether documents are only looked at.
  package let isReadOnly: Bool
  private var listeners: [(session: String, stream: EventStream)] = []
  private var findings: [ScenePlace: (version: Int, found: DocumentFindings)] = [:]

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - path: A document, or a folder of documents.
  ///   - isReadOnly: Whether documents are only looked at.
  package init(_ path: String, isReadOnly: Bool) {
    folder = DocumentFolder(path)
    self.isReadOnly = isReadOnly
    PictureFonts.takeOverProcess()
  }

  /// The paths of the documents.
  package var paths: [String] { folder.paths }

  /// Answers a call.
  ///
  /// - Parameters:
  ///   - name: What follows `api/`.
  ///   - data: The body of the request.
  /// - Returns: The response; a refusal is one too.
  package func answer(_ name: String, _ data: Data) -> HTTPResponse {
    do throws(CallError) {
      let value = try self.value(name, try CallBody.read(data))
      return HTTPResponse(type: HTTPResponse.json, value.data)
    } catch {
      return error.response
    }
  }

  private func value(_ name: String, _ body: CallBody) throws(CallError) -> JSONValue {
    switch name {
    case "documents": return documents
    case "document": return try outline(body)
    case "canvas": return try canvas(body)
    case "scene": return try picture(body)
    case "resize": return try change(body)
    case "inspect": return try inspect(body)
    case "trace": return try trace(body)
    case "findings": return try findings(body)
    case "ambiguity": return try exerciseAmbiguity(body)
    case "edit", "undo", "redo", "revert", "save": return try edit(name, body)
    case "sheet": return try sheet(body)
    default: throw CallError(404, "there is no call '\(name)'")
    }
  }

  /// The document of a call.
  func document(_ path: String?) throws(CallError) -> OpenDocument {
    guard let path else { throw CallError(400, "the call names no document ('path')") }
    guard let document = folder.document(path) else {
      throw CallError(404, "there is no document '\(path)' here")
    }
    return document
  }

  /// The content of a document; where it never could be read, why.
  func content(of document: OpenDocument) throws(CallError) -> InterfaceDocument {
    guard let content = document.document else {
      var error = CallError(422, document.problem?.message ?? "the document cannot be read")
      error.file = document.path
      error.location = document.problem?.location
      throw error
    }
    return content
  }

  // MARK: - Findings

  private func findings(_ body: CallBody) throws(CallError) -> JSONValue {
    let place = try body.place()
    let document = try document(body.path)
    let content = try content(of: document)
    var key = place
    (key.session, key.scene, key.size) = ("", nil, nil)
    let found: DocumentFindings
    if let known = findings[key], known.version == document.version {
      found = known.found
    } else {
      var settings = CheckSettings()
      let point = (place.environment ?? ScenePlace.Environment()).checked
      settings.matrix = CheckMatrix(
        devices: [point.device], orientations: [point.orientation], textSizes: [point.textSize],
        directions: [point.direction], strings: [point.strings])
      found = DocumentCheck(settings).findings(in: content)
      if findings.count > 64 { findings = [:] }
      findings[key] = (document.version, found)
    }
    let scene = try store.scene(place, of: document)
    scene.resize(to: place.sheetSize)
    return FindingsReport(scene, of: document, keys: store.keys(of: document.path))
      .json(found)
  }

  // MARK: - Events

  /// Lets a tab know what happens by itself.
  func listen(_ session: String, _ stream: EventStream) {
    listeners.append((session, stream))
    stream.send("alive", "{}")
  }

  /// A picture that the elements of layers name.
  func image(_ name: String) -> HTTPResponse {
    guard let file = store.resources.file(named: name) else {
      return .text(404, "there is no picture '\(name)' any more; ask for the scene again")
    }
    var response = HTTPResponse(type: file.type, file.data)
    response.isLasting = true
    return response
  }

  /// Tells all tabs.
  func tell(_ name: String, _ value: JSONValue) {
    for listener in listeners where listener.stream.isEnded {
      store.forget(session: listener.session)
    }
    listeners.removeAll { $0.stream.isEnded }
    for listener in listeners { listener.stream.send(name, value.text) }
  }

  /// Tells tabs that the server is there.
  package func tellAlive() { tell("alive", [:]) }

  /// Looks for files that others have changed, and tells tabs.
  package func lookForChanges() {
    for document in folder.takeChanges() {
      store.forgetAssets()
      tell("document", change(of: document))
    }
  }

  /// Looks for documents that came or went, and tells tabs.
  package func lookForDocuments() {
    if folder.search() { tell("documents", documents) }
  }
}
