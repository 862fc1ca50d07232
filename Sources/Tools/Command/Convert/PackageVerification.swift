import ConversionVerification
import DocumentConversion
import Foundation
import LivePreview

/// The result of compiling and laying out a document's code.
struct VerifiedSources: Codable {
  var compiles = true
  /// The compiler's errors, or the reason why the program failed.
  var errors: [String] = []
  var units: [VerificationResult.Unit] = []

  var isEqual: Bool { compiles && errors.isEmpty && units.allSatisfy { $0.views == $0.equal } }
}

/// Builds the code of documents with the package, and runs the program that compares frames.
@MainActor
struct PackageVerification {
  struct Fault: Error {
    var message: String
  }

  let clone: LibraryClone
  /// The folder of pictures; nil for none.
  var pictures: String?
  private var folder: String { "\(clone.buildFolder)/converted" }
  private var products: String { "\(clone.buildFolder)/debug" }

  func verify(
    _ documents: [ConvertedSources], _ terminal: Terminal
  ) throws(Fault) -> [String: VerifiedSources] {
    let modules = documents.enumerated().map { number, sources in
      VerifiedModule(name: "Document\(number)", sources: sources)
    }
    var results: [String: VerifiedSources] = [:]
    do {
      for old in ["Sources", ".build"] {
        try? FileManager.default.removeItem(atPath: "\(folder)/\(old)")
      }
      if !FileManager.default.fileExists(atPath: "\(products)/Modules/UIKit.swiftmodule") {
        if !terminal.hasProgress {
          terminal.printNote("building swift-auto-layout; the first build takes minutes")
        }
        try write([])
        try build("building swift-auto-layout", terminal)
      }
      terminal.showProgress("compiling")
      for module in modules { try module.write(to: folder) }
      let errors = typecheck(modules)
      var compiled: [VerifiedModule] = []
      for (module, errors) in zip(modules, errors) {
        if errors.isEmpty {
          compiled.append(module)
        } else {
          results[module.sources.path] = VerifiedSources(compiles: false, errors: errors)
        }
      }
      try write(compiled)
      try build("linking", terminal)
      for (number, module) in compiled.enumerated() {
        terminal.showProgress("comparing frames \(number + 1)/\(compiled.count)")
        results[module.sources.path] = compare(number)
      }
      terminal.showProgress("")
    } catch let fault as Fault {
      throw fault
    } catch {
      throw Fault(message: "cannot verify: \(FileFault.reason(of: error, at: folder))")
    }
    return results
  }

  // MARK: - Files

  private func write(_ modules: [VerifiedModule]) throws {
    let manager = FileManager.default
    let program = "\(folder)/Sources/Verify"
    try manager.createDirectory(atPath: program, withIntermediateDirectories: true)
    let names = modules.map { "\"\($0.name)\"" }
    let frameworks = """
        .product(name: "UIKit", package: "swift-auto-layout"),
        .product(name: "SwiftAutoLayoutConstraintMaker", package: "swift-auto-layout"),
        .product(name: "SwiftAutoLayoutConversionVerification", package: "swift-auto-layout"),
      """
    let targets = modules.map { module in
      """
          .target(
            name: "\(module.name)", dependencies: frameworks,
            swiftSettings: [.swiftLanguageMode(.v5)]),
      """
    }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let frameworks: [Target.Dependency] = [
      \(frameworks)
      ]
      let documents: [Target.Dependency] = [\(names.joined(separator: ", "))]

      let package = Package(
        name: "Converted",
        dependencies: [.package(name: "swift-auto-layout", path: "../..")],
        targets: [
      \(targets.joined(separator: "\n"))
          .executableTarget(name: "Verify", dependencies: frameworks + documents),
        ]
      )

      """
    try replace("\(folder)/Package.swift", by: manifest)
    let imports = modules.map { "import \($0.name)\n" }.joined()
    let entries = modules.map { module in
      "  ConvertedDocument(\(module.path.debugDescription), \(module.name).makers()),\n"
    }
    try replace(
      "\(program)/main.swift",
      by: "import ConversionVerification\n\(imports)\n"
        + "ConversionVerification.run([\n\(entries.joined())])\n")
  }

  /// Writes a file only if the text changes: builds stay incremental.
  private func replace(_ path: String, by text: String) throws {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: path) == data { return }
    try data.write(to: URL(fileURLWithPath: path))
  }

  // MARK: - Processes

  private func build(_ work: String, _ terminal: Terminal) throws {
    terminal.showProgress(work)
    let outcome = try FinishedProcess(
      [
        "swift", "build", "--package-path", folder, "--scratch-path", clone.buildFolder,
        "--product", "Verify",
      ], joinsErrors: true
    ) { line in
      if let step = BuildStep(line) { terminal.showProgress("\(work) \(step.text)") }
    }
    guard outcome.status == 0 else {
      let errors = Self.errors(in: outcome.text)
      throw Fault(
        message: "the verification does not build: "
          + (errors.first ?? String(outcome.text.suffix(400))))
    }
  }

  private func typecheck(_ modules: [VerifiedModule]) -> [[String]] {
    let (folder, products) = (folder, products)
    let names = modules.map(\.name)
    let found = ConcurrentResults(count: names.count)
    DispatchQueue.concurrentPerform(iterations: names.count) { index in
      let sources = "\(folder)/Sources/\(names[index])"
      let files = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
      let outcome = try? FinishedProcess(
        [
          "swiftc", "-typecheck", "-swift-version", "5", "-suppress-warnings", "-I",
          "\(products)/Modules", "-module-name", names[index], "-parse-as-library",
        ]
          + files.sorted().map { "\(sources)/\($0)" }, joinsErrors: true)
      let output = outcome?.text ?? ""
      var errors = outcome?.status == 0 ? [] : Self.errors(in: output)
      if errors.isEmpty, outcome?.status != 0 { errors = [String(output.suffix(300))] }
      found.set(index, errors)
    }
    return found.values
  }

  nonisolated private static func errors(in output: String) -> [String] {
    output.split(separator: "\n").filter { $0.contains(" error: ") || $0.hasPrefix("error: ") }
      .map { line in
        // Only the file's name and the place: the folder is temporary.
        guard let slash = line.range(of: "/Sources/", options: .backwards) else {
          return String(line)
        }
        return String(line[slash.upperBound...])
      }
  }

  private func compare(_ number: Int) -> VerifiedSources {
    do {
      let outcome = try FinishedProcess(
        ["\(products)/Verify", "\(number)"] + [pictures].compactMap { $0 })
      guard outcome.status == 0 else {
        let lines = outcome.errors.split(separator: "\n")
        // A backtrace follows the reason.
        let reason = lines.first { $0.contains("Fatal error") } ?? lines.first ?? "no reason"
        return VerifiedSources(errors: ["the code fails at run time: \(reason)"])
      }
      let result = try JSONDecoder().decode(VerificationResult.self, from: outcome.output)
      return VerifiedSources(units: result.units)
    } catch {
      return VerifiedSources(errors: ["the comparison failed: \(error)"])
    }
  }
}

/// The errors of each module, written by several threads.
///
/// Safe: the lock guards each access.
private final class ConcurrentResults: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [[String]]

  init(count: Int) { stored = Array(repeating: [], count: count) }

  func set(_ index: Int, _ value: [String]) { lock.withLock { stored[index] = value } }

  var values: [[String]] { lock.withLock { stored } }
}
