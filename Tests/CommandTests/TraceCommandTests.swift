import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("autolayout trace")
@MainActor
struct TraceCommandTests {
  private let folder = TemporaryFolder()

  @Test("a trace lists each edge of a view with the constraints that settle it")
  func trace() throws {
    let path = try folder.write("box.xib", Documents.drawnBox)
    let call = Call("trace", path, "--view", "box")
    #expect(call.code == .success)
    #expect(
      call.output.contains(
        "View (box) on iPhone 15 / 15 Pro / 16: x 20, y 30, width 100, height 50"))
    #expect(call.output.contains("View (box).width = 100 (line "))
    #expect(call.output.contains(", w)"))
  }

  @Test("two devices are compared")
  func comparison() throws {
    let path = try folder.write("box.xib", Documents.drawnBox)
    let call = Call("trace", path, "-w", "box", "-d", "retina4_7", "-d", "ipad11_0rounded")
    #expect(call.code == .success)
    #expect(
      call.output.contains(
        "iPhone 8 / SE (3rd generation) and iPad Pro 11\": the same frame, from the same constraints"
      ))
  }

  @Test("--json prints a single object")
  func json() throws {
    let path = try folder.write("box.xib", Documents.drawnBox)
    let call = Call("trace", path, "-w", "box", "--json")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(call.output.utf8)) as? [String: Any])
    let edges = try #require(object["edges"] as? [[String: Any]])
    #expect(edges.compactMap { $0["edge"] as? String }.count == 6)
    #expect(object["view"] as? String == "box")
  }

  @Test("broken constraints are reported, also in JSON")
  func conflict() throws {
    let path = try folder.write("conflict.xib", Documents.drawnConflict)
    let call = Call("trace", path, "--view", "box")
    #expect(call.code == .success)
    #expect(call.output.contains("\n\nbroken, because required constraints conflict\n"))
    #expect(call.output.contains("in conflict with View (box).height = 50"))
    let json = Call("trace", path, "-w", "box", "--json")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let conflicts = try #require(object["conflicts"] as? [[String: Any]])
    #expect(conflicts.count == 1)
    #expect(conflicts.first?["reason"] is String)
  }

  @Test("a name that several views have is refused with their ids")
  func ambiguousName() throws {
    let path = try folder.write("box.xib", Documents.drawnBox)
    let call = Call("trace", path, "-w", "View")
    #expect(call.code == .usage)
    #expect(
      call.errors.contains(
        "2 views are called 'View'; give --view root (line 6) or --view box (line 10)"))
  }

  @Test("missing and unknown arguments are reported")
  func mistakes() throws {
    let path = try folder.write("box.xib", Documents.drawnBox)
    #expect(Call("trace", path).code == .usage)
    #expect(Call("trace", "--view", "box").code == .usage)
    #expect(Call("trace", path, "box").errors.contains("give a view as --view box"))
    #expect(Call("trace", path, "-w", "box", "-d", "nokia").code == .usage)
    #expect(Call("trace", path, "-w", "nothing").code == .usage)
    #expect(Call("trace", path, "-w", "bxo").errors.contains("did you mean 'box'?"))
    #expect(Call("trace", folder.path("none.xib"), "-w", "box").code == .unreadable)
  }
}
