import AutoLayout
import Diagnosis
import Foundation
import InterfaceBuilder
import LivePreview
import Notation
import ScenePictures
import ToolProtocol

/// Packages whose previews the tools show, built when their sources have changed.
@MainActor
final class PreviewPackages {
  private let folder: ServedFolder
  private var services: [String: PackageService] = [:]

  nonisolated init(_ folder: ServedFolder) { self.folder = folder }

  nonisolated static let build = Tool(
    "build", "Build previews of code",
    """
    Builds a Swift package with previews (executables that depend on SwiftAutoLayoutPreviews) and \
    lists the previews, or the compiler's errors with file, line and column. Then 'render', 'frames', \
    'check' and 'trace' take 'package' and 'preview', and build again after changes.
    """,
    arguments: [
      Schema.Member(
        "package", .text, "The folder of Package.swift, relative to the served folder.",
        isRequired: true)
    ],
    result: [
      Schema.Member("built", .flag, ""),
      Schema.Member(
        "previews",
        .list(
          .object([
            Schema.Member("program", .text, ""), Schema.Member("title", .text(limit: 100_000), ""),
          ])), ""),
      Schema.Member(
        "errors",
        .list(
          .object([
            Schema.Member("message", .text(limit: 100_000), ""), Schema.Member("file", .text, ""),
            Schema.Member("line", .count, ""), Schema.Member("column", .count, ""),
          ])), ""),
    ])

  /// The maximum number of folders that a search for packages visits.
  private nonisolated static let searchLimit = 4_000

  /// Returns the packages with previews below a folder.
  nonisolated static func search(
    _ folder: ServedFolder, below entry: ServedFolder.Entry
  ) -> [String] {
    var found: [String] = []
    var waiting = [entry.path]
    var visited = 0
    while let path = waiting.popLast(), visited < searchLimit {
      visited += 1
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      if names.contains("Package.swift"),
        let manifest = try? Data(
          contentsOf: URL(fileURLWithPath: "\(path)/Package.swift"), limit: 1 << 20),
        String(decoding: manifest, as: UTF8.self).contains(PackageService.product)
      {
        if let entry = try? folder.entry(path) { found.append(entry.name) }
      }
      for name in names where !name.hasPrefix(".") {
        let inner = "\(path)/\(name)"
        let type = try? FileManager.default.attributesOfItem(atPath: inner)[.type]
        if type as? FileAttributeType == .typeDirectory { waiting.append(inner) }
      }
    }
    return found.sorted()
  }

  /// Ends the programs of all packages.
  func stop() {
    for service in services.values {
      service.cancelBuild()
      service.stop()
    }
  }

  // MARK: - Calls

  func call(
    _ tool: String, _ arguments: JSONValue, report: @escaping @Sendable (ToolProgress) -> Void
  ) async -> ToolResult {
    do {
      return try await reply(tool, arguments, report).result
    } catch let fault as ToolFault {
      return .failure(fault.message)
    } catch {
      return .failure("internal error: \(error)")
    }
  }

