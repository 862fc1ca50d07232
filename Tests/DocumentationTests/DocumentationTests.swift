import Foundation
import Testing
import UIKit

@MainActor @Suite("Documents")
struct DocumentationTests {
  /// The root of the package.
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The blocks of a document that are marked as Swift, line by line, without indentation and imports.
  private func swiftBlocks(_ path: String) throws -> [[String]] {
    var blocks: [[String]] = []
    var block: [String]?
    for line in try text(path).components(separatedBy: "\n") {
      if line == "```swift" {
        block = []
      } else if line == "```" {
        block.map { blocks.append($0) }
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks.map(essential)
  }

  private func essential(_ lines: [String]) -> [String] {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
  }

  /// Whether lines stand in a source one after another.
  private func contains(_ block: [String], in source: [String]) -> Bool {
    guard let first = block.first, block.count <= source.count else { return false }
    return source.indices.dropLast(block.count - 1).contains { start in
      source[start] == first && Array(source[start..<start + block.count]) == block
    }
  }

  @Test("the tutorial's code is the program that is tested, and every part of it is there")
  func tutorial() throws {
    let source = essential(
      try text("Tests/DocumentationTests/TutorialCode.swift").components(separatedBy: "\n"))
    let blocks = try swiftBlocks("Documentation/AutoLayout.docc/FirstLayout.md")
    #expect(blocks.count == 5)
    for block in blocks {
      #expect(contains(block, in: source), "not in the tested program: \(block.first ?? "")")
    }
  }

  @Test("the tutorial's program prints what the tutorial says, and draws")
  func tutorialRuns() async {
    // In a process of its own, because the program writes into the current folder.
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "tutorial-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      FileManager.default.changeCurrentDirectoryPath(folder.path)
      try await MainActor.run {
        var program = TutorialProgram()
        try program.run()
        let document = try DocumentationTests().text("Documentation/AutoLayout.docc/FirstLayout.md")
        #expect(program.printed.count == 3)
        for line in program.printed {
          #expect(document.contains("prints `\(line)`"), "the tutorial does not say: \(line)")
        }
        #expect(program.console.count == 1)
        #expect(program.console.first?.contains("'Save'.width == 10   (active)>") ?? false)
      }
      let picture = folder.appendingPathComponent("hello.png").path
      #expect(FileManager.default.fileExists(atPath: picture))
    }
  }

  @Test("the samples of the README and of every catalogue are compiled")
  func samples() throws {
    let tests = try swiftFiles(in: "Tests/DocumentationTests")
    let card = try swiftFiles(in: "Examples/Card/Sources/Card")
    let sources = try (tests + card).map {
      essential(try text($0).components(separatedBy: "\n"))
    }
    let catalogues = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Documentation").path
    ).filter { $0.hasSuffix(".docc") }
    let pages = try catalogues.flatMap { try files(in: "Documentation/\($0)", ending: ".md") }
    #expect(pages.count > 10)
    for page in pages + ["README.md"] {
      for block in try swiftBlocks(page) {
        #expect(
          sources.contains { contains(block, in: $0) },
          "compiled nowhere: \(block.first ?? "") of \(page)")
      }
    }
  }

  private func swiftFiles(in folder: String) throws -> [String] {
    try files(in: folder, ending: ".swift")
  }

  private func files(in folder: String, ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  @Test("the samples do what is said beside them")
  func outcomes() throws {
    var sample = ReadmeSample()
    sample.run()
    #expect(sample.printed.minY == 20)
    #expect(try ModuleSamples.solver() == [120, 180, 210, 90])
    #expect(try ModuleSamples.engine() == 260)
    #expect(ModuleSamples.maker() == CGRect(x: 68, y: 8, width: 24, height: 24))
    let document = root.appendingPathComponent("Examples/Login.storyboard")
    #expect(try ModuleSamples.frames(of: document)["Lgn-vw-001"]?.width == 375)
    #expect(try ModuleSamples.picture().starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try ModuleSamples.sentences(about: document).count == 1)
  }

  @Test("the walk through the architecture names functions that are where it says")
  func walk() throws {
    let lines = try text("ARCHITECTURE.md").components(separatedBy: "\n")
    var count = 0
    // `function(label:)` in `File.swift`
    let step = #/`([A-Za-z]+)\([A-Za-z_:]*\)`[^`]*`(Sources/[A-Za-z/+.]+\.swift)`/#
    for match in lines.joined(separator: " ").matches(of: step) {
      let source = try text(String(match.output.2))
      #expect(
        source.contains("func \(match.output.1)("), "\(match.output.1) is not in \(match.output.2)")
      count += 1
    }
    #expect(count >= 12)
  }
}
