package import Foundation
import InterfaceBuilder
import Notation
import PreviewProtocol
import ScenePictures

@MainActor
package final class PackageService: PageService {
  private struct Entry {
    var version = 0
    var program: PackageProgram?
    var problem: CompilerMessage?
    var url: URL?
    var starts = 0
  }

  private let tool: PackageTool
  private let listeners = PageListeners()
  private var sources: PackageSources
  private var names: [String] = []
  private var entries: [String: Entry] = [:]
  private var problem: CompilerMessage?
  private var building: Task<Void, Never>?
  private var isChanged = false
  private var wasCanceled = false
  private let note: (String) -> Void
  private var log = LogPace()
  /// The progress of the build that runs.
  package private(set) var step: BuildStep?

  private static let startLimit = 5

  /// The product on which programs with previews depend.
  package nonisolated static let product = PackageTool.product

  package convenience init(
    _ path: String, scratchPath: String?, note: @escaping (String) -> Void = { _ in }
  ) {
    let package = URL(fileURLWithPath: path).standardizedFileURL
    self.init(PackageTool(package: package, scratchPath: scratchPath), note: note)
  }

  init(_ tool: PackageTool, note: @escaping (String) -> Void = { _ in }) {
    self.tool = tool
    sources = PackageSources(tool.package)
    self.note = note
    build()
  }

  package func waitForBuild() async {
    while let building { await building.value }
  }

  // MARK: - Building

  private func build() {
    guard building == nil else {
      isChanged = true
      return
    }
    building = Task {
      repeat {
        isChanged = false
        await buildAll()
      } while isChanged
      building = nil
      for name in names { send("document", state(of: name, moved: [])) }
    }
  }

  private func buildAll() async {
    note("building…")
    log = LogPace()
    for name in names { send("document", state(of: name, moved: [])) }
    let known = (names, problem)
    switch await tool.programs() {
    case .failure(let failure):
      // Keeps earlier builds made with a valid manifest.
      problem = failure.message
      say(failure.message)
    case .success(let found):
      problem = nil
      names = found
      for name in found where entries[name] == nil { entries[name] = Entry() }
    }
    if known != (names, problem) { send("documents", documents) }
    for name in names where problem == nil { await build(name) }
  }

  private func build(_ name: String) async {
    let outcome = await tool.build(name) { step in
      Task { @MainActor in self.show(step) }
    }
    step = nil
    switch outcome {
    case .failure(let failure):
      entries[name]?.problem = failure.message
      say(failure.message)
      send("document", state(of: name, moved: []))
    case .success(let url):
      let old = entries[name]?.program
      let handover = await old?.ask(ProgramCall("handover"))
      entries[name]?.url = url
      entries[name]?.starts = 0
      entries[name]?.problem = nil
      entries[name]?.version += 1
      let moved = await start(name, after: handover.flatMap { $0.status == 200 ? $0.body : nil })
      old?.stop()
      if entries[name]?.problem == nil { note("\(name): built") }
      send("document", state(of: name, moved: moved))
    }
  }

  private func show(_ step: BuildStep) {
    guard building != nil else { return }
    self.step = step
    if log.isDue() { note("building… \(step.text)") }
  }

  /// Starts the program of the last build, and returns the moved views as JSON.
  private func start(_ name: String, after handover: Data?) async -> JSONValue {
    guard var entry = entries[name], let url = entry.url else { return [] }
    entry.starts += 1
    do {
      entry.program = try PackageProgram(url, in: tool.package)
    } catch {
      entry.problem = CompilerMessage(message: "the program cannot be started: \(error)")
    }
    entries[name] = entry
    let left = handover.flatMap { try? JSONDecoder().decode(PreviewHandover.self, from: $0) }
    var call = ProgramCall("start")
    call.version = entry.version
    call.prefix = "\(names.firstIndex(of: name) ?? 0)-\(entry.version)-\(entry.starts)-"
    call.handover = left
    guard let answer = await entry.program?.ask(call) else {
      noteEnd(of: name)
      return []
    }
    struct Started: Decodable {
      struct Scene: Decodable {
        var scene: String
        var views: [Int]
      }
      var moved: [Scene]
    }
    guard let started = try? JSONDecoder().decode(Started.self, from: answer.body) else {
      return []
    }
    return .array(
      started.moved.map { scene in
        ["scene": .string(scene.scene), "views": .array(scene.views.map { .int($0) })]
      })
  }

  private func noteEnd(of name: String) {
    guard let reason = entries[name]?.program?.end, entries[name]?.problem != reason else { return }
    entries[name]?.problem = reason
    say(reason)
    send("document", state(of: name, moved: []))
  }

  private func say(_ message: CompilerMessage) {
    let place = [message.file, message.line.map(String.init), message.column.map(String.init)]
      .compactMap(\.self).joined(separator: ":")
    note(place.isEmpty ? message.message : "\(place): \(message.message)")
  }

  // MARK: - Calls

  package func answer(_ name: String, _ data: Data) async -> HTTPResponse {
    do throws(CallError) {
      switch name {
      case "documents": return HTTPResponse(type: HTTPResponse.json, documents.data)
      case "edit", "undo", "redo", "revert", "save":
        throw CallError(
          403, "code previews cannot be edited here; edit the source and the page reloads")
      default: return try await ask(name, SceneCall.read(data))
      }
    } catch {
      return error.response
    }
  }

  private func ask(_ name: String, _ call: SceneCall) async throws(CallError) -> HTTPResponse {
    guard let path = call.path else { throw CallError(400, "the call has no document ('path')") }
    guard entries[path] != nil else {
      throw CallError(404, "the package has no program '\(path)' with previews")
    }
    let answer = try await answer(name, call, of: path)
    guard name == "document", let answer, answer.status == 200 else {
      if name == "document" { return HTTPResponse(type: HTTPResponse.json, empty(path).data) }
      if name == "canvas", answer == nil {
        return HTTPResponse(type: HTTPResponse.json, emptyCanvas)
      }
      guard let answer else { throw ended(path) }
      return HTTPResponse(answer.status, type: HTTPResponse.json, answer.body)
    }
    // Adds the server's data to the scenes of the program.
    let scenes = String(decoding: answer.body, as: UTF8.self)
    return HTTPResponse(
      type: HTTPResponse.json,
      Data((state(of: path).text.dropLast() + "," + scenes.dropFirst()).utf8))
  }

  /// Returns the program's answer; nil if it ended too often, or was never built.
  private func answer(
    _ name: String, _ call: SceneCall, of path: String
  ) async throws(CallError) -> ProgramAnswer? {
    guard let entry = entries[path], entry.url != nil else { return nil }
    if entry.program?.end != nil {
      guard entry.starts < Self.startLimit else { return nil }
      _ = await start(path, after: nil)
    }
    var asked = ProgramCall(name)
    asked.call = call
    let answer = await entries[path]?.program?.ask(asked)
    if answer == nil { noteEnd(of: path) }
    return answer
  }

  private func ended(_ path: String) -> CallError {
    let known = entries[path]?.problem ?? problem
    var error = CallError(503, known?.message ?? "the previews are being built")
    error.file = known?.file
    return error
  }

  package func image(_ name: String) async -> HTTPResponse {
    struct File: Decodable {
      var type: String
      var data: Data
    }
    // The prefix identifies the program that numbered the picture.
    let parts = name.split(separator: "-")
    var call = ProgramCall("image")
    call.image = parts.last.map(String.init)
    guard parts.count == 4, let index = Int(parts[0]), names.indices.contains(index),
      let answer = await entries[names[index]]?.program?.ask(call),
      let file = try? JSONDecoder().decode(File.self, from: answer.body)
    else { return .text(404, "the picture '\(name)' is outdated; request the scene again") }
    return HTTPResponse(type: file.type, file.data)
  }

  // MARK: - Data for pages

  private var documents: JSONValue {
    let listed = names.map { name in
      JSONValue.object([
        ("path", .string(name)), ("kind", "previews"), ("title", .string(name)),
      ])
    }
    return .members([
      ("root", .string(tool.package.lastPathComponent)), ("isReadOnly", true),
      ("documents", .array(listed)),
      ("problem", problem.map(json)), ("isBuilding", building == nil ? nil : true),
      ("axes", LayoutEnvironment.axes(locales: [], strings: [])),
    ])
  }

  private func state(of name: String, moved: JSONValue? = nil) -> JSONValue {
    let entry = entries[name] ?? Entry()
    return .members([
      ("path", .string(name)), ("version", .int(entry.version)), ("isModified", false),
      ("isReadOnly", true), ("isBuilding", building == nil ? nil : true),
      ("problem", (problem ?? entry.problem).map(json)), ("moved", moved),
    ])
  }

  private func json(_ message: CompilerMessage) -> JSONValue {
    .members([
      ("message", .string(message.message)), ("file", message.file.map { .string($0) }),
      ("line", message.line.map { .int($0) }), ("column", message.column.map { .int($0) }),
    ])
  }

  private func empty(_ name: String) -> JSONValue {
    guard case .object(let members) = state(of: name) else { return [:] }
    return .object(members + [("scenes", [])])
  }

  private var emptyCanvas: Data {
    JSONValue.object([("version", 0), ("size", [0, 0]), ("scenes", []), ("arrows", [])]).data
  }

  // MARK: - Events

  package func listen(_ session: String, _ stream: EventStream) { listeners.add(session, stream) }

  private func send(_ name: String, _ value: JSONValue) {
    _ = listeners.removeEnded()
    listeners.send(name, value)
  }

  package func sendKeepAlive() { send("alive", [:]) }

  package func lookForChanges() {
    stopStuckPrograms()
    if sources.takeChange() { build() }
  }

  package func lookForDocuments() {
    guard sources.search() || wasCanceled else { return }
    wasCanceled = false
    build()
  }

  /// Ends programs that exceed the time limit for calls.
  package func stopStuckPrograms() {
    for name in names where entries[name]?.program?.stopIfStuck() == true { note("\(name): stuck") }
  }

  /// Stops the build that runs; the next search for documents starts it again.
  package func cancelBuild() {
    guard let building else { return }
    wasCanceled = true
    building.cancel()
  }

  /// The names of the programs with previews.
  package var programs: [String] { names }

  /// The errors of the last build, or the reasons why programs ended.
  package var problems: [CompilerMessage] {
    let known = problem.map { [$0] } ?? names.compactMap { entries[$0]?.problem }
    return known.flatMap { [$0] + $0.others }
  }

  package func stop() {
    for entry in entries.values { entry.program?.stop() }
  }
}
