import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("Files that are too large")
@MainActor
struct LargeFileTests {
  private let folder = TemporaryFolder()
  private let document: String

  init() throws {
    document = try folder.write("a.xib", Documents.box)
  }

  private func large(_ name: String) throws -> String {
    try folder.writeSparse(name, size: 1 << 40)
  }

  @Test("a terabyte settings file is refused before it is read, also through a link")
  func settings() throws {
    let file = try large("a.yml")
    let link = folder.path("link.yml")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    for path in [file, link] {
      let call = Call("check", "--config", path, document)
      #expect(call.code == .badInput)
      #expect(call.errors == "\(path):1:1: error: settings are larger than 1 MB\n")
    }
  }

  @Test("a baseline of more than 16 MB is refused before it is read")
  func baseline() throws {
    let file = try large("a.json")
    let call = Call("check", "--baseline", file, document)
    #expect(call.code == .unreadable)
    #expect(
      call.errors.contains(
        "a.json: error: cannot read the baseline: it is larger than 16 MB, the limit"))
  }

  @Test("strings files of more than 16 MB are ignored; the document's strings are used")
  func strings() throws {
    _ = try large("de.lproj/a.strings")
    let call = Call("frames", "--locale", "de", document)
    #expect(call.code == .success)
    #expect(
      call.errors.contains(
        "de.lproj/a.strings: it is larger than 16 MB, the limit; the document's own texts are used")
    )
  }

  @Test("a version that is too large, old or new, is reported and not compared")
  func versions() throws {
    let file = try large("b.xib")
    for pair in [[document, file], [file, document], [file, file]] {
      let call = Call("diff", pair[0], pair[1])
      #expect(call.code == .unreadable)
      #expect(
        (call.output + call.errors).contains(
          "cannot read the file: it is larger than 160 MB, the limit"))
    }
  }

  @Test("a version in git that is too large is not read")
  func blobs() throws {
    let git = GitProcess(folder: folder.path(""))
    _ = try git.text(["init", "-q", "."])
    try folder.writeSparse("a.xib", size: 160 << 20 + 1)
    for call in [
      ["add", "-A"],
      ["-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", "large"],
    ] { _ = try git.call(call) }
    try folder.write("a.xib", Documents.box)
    let call = Call("diff", "--git", "HEAD", folder.path(""))
    #expect(call.code == .unreadable)
    #expect(
      (call.output + call.errors).contains(
        "HEAD:a.xib: error: cannot read the file: it is larger than 160 MB, the limit"))
  }

  @Test("the text for a document that is too large for git is a single line with the size")
  func text() throws {
    let call = Call("textconv", try large("b.xib"))
    #expect(call.code == .success)
    #expect(
      call.output
        == "This document is not shown: it is larger than 160 MB, the limit. "
        + "It has 1099511627776 bytes.\n")
  }

  @Test("an endless device is refused by every option that reads a file")
  func devices() throws {
    try folder.makeFolder("de.lproj")
    for name in ["b.xib", "a.yml", "de.lproj/a.strings"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: "/dev/zero")
    }
    let device = folder.path("b.xib")
    for call in [
      ["frames", device], ["check", "--config", folder.path("a.yml"), document],
      ["check", "--baseline", device, document], ["diff", device, document],
      ["frames", "--locale", "de", document],
    ] {
      let call = Call(call)
      #expect((call.output + call.errors).contains("not a regular file"))
    }
  }
}
