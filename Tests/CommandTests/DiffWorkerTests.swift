import DocumentDiff
import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("Workers of autolayout diff")
struct DiffWorkerTests {
  private let folder = TemporaryFolder()

  init() throws {
    for number in 0..<5 {
      try folder.write("a/\(number).xib", Documents.box)
      try folder.write(
        "b/\(number).xib",
        Documents.box.replacing(
          "constant=\"20\" id=\"l\"", with: "constant=\"\(28 + number)\" id=\"l\""))
    }
    try folder.write("a/Broken.xib", Documents.box)
    try folder.write("b/Broken.xib", String(Documents.box.prefix(700)))
  }

  private func diff(_ options: [String] = []) throws -> BuiltCommand.Result {
    try BuiltCommand.run(["diff"] + options + [folder.path("a"), folder.path("b")])
  }

  @Test(
    "any number of workers writes the same bytes", arguments: ["text", "json", "markdown", "html"])
  func sameness(format: String) throws {
    let one = try diff(["-f", format, "-j", "1"])
    #expect(one.status == 65 && one.errors.contains("Broken.xib:"))
    #expect(one.output.contains("32"))
    for jobs in ["2", "4"] {
      let other = try diff(["-f", format, "-j", jobs])
      #expect(other.output == one.output)
      #expect(other.errors == one.errors)
      #expect(other.status == one.status)
    }
  }

  @MainActor
  @Test("several workers write the same report as a single process")
  func process() throws {
    let shared = try diff(["-f", "json", "-j", "3"])
    let alone = Call("diff", "-f", "json", folder.path("a"), folder.path("b"))
    #expect(shared.output == alone.output)
  }

  @Test("a document that crashes the worker is reported, and does not affect others")
  func fault() throws {
    try folder.write("a/Large.xib", CostlyDocument.stack(6000))
    try folder.write(
      "b/Large.xib", CostlyDocument.stack(6000).replacing("text=\"word\"", with: "text=\"words\""))
    let result = try diff(["-j", "2", "--time-limit", "2"] + BuiltCommand.sanitizerAllowance)
    #expect(result.status == 70)
    #expect(result.errors.contains("Large.xib: error: comparing this document took longer than"))
    #expect(result.output.contains("Large.xib: cannot be compared"))
    for number in 0..<5 {
      #expect(result.output.contains("constant 20 → \(28 + number)"))
    }
  }

  @Test("drawing two versions may use the rest of the time limit", arguments: [0, 1001])
  func rest(used: Double) throws {
    let (old, new) = (CostlyDocument.stack(200), CostlyDocument.stack(201))
    func version(_ text: String) -> DocumentVersion {
      DocumentVersion(path: "a.xib", name: "a.xib") { Data(text.utf8) }
    }
    let versions = StoredVersions(DocumentVersions(old: version(old), new: version(new)))
    func answer(to request: DiffRequest) throws -> BuiltCommand.Result {
      let question = try JSONEncoder().encode(request.request)
      return try BuiltCommand.run(
        ["diff", "--worker", "--time-limit", "1000"] + BuiltCommand.sanitizerAllowance,
        input: String(decoding: question, as: UTF8.self) + "\n")
    }
    let compared = try JSONDecoder().decode(
      DiffAnswer.self, from: Data(try answer(to: .compare(versions)).output.utf8))
    let comparison = try #require(compared.comparison)
    #expect(compared.seconds > 0 && compared.pictureCount == 2)
    let result = try answer(to: .draw(versions, comparison, .article, scale: 1, used: used))
    #expect(result.status == (used > 1000 ? 70 : 0))
    #expect(
      result.errors.contains("comparing this document took longer than 1,000 seconds")
        == (used > 1000))
  }

  @Test("documents for other systems in folders are reported, and do not fail the call")
  func foreign() throws {
    let watch = Documents.box.replacing("iOS.CocoaTouch", with: "watchKit")
    try #require(watch != Documents.box)
    try FileManager.default.removeItem(atPath: folder.path("a/Broken.xib"))
    try FileManager.default.removeItem(atPath: folder.path("b/Broken.xib"))
    let old = try folder.write("a/Watch.xib", watch)
    let new = try folder.write("b/Watch.xib", watch.replacing("\"20\"", with: "\"24\""))
    let result = try diff()
    #expect(result.status == 1 && result.errors.isEmpty)
    #expect(result.output.contains("the document is for watchKit"))
    // A document named in the call fails.
    #expect(try BuiltCommand.run(["diff", old, new]).status == 65)
  }
}
