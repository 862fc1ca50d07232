import DocumentConversion
import Foundation

/// A document's module in the package that verifies: the code and the missing classes.
@MainActor
struct VerifiedModule {
  nonisolated let name: String
  let sources: ConvertedSources

  nonisolated init(name: String, sources: ConvertedSources) {
    self.name = name
    self.sources = sources
  }

  /// The absolute path of the document.
  var path: String { URL(fileURLWithPath: sources.path).standardizedFileURL.path }

  func write(to package: String) throws {
    let folder = "\(package)/Sources/\(name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let texts = sources.conversion.files.map { SourceText($0.text) }
    var index = DeclarationIndex()
    for text in texts { index.add(text) }
    for (file, text) in zip(sources.conversion.files, texts) {
      try write(
        Self.withoutForeignImports(PortedSource(text, index: index).result),
        to: "\(folder)/\(file.name)")
    }
    let declared = Set(sources.conversion.files.map(\.className))
    let usesStoryboards = sources.conversion.files.contains { $0.text.contains("UIStoryboard(") }
    try write(
      sources.conversion.standIns.declarations(except: declared)
        + (usesStoryboards ? Self.storyboard : ""), to: "\(folder)/StandIns.swift")
    try write(makers, to: "\(folder)/Makers.swift")
  }

  /// The other storyboards of the project are not part of the comparison.
  private static let storyboard = """
    @MainActor struct UIStoryboard {
      init(name: String, bundle: Any?) {}
      func instantiateInitialViewController() -> UIViewController? { UIViewController() }
      func instantiateViewController(withIdentifier: String) -> UIViewController {
        UIViewController()
      }
    }

    """

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// Replaces imports of frameworks that are not part of the package.
  private static func withoutForeignImports(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      switch line {
      case "import UIKit", "import Foundation": String(line)
      case "import SnapKit": "import ConstraintMaker"
      default: line.hasPrefix("import ") ? "" : String(line)
      }
    }
    return lines.joined(separator: "\n")
  }

  private var makers: String {
    let entries = sources.conversion.units.map { unit in
      "    \"\(unit.className)\": { \(unit.creation) },\n"
    }
    return """
      import UIKit

      @MainActor public func makers() -> [String: @MainActor @Sendable () -> AnyObject] {
        [\(entries.isEmpty ? ":" : "\n" + entries.joined() + "  ")]
      }

      """
  }
}
