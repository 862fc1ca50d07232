import Foundation
import Testing

@testable import LivePreview

@Suite("Progress of builds")
struct BuildStepTests {
  @Test("progress lines have two numbers")
  func steps() {
    #expect(BuildStep("[12/340] Compiling Card Row.swift")?.text == "12/340")
    #expect(BuildStep("Building for debugging...") == nil)
    #expect(BuildStep("[12] Compiling") == nil && BuildStep("warning: [1/2] is odd") == nil)
  }

  @Test("lines are passed on while a program writes them, and all output is returned")
  func lines() async throws {
    let pipe = Pipe()
    var lines: [String] = []
    try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntw".utf8))
    Thread.detachNewThread {
      try? pipe.fileHandleForWriting.write(contentsOf: Data("o\n\nrest".utf8))
      try? pipe.fileHandleForWriting.close()
    }
    let data = pipe.fileHandleForReading.readToEnd { lines.append($0) }
    #expect(lines == ["one", "two", ""])
    #expect(String(decoding: data, as: UTF8.self) == "one\ntwo\n\nrest")
  }
}