  private func reply(
    _ tool: String, _ arguments: JSONValue, _ report: @escaping @Sendable (ToolProgress) -> Void
  ) async throws -> ToolReply {
    guard ["build", "frames", "render", "check", "trace"].contains(tool) else {
      throw ToolFault("'\(tool)' has no argument 'package'")
    }
    let entry = try folder.entry(arguments["package"]?.string ?? "")
    guard FileManager.default.fileExists(atPath: "\(entry.path)/Package.swift") else {
      throw ToolFault("no Package.swift in '\(entry.name)'; 'list' names packages with previews")
    }
    let service = await built(entry, report)
    try Task.checkCancellation()
    let watch = Task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        service.stopStuckPrograms()
      }
    }
    defer { watch.cancel() }
    let previews = try await previews(of: service)
    guard tool != "build" else { return buildReply(entry, service, previews) }
    guard service.problems.isEmpty || !previews.isEmpty else {
      throw ToolFault(Self.text(service.problems, in: entry.name))
    }
    let preview = try choose(arguments["preview"]?.string, previews, entry)
    let call = ToolCall(arguments: arguments, folder: folder)
    let scene = PreviewCall(service, preview, call)
    switch tool {
    case "frames": return try await scene.frames()
    case "render": return try await scene.render()
    case "check": return try await scene.check()
    default: return try await scene.trace()
    }
  }

  /// Returns the package's service after a build with the current sources.
  private func built(
    _ entry: ServedFolder.Entry, _ report: @escaping @Sendable (ToolProgress) -> Void
  ) async -> PackageService {
    let service: PackageService
    if let known = services[entry.path] {
      service = known
      service.lookForDocuments()
    } else {
      service = PackageService(entry.path, scratchPath: nil)
      services[entry.path] = service
    }
    let clock = Task {
      var seconds = 0.0
      while !Task.isCancelled {
        let step = service.step.map { " (\($0.text))" } ?? ""
        report(ToolProgress(seconds, "building \(entry.name)\(step)"))
        seconds += 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
    await withTaskCancellationHandler {
      await service.waitForBuild()
    } onCancel: {
      Task { @MainActor in service.cancelBuild() }
    }
    clock.cancel()
    await clock.value
    return service
  }

  struct Preview {
    let program: String
    let scene: String
    let title: String
    /// The outline: each with `key`, `id`, `name`, `class` and `depth`.
    let views: [JSONValue]
  }

  private func previews(of service: PackageService) async throws -> [Preview] {
    var found: [Preview] = []
    for program in service.programs {
      let body = JSONValue.object([("path", .string(program))]).data
      let answer = await service.answer("document", body)
      guard answer.status == 200, let value = JSONValue(reading: answer.body) else { continue }
      found += (value["scenes"]?.array ?? []).map { scene in
        Preview(
          program: program, scene: scene["id"]?.string ?? "",
          title: scene["title"]?.string ?? "", views: scene["views"]?.array ?? [])
      }
    }
    return found
  }

  private func choose(
    _ name: String?, _ previews: [Preview], _ entry: ServedFolder.Entry
  ) throws(ToolFault) -> Preview {
    if let found = previews.first(where: { $0.title == name || $0.scene == name }) { return found }
    if name == nil, previews.count == 1 { return previews[0] }
    let titles = previews.map(\.title)
    guard !titles.isEmpty else {
      throw ToolFault("\(entry.name) has no previews; 'build' explains why")
    }
    let reason = name.map { "no preview '\($0.short)'" } ?? "choose a 'preview'"
    throw ToolFault(
      "\(reason); \(name.map { titles.suggestion(for: $0) } ?? "")previews: "
        + titles.prefix(60).joined(separator: ", "))
  }

  // MARK: - Builds

  private func buildReply(
    _ entry: ServedFolder.Entry, _ service: PackageService, _ previews: [Preview]
  ) -> ToolReply {
    let problems = service.problems
    let listed = previews.map { preview in
      (
        "\(preview.title.onOneLine)  (\(preview.program), \(preview.views.count) views)",
        [
          "program": .string(preview.program), "title": .string(preview.title),
        ] as JSONValue
      )
    }
    let page = ResultPage(listed, from: 0)
    let errors = problems.map { problem in
      JSONValue.members([
        ("message", .string(problem.message)), ("file", problem.file.map { .string($0) }),
        ("line", problem.line.map { .int($0) }), ("column", problem.column.map { .int($0) }),
      ])
    }
    let text =
      problems.isEmpty
      ? "\(entry.name): built; \(previews.count) preview\(previews.count == 1 ? "" : "s")\n\(page.text)"
      : Self.text(problems, in: entry.name)
    return ToolReply(
      text,
      [
        ("built", .bool(problems.isEmpty)), ("previews", .array(page.values)),
        ("errors", .array(errors)),
      ])
  }

  private static func text(_ problems: [CompilerMessage], in name: String) -> String {
    "\(name): not built\n"
      + problems.map { problem in
        let place = [problem.file, problem.line.map(String.init), problem.column.map(String.init)]
          .compactMap(\.self).joined(separator: ":")
        return place.isEmpty ? problem.message : "\(place): error: \(problem.message)"
      }.joined(separator: "\n")
  }
}
