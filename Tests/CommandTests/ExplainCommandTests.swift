import Diagnosis
import Drawing
import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("autolayout explain")
@MainActor
struct ExplainCommandTests {
  private let folder = TemporaryFolder()

  private nonisolated static let log = """
    (
      "<NSLayoutConstraint:0x1 UIView:0x2.width == 40>",
      "<NSLayoutConstraint:0x3 UIView:0x2.width == 50>"
    )
    """

  @Test("a conflict is explained, the status is 0")
  func conflict() throws {
    let call = Call("explain", try folder.write("log.txt", Self.log))
    #expect(call.code == .success)
    #expect(call.output.contains("constraints 1 and 2 cannot all be satisfied"))
    #expect(call.errors == "")
  }

  @Test("--json prints a single object")
  func json() throws {
    let call = Call("explain", "--json", try folder.write("log.txt", Self.log))
    #expect(call.code == .success)
    #expect(call.output.hasPrefix("{\n"))
    #expect(call.output.contains("\"infeasible\" : true"))
  }

  @Test("-o draws the conflict; an unknown file format is a usage error")
  func picture() throws {
    let log = try folder.write("log.txt", Self.log)
    let picture = folder.path("conflict.svg")
    #expect(Call("explain", log, "-o", picture).code == .success)
    let text = try String(contentsOfFile: picture, encoding: .utf8)
    #expect(text.contains("<svg"))
    #expect(Call("explain", log, "-o", folder.path("conflict.gif")).code == .usage)
    #expect(Call("explain", log, "-o", folder.path("none/conflict.svg")).code == .unwritable)
    #expect(Call("explain", log, log, "-o", picture).code == .usage)
  }

  @Test(
    "the message about the picture counts constraints and conflicts",
    arguments: [
      ("<NSLayoutConstraint:0x1 UIView:0x2.width == - 16>", "unsatisfiable constraint", true),
      (
        "<NSLayoutConstraint:0x1 UIView:0x2.width == 16>", "1 constraint, no conflict found", true
      ),
      (
        "Unable to simultaneously satisfy constraints:\n<private>\n",
        "the log does not show the constraints", false
      ),
      (log, "2 conflicting constraints", true),
    ])
  func pictureTitle(log: String, title: String, hasLegend: Bool) {
    let texts = ConflictPicture(ConflictReport(log: log)).list.items.compactMap { item in
      if case .text(let text) = item { text.string } else { nil }
    }
    #expect(texts.first == title)
    #expect(texts.contains { $0.hasPrefix("Red: ") } == hasLegend)
  }

  @Test("a log with no constraints is reported, and the status is 1", arguments: [[], ["--json"]])
  func nothing(options: [String]) throws {
    let call = Call(["explain", try folder.write("log.txt", "all is well\n")] + options)
    #expect(call.code == .findings)
    #expect(call.errors.contains("no unsatisfiable constraints found"))
  }

  @Test("each of several files is explained, the status is the worst")
  func several() throws {
    let log = try folder.write("log.txt", Self.log)
    let call = Call("explain", log, folder.path("none.txt"), log)
    #expect(call.code == .unreadable)
    #expect(
      call.output.components(separatedBy: "constraints 1 and 2 cannot all be satisfied").count == 3)
    #expect(call.errors.contains("none.txt:1:1: error: cannot read the file: no such file"))
    let folderCall = Call("explain", folder.path(""))
    #expect(folderCall.code == .unreadable)
    #expect(folderCall.errors.contains("it is a folder"))
  }

  @Test(
    "a UTF-16 log is read, whether or not it has a byte order mark",
    arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func wide(encoding: String.Encoding) throws {
    let data = try #require(Self.log.data(using: encoding))
    let call = Call("explain", try folder.write("wide.txt", data))
    #expect(call.output.contains("constraints 1 and 2 cannot all be satisfied"))
  }

  @Test("standard input can be named once")
  func standardInput() {
    #expect(Call("explain", "-", "-").code == .usage)
  }
}
