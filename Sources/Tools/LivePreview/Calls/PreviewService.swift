import Diagnosis
import DocumentEditing
import Drawing
package import Foundation
import InterfaceBuilder
import Notation
import PreviewProtocol
import ScenePictures

@MainActor
package final class PreviewService: PageService {
  let folder: DocumentFolder
  let store = SceneStore()
  package let isReadOnly: Bool
  private let listeners = PageListeners()
  private var reports: [ScenePlace: (version: Int, report: FindingsReport)] = [:]

  package init(_ path: String, isReadOnly: Bool) {
    folder = DocumentFolder(path)
    self.isReadOnly = isReadOnly
    PictureFonts.takeOverProcess()
  }

  package var paths: [String] { folder.paths }

  package func prepare(_ name: String, _ data: Data) async {
    guard name == "findings" || name == "fixes", let path = try? SceneCall.read(data).path,
      let document = folder.document(path)
    else { return }
    await FindingsReport.prepare(document)
  }

  package func answer(_ name: String, _ data: Data) -> HTTPResponse {
    do throws(CallError) {
      return HTTPResponse(type: HTTPResponse.json, try value(name, data).data)
    } catch {
      return error.response
    }
  }

  private func value(_ name: String, _ data: Data) throws(CallError) -> JSONValue {
    switch name {
    case "documents": return documents
    case "edit", "undo", "redo", "revert", "save": return try edit(name, EditCall.read(data))
    default: return try value(name, SceneCall.read(data))
    }
  }

  private func value(_ name: String, _ call: SceneCall) throws(CallError) -> JSONValue {
    switch name {
    case "document": return try outline(call)
    case "canvas": return try canvas(call)
    case "scene": return try picture(call)
    case "resize": return try change(call)
    case "inspect": return try inspect(call)
    case "trace": return try trace(call)
    case "findings": return try report(call).json
    case "fixes": return try fixes(call)
    case "sizes": return try sizes(call)
    case "ambiguity": return try exerciseAmbiguity(call)
    case "sheet": return try sheet(call)
    default: throw CallError(404, "unknown call '\(name)'")
    }
  }

  func document(_ path: String?) throws(CallError) -> OpenDocument {
    guard let path else { throw CallError(400, "the call has no document ('path')") }
    guard let document = folder.document(path) else {
      throw CallError(404, "unknown document '\(path)'")
    }
    return document
  }

  /// Returns the document's content, or throws the reason why it was never readable.
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

  /// The maximum number of reports kept for later searches of fixes.
  private static let reportLimit = 8

  private func report(_ call: SceneCall) throws(CallError) -> FindingsReport {
    let place = try call.place()
    let document = try document(call.path)
    let content = try content(of: document)
    // The report's scene must have the size of the call.
    let scene = try store.scene(place, of: document)
    scene.resize(to: place.sheetSize)
    if let known = reports[place], known.version == document.version { return known.report }
    let report = FindingsReport(
      scene, of: document, content, in: place.environment ?? .canvas,
      keys: store.keys(of: document.path))
    if reports.count >= Self.reportLimit { reports = [:] }
    reports[place] = (document.version, report)
    return report
  }

  private func fixes(_ call: SceneCall) throws(CallError) -> JSONValue {
    guard let finding = call.finding else {
      throw CallError(400, "the call has no finding ('finding')")
    }
    return try report(call).fixes(finding)
  }

  // MARK: - Events

  package func listen(_ session: String, _ stream: EventStream) { listeners.add(session, stream) }

  package func image(_ name: String) -> HTTPResponse {
    guard let file = store.resources.file(named: name) else {
      return .text(404, "the picture '\(name)' is outdated; request the scene again")
    }
    var response = HTTPResponse(type: file.type, file.data)
    response.isLasting = true
    return response
  }

  func send(_ name: String, _ value: JSONValue) {
    for session in listeners.removeEnded() { store.forget(session: session) }
    listeners.send(name, value)
  }

  package func sendKeepAlive() { send("alive", [:]) }

  package func lookForChanges() {
    for document in folder.takeChanges() {
      store.forgetAssets()
      send("document", change(of: document))
    }
  }

  package func lookForDocuments() {
    if folder.search() { send("documents", documents) }
  }
}
