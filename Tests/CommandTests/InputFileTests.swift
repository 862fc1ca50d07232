import InterfaceBuilder
import TestSupport
import Testing

@testable import Command

@Suite("Input files")
struct InputFileTests {
  private let folder = TemporaryFolder()

  private struct Bad: CustomTestStringConvertible {
    var testDescription: String
    var content: String?
    var code: ExitCode
    var message: String
  }

  private static let bad = [
    Bad(
      testDescription: "missing", content: nil, code: .unreadable,
      message: ":1:1: error: cannot read the file: no such file"),
    Bad(
      testDescription: "empty", content: "", code: .badInput,
      message: ":1:1: error: the file is empty"),
    Bad(
      testDescription: "not XML", content: "hello, world\n", code: .badInput,
      message: ":1:1: error: the file is not well-formed XML"),
    Bad(
      testDescription: "truncated", content: String(Documents.box.prefix(700)), code: .badInput,
      message: "error: the file is not well-formed XML"),
    Bad(
      testDescription: "other XML", content: "<plist version='1.0'><dict/></plist>",
      code: .badInput, message: "error: the root element is <plist>, not <document>"),
    Bad(
      testDescription: "archive",
      content: "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>",
      code: .badInput, message: "error: the document is in the <archive> format"),
    Bad(
      testDescription: "macOS", content: Documents.xib(runtime: "MacOSX.Cocoa", type: "Cocoa"),
      code: .badInput, message: "error: the document is for "),
    Bad(
      testDescription: "watchOS", content: Documents.xib(runtime: "watchKit", type: "WatchKit"),
      code: .badInput, message: "error: the document is for "),
  ]

  @Test("files that cannot be read are refused in a single line with a location", arguments: bad)
  private func refusals(bad: Bad) throws {
    let path = try bad.content.map { try folder.write("a.xib", $0) } ?? folder.path("a.xib")
    let recording = Recording()
    guard case .failure(let code) = InputFile(name: path).read(recording.terminal()) else {
      Issue.record("it was read")
      return
    }
    #expect(code == bad.code)
    #expect(recording.errors.hasPrefix(path + ":"))
    #expect(recording.errors.contains(bad.message))
    #expect(recording.errors.split(separator: "\n").count == 1)
    #expect(recording.output.isEmpty)
  }

  @Test("a terabyte file is refused before it is read")
  func tooLarge() throws {
    // The size is too large for any machine to read.
    let path = try folder.writeSparse("a.xib", size: 1 << 40)
    let recording = Recording()
    guard case .failure(.badInput) = InputFile(name: path).read(recording.terminal()) else {
      Issue.record("it was read")
      return
    }
    #expect(recording.errors.hasPrefix("\(path):1:1: error: the file is larger than"))
  }

  @Test("a directory is not a file")
  func directory() throws {
    let recording = Recording()
    guard case .failure(let code) = InputFile(name: folder.path("")).read(recording.terminal())
    else {
      Issue.record("it was read")
      return
    }
    #expect(code == .unreadable)
    #expect(recording.errors.contains("it is a folder"))
  }

  @Test("a good document is read silently")
  func good() throws {
    let recording = Recording()
    let file = InputFile(name: try folder.write("a.xib", Documents.box))
    #expect(try file.read(recording.terminal()).get().scenes.count == 1)
    #expect(recording.errors.isEmpty)
  }
}
