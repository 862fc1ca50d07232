import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("autolayout check")
@MainActor
struct CheckCommandTests {
  private let folder = TemporaryFolder()

  @Test("a document with no findings has an empty report, and the status is 0")
  func clean() throws {
    let call = Call("check", try folder.write("box.xib", Documents.drawnBox))
    #expect(call.code == .success)
    #expect(call.output == "")
    #expect(call.errors == "no findings in 1 document\n")
  }

  @Test("findings are printed as compilers do, the status is 1")
  func findings() throws {
    let path = try folder.write("conflict.xib", Documents.drawnConflict)
    let call = Call("check", path)
    #expect(call.code == .findings)
    #expect(call.output.hasPrefix("\(path):"))
    #expect(call.output.contains(": error: conflicting constraints: "))
    #expect(call.output.hasSuffix("[unsatisfiable-constraints]\n"))
  }

  @Test("--exit-zero prints findings with status 0; unreadable files keep their status")
  func exitZero() throws {
    let conflict = try folder.write("conflict.xib", Documents.drawnConflict)
    let call = Call("check", "--exit-zero", conflict)
    #expect(call.code == .success)
    #expect(call.output.hasSuffix("[unsatisfiable-constraints]\n"))
    let nonsense = try folder.write("nonsense.xib", "nonsense")
    #expect(Call("check", "--exit-zero", nonsense, conflict).code == .badInput)
  }

