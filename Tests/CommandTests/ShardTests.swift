import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("Parts of a check")
@MainActor
struct ShardTests {
  private func folder() throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    for name in ["a", "c", "e"] { try folder.write("\(name).xib", Documents.drawnBox) }
    for name in ["b", "d"] { try folder.write("\(name).xib", Documents.drawnConflict) }
    try folder.write("f.xib", "nonsense")
    return folder
  }

  @Test("each document is in exactly one part", arguments: [1, 2, 4, 9])
  func parts(count: Int) throws {
    let folder = try folder()
    var paths: [String] = []
    for number in 1...count {
      let call = Call("check", "--shard", "\(number)/\(count)", "-f", "json", folder.path(""))
      let report = try JSONSerialization.jsonObject(with: Data(call.output.utf8))
      let documents = try #require((report as? [String: Any])?["documents"] as? [[String: Any]])
      paths += documents.compactMap { $0["path"] as? String }
    }
    #expect(paths.sorted() == ["a", "b", "c", "d", "e", "f"].map { folder.path("\($0).xib") })
  }

  @Test("an invalid part is refused", arguments: ["0/2", "3/2", "1", "1/0", "a/b", "1/2/3", ""])
  func invalid(text: String) throws {
    let call = Call("check", "--shard", text, try folder().path(""))
    #expect(call.code == .usage)
    #expect(call.errors.contains("--shard"))
  }

  @Test("joined reports of the parts equal the report of the whole", arguments: ["json", "sarif"])
  func merge(format: String) throws {
    let folder = try folder()
    let whole = Call("check", "-f", format, folder.path(""))
    // The parts have the documents in another order than the whole.
    let parts = try (1...3).map { number in
      let part = Call("check", "--shard", "\(number)/3", "-f", format, folder.path(""))
      return try folder.write("part\(number).\(format)", part.output)
    }
    let merged = Call(["check", "--merge"] + parts)
    #expect(merged.code == whole.code)
    #expect(lines(merged.output) == lines(whole.output))
    // The text format of the merge.
    let text = Call(["check", "--merge", "-f", "github"] + parts)
    #expect(lines(text.output) == lines(Call("check", "-f", "github", folder.path("")).output))
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      var line = line
      if line.hasPrefix(",") { line.removeFirst() }
      return String(line)
    }.sorted()
  }

  @Test("joined test suites have separate numbers")
  func suites() throws {
    let folder = try folder()
    let parts = try (1...2).map { number in
      let part = Call("check", "--shard", "\(number)/2", "-f", "junit", folder.path(""))
      return try folder.write("part\(number).txt", part.output)
    }
    let merged = Call(["check", "--merge"] + parts)
    #expect(merged.code == .badInput)
    for id in 0..<6 { #expect(merged.output.contains("id=\"\(id)\"")) }
    #expect(merged.output.components(separatedBy: "<failure").count == 3)
    #expect(merged.output.components(separatedBy: "<testsuites>").count == 2)
    #expect(Call(["check", "--merge", "-f", "json"] + parts).code == .usage)
  }

  @Test("a document in two reports is kept once")
  func twice() throws {
    let folder = try folder()
    let report = try folder.write("all.json", Call("check", "-f", "json", folder.path("")).output)
    let merged = Call("check", "--merge", report, report)
    #expect(lines(merged.output) == lines(Call("check", "--merge", report).output))
    #expect(merged.output.components(separatedBy: "\"path\"").count == 7)
  }

  @Test("a file that is not a report is refused, and nothing is printed")
  func refused() throws {
    let folder = try folder()
    let report = try folder.write("all.json", Call("check", "-f", "json", folder.path("")).output)
    for (name, text) in [("a.json", "{}"), ("a.xml", "<a/>"), ("a.txt", "a"), ("empty", "")] {
      let call = Call("check", "--merge", report, try folder.write(name, text))
      #expect(call.code == .badInput)
      #expect(call.output == "")
      #expect(call.errors.contains(name))
    }
    #expect(Call("check", "--merge", report, folder.path("none")).code == .unreadable)
    #expect(Call("check", "--merge").code == .usage)
    #expect(Call("check", "--merge", "--shard", "1/2", report).code == .usage)
  }
}
