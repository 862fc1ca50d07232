import Foundation
import Testing

@testable import Command

@Suite("autolayout explain")
@MainActor
struct ExplainCommandTests {
  private static let log = """
    (
      "<NSLayoutConstraint:0x1 UIView:0x2.width == 40>",
      "<NSLayoutConstraint:0x3 UIView:0x2.width == 50>"
    )
    """

  @Test("a conflict is explained, the status is 0")
  func conflict() throws {
    let folder = try TemporaryFolder()
    let call = Call("explain", try folder.write("log.txt", Self.log))
    #expect(call.code == .success)
    #expect(call.output.contains("1 and 2 cannot hold together"))
    #expect(call.errors == "")
  }

  @Test("--json prints one object")
  func json() throws {
    let folder = try TemporaryFolder()
    let call = Call("explain", "--json", try folder.write("log.txt", Self.log))
    #expect(call.code == .success)
    #expect(call.output.hasPrefix("{\n"))
    #expect(call.output.contains("\"infeasible\" : true"))
  }

  @Test("-o draws the conflict; a name of no known kind is a mistake of the call")
  func picture() throws {
    let folder = try TemporaryFolder()
    let log = try folder.write("log.txt", Self.log)
    let picture = folder.path("conflict.svg")
    #expect(Call("explain", log, "-o", picture).code == .success)
    let text = try String(contentsOfFile: picture, encoding: .utf8)
    #expect(text.contains("<svg"))
    #expect(Call("explain", log, "-o", folder.path("conflict.gif")).code == .usage)
    #expect(Call("explain", log, "-o", folder.path("none/conflict.svg")).code == .unwritable)
  }

  @Test("a log without constraints is told as such, the status is 1", arguments: [[], ["--json"]])
  func nothing(options: [String]) throws {
    let folder = try TemporaryFolder()
    let recording = Recording()
    let code = CommandLineTool.standard.run(
      ["explain", try folder.write("log.txt", "all is well\n")] + options,
      in: Session(terminal: recording.terminal()))
    #expect(code == .findings)
    #expect(recording.errors.contains("No report of unsatisfiable constraints"))
  }

  @Test("a file that is not there has the status 66, two files are a mistake of the call")
  func files() throws {
    let folder = try TemporaryFolder()
    #expect(Call("explain", folder.path("none.txt")).code == .unreadable)
    #expect(Call("explain", "a", "b").code == .usage)
  }
}
