import Foundation
import Notation
import TestSupport
import Testing

@testable import LivePreview
@testable import PreviewProtocol

@Suite("Output of builds and programs")
struct CompilerMessageTests {
  private let package = URL(fileURLWithPath: "/home/ada/Card")

  @Test("a build's first error is reported, with the location in the package")
  func errors() {
    let output = """
      [1/3] Compiling Cards CardView.swift
      /home/ada/Card/Sources/Cards/CardView.swift:41:12: error: value of type 'UIStackView' has no member 'spaceing'
      39 |     let footer = UIStackView()
      /home/ada/Card/Sources/Cards/CardView.swift:41:12: error: value of type 'UIStackView' has no member 'spaceing'
      /home/ada/Card/Sources/Cards/Other.swift:7:1: error: expected declaration
      """
    let message = CompilerMessage.firstError(of: output, in: package)
    #expect(
      message.message
        == "value of type 'UIStackView' has no member 'spaceing' (and 1 more error)")
    #expect(message.file == "Sources/Cards/CardView.swift")
    #expect(message.line == 41 && message.column == 12)
  }

  @Test("a build that fails with no location has the package manager's message")
  func withoutPlace() {
    let said = CompilerMessage.firstError(
      of: "warning: old\nerror: no such module 'Nothing'\nmore", in: package)
    #expect(said.message == "the package cannot be built: error: no such module 'Nothing'")
    #expect(said.file == nil)
    #expect(
      CompilerMessage.firstError(of: "", in: package).message.hasSuffix("no reason was given"))
  }

  @Test("a trap is reported with the location, any other end with the last output")
  func traps() {
    let trap = CompilerMessage.trap(
      of: "loading…\nCards/CardView.swift:12: Fatal error: Index out of range\n\n*** Signal 4:",
      status: "signal 4")
    #expect(trap.message == "the program has ended: Fatal error: Index out of range")
    #expect(trap.file == "Cards/CardView.swift" && trap.line == 12)
    let other = CompilerMessage.trap(of: "no license\n", status: "exit status 3")
    #expect(other.message == "the program has ended (exit status 3): no license")
  }

  @Test("responses of programs are read unchanged")
  func answers() throws {
    let written = ProgramAnswer(id: 7, status: 404, ["error": ["message": "no such view"]])
    #expect(written.line.last == UInt8(ascii: "\n"))
    let read = try #require(ProgramAnswer(written.line.dropLast()))
    #expect(read.id == 7 && read.status == 404 && read.body == written.body)
    #expect(ProgramAnswer(Data("hello world".utf8)) == nil)
    #expect(ProgramAnswer(Data()) == nil)
  }
}

@Suite("Sources of packages")
struct PackageSourcesTests {
  private let folder = TemporaryFolder()

  @Test("changed, added and removed files are detected; build products are ignored")
  func changes() throws {
    let file = try folder.write("Sources/Card/Card.swift", "1")
    var watched = PackageSources(folder.url)
    var isSeen = watched.takeChange() || watched.search()
    #expect(!isSeen)

    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: file)
    isSeen = watched.takeChange()
    #expect(isSeen)
    isSeen = watched.takeChange()
    #expect(!isSeen)

    try folder.write(".build/checkouts/Other.swift", "2")
    try folder.write("notes.txt", "3")
    isSeen = watched.search()
    #expect(!isSeen)

    try folder.write("Sources/Card/Row.swift", "4")
    isSeen = watched.search()
    #expect(isSeen)
    try FileManager.default.removeItem(atPath: file)
    isSeen = watched.search()
    #expect(isSeen)
  }
}
