import Foundation

struct PackageTool: Sendable {
  let package: URL
  /// The build folder; nil for the package manager's default.
  let scratchPath: String?

  /// - Parameter scratchPath: The build folder; nil for the clone's in a clone, or the default.
  init(package: URL, scratchPath: String?) {
    self.package = package
    self.scratchPath = scratchPath ?? LibraryClone(around: package)?.buildFolder
  }

  /// The program `swift`: a path, or a name on the search path.
  var swift = ProcessInfo.processInfo.environment["SWIFT"] ?? "swift"

  struct Outcome: Sendable {
    var isSuccess: Bool
    var output: String
  }

  static let product = "SwiftAutoLayoutPreviews"

  /// Returns the executables that depend on the product for previews, in manifest order.
  func programs() async -> Result<[String], CompilerMessage.Failure> {
    let outcome = await run("package", ["describe", "--type", "json"])
    struct Description: Decodable {
      struct Target: Decodable {
        var name: String
        var type: String
        var product_dependencies: [String]?
      }
      var targets: [Target]
    }
    // Messages of the package manager precede the description.
    let start = outcome.output.firstIndex(of: "{") ?? outcome.output.endIndex
    let end = outcome.output.lastIndex(of: "}").map { outcome.output.index(after: $0) }
    let json = Data(outcome.output[start..<(end ?? outcome.output.endIndex)].utf8)
    guard outcome.isSuccess, let found = try? JSONDecoder().decode(Description.self, from: json)
    else {
      return .failure(.init(CompilerMessage.firstError(of: outcome.output, in: package)))
    }
    let programs = found.targets.filter { target in
      target.type == "executable" && target.product_dependencies?.contains(Self.product) == true
    }.map(\.name)
    guard !programs.isEmpty else {
      return .failure(
        .init(
          CompilerMessage(
            message: "the package has no previews: no executable target depends on the product "
              + "\(Self.product) (Documentation/LayoutPreviews.docc/LayoutPreviews.md shows one)")))
    }
    return .success(programs)
  }

  /// - Parameter onStep: Receives the progress of the build, on another thread.
  func build(
    _ program: String, onStep: @escaping @Sendable (BuildStep) -> Void
  ) async -> Result<URL, CompilerMessage.Failure> {
    let built = await run("build", ["--product", program], onStep: onStep)
    guard built.isSuccess else {
      return .failure(.init(CompilerMessage.firstError(of: built.output, in: package)))
    }
    let place = await run("build", ["--show-bin-path"])
    guard place.isSuccess, let folder = place.output.split(separator: "\n").last else {
      return .failure(.init(CompilerMessage.firstError(of: place.output, in: package)))
    }
    return .success(URL(fileURLWithPath: String(folder)).appendingPathComponent(program))
  }

  private func run(
    _ command: String, _ arguments: [String],
    onStep: @escaping @Sendable (BuildStep) -> Void = { _ in }
  ) async -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let scratch = scratchPath.map { ["--scratch-path", $0] } ?? []
    process.arguments =
      [swift, command, "--package-path", package.path] + scratch + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return Outcome(isSuccess: false, output: "error: cannot start swift: \(error)")
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let data = pipe.fileHandleForReading.readToEnd { line in
            if let step = BuildStep(line) { onStep(step) }
          }
          process.waitUntilExit()
          continuation.resume(
            returning: Outcome(
              isSuccess: process.terminationReason == .exit && process.terminationStatus == 0,
              output: String(decoding: data, as: UTF8.self)))
        }
      }
    } onCancel: {
      process.terminate()
    }
  }
}

extension CompilerMessage {
  struct Failure: Error {
    let message: CompilerMessage

    init(_ message: CompilerMessage) { self.message = message }
  }
}
