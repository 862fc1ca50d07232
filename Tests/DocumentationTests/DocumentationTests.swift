import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Documents")
struct DocumentationTests {
  private func swiftBlocks(_ path: String) throws -> [[String]] {
    var blocks: [[String]] = []
    var block: [String]?
    for line in try Repository.text(path).components(separatedBy: "\n") {
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

  private func contains(_ block: [String], in source: [String]) -> Bool {
    guard let first = block.first, block.count <= source.count else { return false }
    return source.indices.dropLast(block.count - 1).contains { start in
      source[start] == first && Array(source[start..<start + block.count]) == block
    }
  }

  @Test("the tutorial's code is in the tested program, and every part of the program is shown")
  func tutorial() throws {
    let source = essential(
      try Repository.text("Tests/DocumentationTests/TutorialCode.swift").components(
        separatedBy: "\n"))
    let blocks = try swiftBlocks("Documentation/AutoLayout.docc/FirstLayout.md")
    #expect(blocks.count == 5)
    for block in blocks {
      #expect(contains(block, in: source), "not in the tested program: \(block.first ?? "")")
    }
  }

  @Test("the tutorial's program prints the output that the tutorial shows, and draws")
  func tutorialRuns() async {
    // In a separate process, because the program writes into the current folder.
    await #expect(processExitsWith: .success) {
      let folder = TemporaryFolder()
      #expect(FileManager.default.changeCurrentDirectoryPath(folder.path))
      try await MainActor.run {
        var program = TutorialProgram()
        try program.run()
        let document = try Repository.text("Documentation/AutoLayout.docc/FirstLayout.md")
        #expect(program.printed.count == 3)
        for line in program.printed {
          #expect(document.contains("prints `\(line)`"), "the tutorial does not say: \(line)")
        }
        #expect(program.console.count == 1)
        #expect(program.console.first?.contains("'Save'.width == 10   (active)>") ?? false)
      }
      #expect(folder.contains("hello.png"))
    }
  }

  @Test("the samples of the README and of every documentation catalog are compiled")
  func samples() throws {
    let tests = try Repository.entries(of: "Tests/DocumentationTests", ending: ".swift")
    let card = Repository.sources(below: "Examples/Card/Sources")
    let snapshots = try Repository.entries(
      of: "Examples/Snapshots/Tests/CardsTests", ending: ".swift")
    let sources = try (tests + card + snapshots).map {
      essential(try Repository.text($0).components(separatedBy: "\n"))
    }
    let catalogs = try Repository.entries(of: "Documentation", ending: ".docc")
    let pages = try catalogs.flatMap { try Repository.entries(of: $0, ending: ".md") }
    #expect(pages.count > 10)
    for page in pages + ["README.md"] {
      for block in try swiftBlocks(page) {
        #expect(
          sources.contains { contains(block, in: $0) },
          "compiled nowhere: \(block.first ?? "") of \(page)")
      }
    }
  }

  @Test("the samples behave as their comments say")
  func outcomes() throws {
    var sample = ReadmeSample()
    sample.run()
    let readme = try Repository.text("README.md")
    #expect(readme.contains("```\n\(sample.printed.joined(separator: "\n"))\n```"))
    #expect(try ModuleSamples.solver() == [120, 180, 210, 90])
    #expect(try ModuleSamples.engine() == 260)
    #expect(ModuleSamples.maker() == CGRect(x: 68, y: 8, width: 24, height: 24))
    let document = Repository.root.appendingPathComponent("Examples/Login.storyboard")
    #expect(try ModuleSamples.frames(of: document)["Lgn-vw-001"]?.width == 375)
    #expect(try ModuleSamples.picture().starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(ModuleSamples.phone().size.width > UIScreen.main.bounds.width)
    #expect(try ModuleSamples.sentences(about: document).count == 1)
    let text = PartSamples.lines()
    #expect(text.count == 2 && text.width <= 120)
    #expect((text.height * 3).rounded() == 127)
    #expect(try PartSamples.constraints().map(\.firstItem).count == 4)
    let examples = Repository.root.appendingPathComponent("Examples").path
    #expect(PartSamples.logo(of: examples) != nil)
    let recording = try ModuleSamples.recording()
    #expect(recording.sentences.count == 2)
    #expect(recording.sentences.last == "pass 1: 1 frames, 1 solves")
    #expect(recording.json.contains("\"passes\""))
  }
}
