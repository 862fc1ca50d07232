import Diagnosis
package import DocumentDiff
import Drawing
package import Foundation
import InterfaceBuilder
import Notation
import PreviewProtocol
import ScenePictures

/// Answers the page of conflicts: choices, the merged document, and pictures of scenes.
@MainActor
package final class MergeService: PageService {
  private let path: String
  private let merged: ([String: MergeSide]) throws -> DocumentMerge
  private let saved: (DocumentMerge) throws -> Void
  private let listeners = PageListeners()
  private var merge: DocumentMerge
  private var choices: [String: MergeSide] = [:]
  private var version = 1
  private var isSaved = false
  private var pictures: [String: Data] = [:]

  /// Merges a document before the user chooses.
  ///
  /// - Parameters:
  ///   - path: The name of the document on the page.
  ///   - merged: Merges the versions with choices.
  ///   - saved: Writes a result.
  package init(
    _ path: String, merged: @escaping ([String: MergeSide]) throws -> DocumentMerge,
    saved: @escaping (DocumentMerge) throws -> Void
  ) throws {
    self.path = path
    self.merged = merged
    self.saved = saved
    merge = try merged([:])
    merge.layOut(path: path)
    PictureFonts.takeOverProcess()
  }

  // MARK: - Calls

  private struct Choice: Codable {
    var id: String?
    var side: MergeSide?
  }

  package func answer(_ name: String, _ data: Data) -> HTTPResponse {
    do throws(CallError) {
      try perform(name, data)
      return HTTPResponse(type: HTTPResponse.json, state.data)
    } catch {
      return error.response
    }
  }

  private func perform(_ name: String, _ data: Data) throws(CallError) {
    switch name {
    case "merge": break
    case "choose":
      let choice = try CallError.decode(Choice.self, data)
      guard let id = choice.id, merge.conflicts.contains(where: { $0.id == id }) else {
        throw CallError(404, "unknown conflict '\(choice.id ?? "")'")
      }
      var choices = choices
      choices[id] = choice.side
      try choose(choices)
    case "choose-all":
      let choice = try CallError.decode(Choice.self, data)
      var choices: [String: MergeSide] = [:]
      for conflict in merge.conflicts { choices[conflict.id] = choice.side }
      try choose(choices)
    case "save":
      do {
        try saved(merge)
        isSaved = true
      } catch {
        throw CallError(500, "the document cannot be written: \(error.localizedDescription)")
      }
    default: throw CallError(404, "unknown call '\(name)'")
    }
  }

  private func choose(_ choices: [String: MergeSide]) throws(CallError) {
    do {
      var merge = try merged(choices)
      merge.layOut(path: path)
      self.merge = merge
      self.choices = choices
    } catch {
      throw CallError(500, "the document cannot be merged")
    }
    version += 1
    isSaved = false
    pictures = [:]
  }

  private var state: JSONValue {
    let conflicts = merge.conflicts.map { conflict in
      JSONValue.members([
        ("id", .string(conflict.id)),
        ("name", .string(conflict.name.isEmpty ? conflict.object : conflict.name)),
        ("property", .string(conflict.deletedBy == nil ? conflict.property : "deletion")),
        ("base", .string(conflict.base ?? (conflict.deletedBy == nil ? "none" : "present"))),
        ("ours", .string(Self.words(conflict, .ours))),
        ("theirs", .string(Self.words(conflict, .theirs))),
        ("choice", conflict.choice.map { .string($0.rawValue) }),
        ("scene", conflict.scene.map { .string($0) }),
      ])
    }
    return [
      "path": .string(path), "version": .int(version), "isSaved": .bool(isSaved),
      "conflicts": .array(conflicts), "findings": .strings(merge.findings.map(\.message)),
    ]
  }

  private static func words(_ conflict: DocumentConflict, _ side: MergeSide) -> String {
    guard let deleter = conflict.deletedBy else {
      return (side == .ours ? conflict.ours : conflict.theirs) ?? "none"
    }
    return deleter == side ? "deleted" : conflict.changes.joined(separator: "; ")
  }

  // MARK: - Pictures

  /// Returns a picture `SIDE-VERSION-SCENE.svg`.
  package func image(_ name: String) -> HTTPResponse {
    let parts = name.split(separator: "-", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[2].hasSuffix(".svg"),
      let scene = String(parts[2].dropLast(4)).removingPercentEncoding
    else { return .text(404, "unknown picture '\(name)'") }
    let data: Data?
    switch parts[0] {
    case "ours": data = merge.ours
    case "theirs": data = merge.theirs
    case "merged": data = merge.data
    default: data = nil
    }
    guard let picture = pictures[name] ?? data.flatMap({ drawn(scene, of: $0) }) else {
      return .text(404, "the version has no scene '\(scene)' that can be drawn")
    }
    pictures[name] = picture
    return HTTPResponse(type: "image/svg+xml", picture)
  }

  private func drawn(_ id: String, of data: Data) -> Data? {
    guard let document = try? InterfaceDocument(data: data, path: path),
      let scene = document.scenes.first(where: { $0.id == id })
    else { return nil }
    var drawing = SceneDrawing(picture: ScenePicture())
    drawing.showsContent = false
    let drawn = drawing.layOut(scene, in: .canvas)
    let picture = drawing.pictures(of: drawn, in: .canvas).first?.drawn(nil)
    guard let picture, picture.size.width > 0, picture.size.height > 0 else { return nil }
    return try? picture.encoded(as: .svg, scale: 1)
  }

  // MARK: - Events

  package func listen(_ session: String, _ stream: EventStream) { listeners.add(session, stream) }
  package func sendKeepAlive() { listeners.send("alive", [:]) }
  /// The versions are in git's index, where they do not change.
  package func lookForChanges() {}
  package func lookForDocuments() {}
}
