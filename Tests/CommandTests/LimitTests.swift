import Diagnosis
import Foundation
import TestSupport
import Testing

@testable import Command

/// Limits of commands; `Documentation/Reliability.md` lists all limits.
@Suite("Limits of reading and drawing")
@MainActor
struct LimitTests {
  private let folder = TemporaryFolder()

  private func log(_ count: Int) -> String {
    let lines = (0..<count).map {
      "    \"<NSLayoutConstraint:0x6000000\($0 + 10_000) UIView:0x7f0000000001.width >= \($0 + 1)>\","
    }
    return "Unable to simultaneously satisfy constraints.\n(\n"
      + lines.joined(separator: "\n") + "\n)\n"
  }

  @Test("a log of more than 64 MB is refused")
  func logSize() throws {
    let file = try folder.writeSparse("a.log", size: 64 << 20 + 1)
    let call = Call("explain", file)
    #expect(call.code == .unreadable)
    #expect(
      call.errors.contains(
        "cannot read the file: it is larger than 64 MB, the limit; keep only the reports about "
          + "constraints"))
  }

  @Test("the first 500 constraints in a list are explained, and the rest are counted")
  func logConstraints() throws {
    let call = Call("explain", try folder.write("a.log", log(LogLimits.constraints + 7)))
    #expect(
      call.output.contains(
        "The list has 7 more constraints, which exceed the limit of 500."))
    #expect(
      !Call("explain", try folder.write("b.log", log(20))).output.contains("which exceed the limit")
    )
  }

  @Test("ten conflicts in a list are explained")
  func logConflicts() throws {
    let text = log(20).replacingOccurrences(of: ">=", with: "==")
    let call = Call("explain", "--json", try folder.write("a.log", text))
    #expect(call.code == .success)
    struct Report: Decodable {
      struct Block: Decodable { var conflicts: [[Int]] }
      var blocks: [Block]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(call.output.utf8))
    #expect(report.blocks.map(\.conflicts.count) == [LogLimits.conflicts])
  }

  @Test("only the beginning of a megabyte line is read", arguments: [10, 20])
  func logLine(_ bits: Int) throws {
    let line =
      String(repeating: ">", count: 1 << bits)
      + " <NSLayoutConstraint:0x600000000001 UIView:0x7f0000000001.width == 4321>"
    let call = Call("explain", try folder.write("a.log", log(1) + line))
    #expect(call.output.contains("4321") == (bits == 10))
  }

  @Test("more than 1,000 scenes are not drawn")
  func scenes() throws {
    let roots = (0...RenderCall.sceneLimit).map {
      "<view id=\"t\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
    }
    let text = Documents.xib().replacingOccurrences(
      of: "</objects>", with: roots.joined() + "</objects>")
    let call = Call("render", "-o", folder.path("a.png"), try folder.write("a.xib", text))
    #expect(call.code == .badInput)
    #expect(
      call.errors.contains(
        "the document has 1002 scenes; a picture shows 1,000 at most: choose one with --scene"))
    #expect(!folder.contains("a.png"))
  }

  @Test("numbers outside ±10,000,000 points are reported with their location and ignored")
  func numbers() throws {
    let text = Documents.box.replacingOccurrences(
      of: "constant=\"100\"", with: "constant=\"1e308\"")
    let file = try folder.write("a.xib", text)
    let call = Call("frames", file)
    #expect(
      call.errors.contains(
        "constant=\"1e308\" of <constraint> is outside -10,000,000 to 10,000,000"))
    #expect(call.errors.hasPrefix("\(file):13:"))
  }
}