  @Test("the last line counts only documents that could be checked")
  func summary() throws {
    let nonsense = try folder.write("nonsense.xib", "nonsense")
    let box = try folder.write("box.xib", Documents.drawnBox)
    #expect(
      Call("check", box, nonsense).errors.hasSuffix(
        "no findings in 1 document; 1 document not checked\n"))
    let baseline = folder.path("baseline.json")
    #expect(Call("check", nonsense, "--write-baseline", baseline).code == .badInput)
    #expect(!folder.contains("baseline.json"))
    let conflict = try folder.write("conflict.xib", Documents.drawnConflict)
    _ = Call("check", conflict, "--write-baseline", baseline)
    #expect(
      Call("check", conflict, "--baseline", baseline).errors
        == "no findings in 1 document; 1 more in the baseline\n")
  }

  private static let connections = TestFiles.repository
    .appendingPathComponent("Examples/Connections").path

  @Test("--code compares with the sources in a folder, and names both places")
  func code() {
    let call = Call("check", "--code", Self.connections, Self.connections)
    #expect(call.code == .findings)
    let lines = call.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("Profile.storyboard:25:25: error: ") == true)
    #expect(lines.first?.hasSuffix("(ProfileViewController.swift:4)? [missing-outlet]") == true)
    #expect(lines.last?.hasSuffix("(ProfileViewController.swift:6) [missing-action]") == true)
    #expect(call.errors == "2 errors in 1 document\n")
  }

  @Test("a document in a project is compared, except with --no-code or the setting")
  func project() throws {
    let example = URL(fileURLWithPath: Self.connections)
    for name in ["Profile.storyboard", "ProfileViewController.swift"] {
      let data = try Data(contentsOf: example.appendingPathComponent(name))
      try data.write(to: folder.url.appendingPathComponent(name))
    }
    let document = folder.path("Profile.storyboard")
    #expect(Call("check", document).code == .success)
    try folder.makeFolder("App.xcodeproj")
    #expect(Call("check", document).code == .findings)
    #expect(Call("check", "--no-code", document).code == .success)
    let off = try folder.write("off.yml", "code: off\n")
    #expect(Call("check", "--config", off, document).code == .success)
    let named = try folder.write("named.yml", "code:\n  folder: .\n  swift: 5.0\n")
    #expect(Call("check", "--config", named, document).code == .findings)
    let wrong = Call(
      "check", "--config", try folder.write("bad.yml", "code:\n  folder: [a, b]\n  x: 1\n"),
      document)
    #expect(wrong.code == .badInput)
    #expect(wrong.errors.contains("unknown setting 'x' of 'code'"))
  }

  @Test("findings about code have a place in SARIF, and merge with others")
  func merging() throws {
    let part = Call("check", "-f", "sarif", "--code", Self.connections, Self.connections).output
    #expect(part.contains("ProfileViewController.swift"))
    let file = try folder.write("part.sarif", part)
    let merged = Call("check", "--merge", "-f", "json", file).output
    #expect(merged.contains("\"name\":\"nameLabel\""))
    #expect(merged.contains("\"replacement\":\"namesLabel\""))
    #expect(merged.contains("\"file\":"))
  }

  @Test("--disable suggests the rule that was meant")
  func suggestion() throws {
    let call = Call("check", "--disable", "trunctated-text", "a.xib")
    #expect(call.code == .usage)
    #expect(call.errors.contains("did you mean 'truncated-text'?"))
  }

  @Test("--fail-on counts findings by severity, in reports and merged reports")
  func failOn() throws {
    let note = try folder.write("conflict.xib", Documents.drawnConflict)
    let settings = try folder.write(
      "settings.yml", "rules: {unsatisfiable-constraints: note}\nfail-on: error\n")
    let call = Call("check", "--config", settings, note)
    #expect(call.code == .success)
    #expect(call.output.contains(": note: conflicting constraints: "))
    #expect(call.errors == "1 note in 1 document\n")
    #expect(Call("check", "--config", settings, "--fail-on", "note", note).code == .findings)
    #expect(Call("check", "--fail-on", "error", note).code == .findings)
    let report = try folder.write(
      "part.json", Call("check", "--config", settings, "-f", "json", note).output)
    #expect(Call("check", "--merge", "--fail-on", "warning", report).code == .success)
    #expect(Call("check", "--merge", report).code == .findings)
    let suites = try folder.write("part.xml", Call("check", "-f", "junit", note).output)
    #expect(Call("check", "--merge", "--fail-on", "error", suites).code == .usage)
  }

  @Test(
    "an invalid command line has the status 2",
    arguments: [
      [], ["--format", "xml", "a.xib"], ["--device", "nokia", "a.xib"],
      ["--disable", "x", "a.xib"],
      ["--jobs", "0", "a.xib"], ["--time-limit", "-1", "a.xib"], ["--time-limit", "x", "a.xib"],
      ["--explain-rule", "x"], ["--text-size", "huge", "a.xib"],
    ])
  func usage(arguments: [String]) {
    let call = Call(["check"] + arguments)
    #expect(call.code == .usage)
    #expect(call.errors.contains("autolayout: error: "))
  }

  @Test("files that cannot be read have the statuses 65 and 66, and others are still checked")
  func unreadable() throws {
    let conflict = try folder.write("conflict.xib", Documents.drawnConflict)
    let nonsense = try folder.write("nonsense.xib", "nonsense")
    #expect(Call("check", folder.path("none.xib")).code == .unreadable)
    let call = Call("check", nonsense, conflict)
    #expect(call.code == .badInput)
    #expect(call.output.contains("nonsense.xib:1:1: error: "))
    #expect(call.output.contains("[unsatisfiable-constraints]"))
  }

  @Test("a folder is searched; macOS documents in it are skipped, but not when named")
  func wholeFolder() throws {
    try folder.write("b.xib", Documents.drawnConflict)
    let mac = try folder.write("a.xib", Documents.xib(runtime: "MacOSX.Cocoa", type: "Cocoa"))
    let call = Call("check", folder.path(""))
    #expect(call.code == .findings)
    #expect(call.output.split(separator: "\n").count == 1)
    #expect(Call("check", mac).code == .badInput)
  }

  @Test(
    "a folder that contains no documents is an error", arguments: ["check", "frames", "render"])
  func noDocuments(command: String) throws {
    let output = command == "render" ? ["-o", folder.path("out/")] : []
    let call = Call([command, folder.path("")] + output)
    #expect(call.code == .unreadable)
    #expect(call.errors.contains("no .storyboard or .xib found in "))
  }

  @Test("settings may exclude every document")
  func allExcluded() throws {
    try folder.write("b.xib", Documents.drawnConflict)
    let settings = try folder.write("settings.yml", "exclude: ['**/*.xib', '*.xib']\n")
    let call = Call("check", "--config", settings, folder.path(""))
    #expect(call.code == .success)
    #expect(call.errors.hasPrefix("nothing to check in "))
  }

  @Test("a folder that cannot be searched is reported, and other paths are still checked")
  func unreadableFolder() throws {
    // Permissions do not restrict the superuser.
    guard getuid() != 0 else { return }
    try folder.write("b.xib", Documents.drawnConflict)
    let closed = try folder.makeFolder("closed")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
    }
    let call = Call("check", folder.path(""))
    #expect(call.code == .unreadable)
    #expect(call.errors.contains("cannot search the folder: permission denied"))
    #expect(call.output.contains("b.xib"))
  }

  @Test("--format json has the fields of the contract")
  func json() throws {
    let path = try folder.write("conflict.xib", Documents.drawnConflict)
    let call = Call("check", "--format", "json", path)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(call.output.utf8)) as? [String: Any])
    let document = try #require((report["documents"] as? [[String: Any]])?.first)
    #expect(document["path"] as? String == path)
    let finding = try #require((document["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "unsatisfiable-constraints")
    #expect(finding["severity"] as? String == "error")
    #expect(finding["view"] as? String == "box")
    #expect(finding["line"] is Int)
    #expect(finding["column"] is Int)
    #expect((finding["message"] as? String)?.isEmpty == false)
    let environment = try #require(finding["environment"] as? [String: String])
    #expect(environment["device"] == "retina6_12")
    #expect(environment["textSize"] == "large")
    #expect(environment["direction"] == "ltr")
  }

  @Test("settings switch rules off and exclude documents; their errors have locations")
  func settings() throws {
    let path = try folder.write("conflict.xib", Documents.drawnConflict)
    let off = try folder.write("off.yml", "rules:\n  unsatisfiable-constraints: off\n")
    #expect(Call("check", "--config", off, path).code == .success)
    let excluding = try folder.write("exclude.yml", "exclude: ['conf*']\n")
    #expect(Call("check", "--config", excluding, path).code == .success)
    let wrong = try folder.write("wrong.yml", "rules:\n  no-such-rule: off\n")
    let call = Call("check", "--config", wrong, path)
    #expect(call.code == .badInput)
    #expect(call.errors.hasPrefix("\(wrong):2:3: error: unknown rule 'no-such-rule'"))
    let missing = Call("check", "--config", folder.path("none.yml"), path)
    #expect(missing.code == .unreadable)
    #expect(
      missing.errors
        == "\(folder.path("none.yml")): error: cannot read the settings: no such file; check the path\n"
    )
  }

  @Test("a baseline records existing findings, and new findings are reported")
  func baseline() throws {
    let path = try folder.write("conflict.xib", Documents.drawnConflict)
    let baseline = folder.path("baseline.json")
    #expect(Call("check", "--write-baseline", baseline, path).code == .success)
    #expect(Call("check", "--baseline", baseline, path).code == .success)
    try folder.write(
      "conflict.xib",
      Documents.drawnConflict.replacing("id=\"t\"/>", with: "id=\"t\"/>\n" + Documents.stray))
    let call = Call("check", "--baseline", baseline, path)
    #expect(call.code == .findings)
    #expect(call.output.contains("[invalid-constraint]"))
    #expect(!call.output.contains("[unsatisfiable-constraints]"))
    let missing = Call("check", "--baseline", folder.path("none.json"), path)
    #expect(missing.code == .unreadable)
    #expect(missing.errors.contains("cannot read the baseline: no such file; check the path; --wr"))
    let nonsense = try folder.write("nonsense.json", "[]")
    #expect(Call("check", "--baseline", nonsense, path).code == .badInput)
    let unwritable = Call("check", "--write-baseline", folder.path("none/new.json"), path)
    #expect(unwritable.code == .unwritable)
    #expect(unwritable.errors.contains("cannot write the baseline: no such folder "))
  }

  @Test("every rule can be explained")
  func rules() {
    let list = Call("check", "--list-rules")
    #expect(list.code == .success)
    for line in list.output.split(separator: "\n") {
      let name = String(line.prefix { $0 != " " })
      let call = Call("check", "--explain-rule", name)
      #expect(call.code == .success)
      #expect(call.output.hasPrefix("# \(name)\n"))
    }
  }
}

extension Documents {
  static let drawnBox = drawn(box)
  static let drawnConflict = drawn(conflict)

  /// A document whose recorded frame of the box agrees with the constraints.
  static func drawn(_ text: String) -> String {
    text.replacing(
      #"x="0.0" y="0.0" width="10" height="10""#, with: #"x="20" y="30" width="100" height="50""#)
  }

  static let stray = Markup.pin("box", "top", to: "gone", id: "stray")
}
