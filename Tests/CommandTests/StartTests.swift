import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("First calls in a project")
@MainActor
struct StartTests {
  private static func path(_ name: String) -> String {
    TestFiles.repository.appendingPathComponent(name).path
  }

  /// A project with a storyboard and texts in German, sources, and documents of others.
  private static func project() throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    let document = try String(
      contentsOfFile: Self.path("Examples/Faulty.storyboard"), encoding: .utf8)
    try folder.write("App/Base.lproj/Main.storyboard", document)
    try folder.write("App/de.lproj/Main.strings", "\"x.text\" = \"y\";\n")
    try folder.write("App/Cell.xib", "<document/>")
    try folder.write("App/Main.swift", "class Main {}\n")
    try folder.write("Pods/Other/Other.xib", "<document/>")
    try folder.write("Pods/Other/Other.m", "")
    return folder
  }

  private func call(_ arguments: [String], in folder: TemporaryFolder) -> (ExitCode, Recording) {
    let recording = Recording()
    let session = Session(terminal: recording.terminal(), folder: folder.path)
    return (CommandLineTool.standard.run(arguments, in: session), recording)
  }

  @Test("a call with no arguments lists the contents and commands to try")
  func guide() throws {
    let folder = try Self.project()
    let (code, recording) = call([], in: folder)
    #expect(code == .success && recording.errors.isEmpty)
    #expect(
      recording.output == """
        This folder has

          documents  1 storyboard, 1 xib
          languages  de
          code       1 Swift file

        Try

          autolayout check .                                               reports layout problems, \
        and outlets and actions that the code lacks
          autolayout render App/Base.lproj/Main.storyboard -o screens.png  draws the screens
          autolayout check --languages all .                               finds texts that are \
        too long in a language
          autolayout init                                                  writes settings and \
        records today's findings

        'autolayout --help' lists all commands.

        """)
  }

  @Test("a call with no arguments elsewhere is an error")
  func noProject() {
    let (code, recording) = call([], in: TemporaryFolder())
    #expect(code == .usage && recording.errors.contains("missing COMMAND"))
  }

  @Test("init writes settings and a baseline, after which check is silent")
  func setup() throws {
    let folder = try Self.project()
    try folder.write(
      "App/Cell.xib",
      try String(contentsOfFile: Self.path("Examples/FeedCell.xib"), encoding: .utf8))
    let (code, recording) = call(["init", folder.path], in: folder)
    #expect(code == .success, "\(recording.errors)")
    #expect(
      try folder.read(".autolayout.yml").split(separator: "\n").dropFirst() == [
        "exclude: [\"Pods/*\"]", "languages: all                 # or a list, such as [de, ar]",
        "baseline: autolayout-baseline.json",
        "fail-on: warning               # note, warning or error",
      ])
    #expect(recording.output.contains("wrote \(folder.path(".autolayout.yml"))"))
    let (again, check) = call(
      ["check", "--config", folder.path(".autolayout.yml"), folder.path], in: folder)
    #expect(again == .success, "\(check.output)")
    #expect(check.errors.contains("more in the baseline"))
  }

  @Test("a folder with letters beyond ASCII has the usual paths")
  func letters() throws {
    let folder = try Self.project()
    let place = try folder.makeFolder("Übung")
    try folder.write("Übung/Main.storyboard", "<document/>")
    #expect(ProjectOverview(folder: place).documents == ["Main.storyboard"])
  }

  @Test("init replaces files only with --force, and a failure leaves nothing")
  func refusal() throws {
    let folder = try Self.project()
    try folder.write(".autolayout.yml", "fail-on: error\n")
    let (code, recording) = call(["init", folder.path], in: folder)
    #expect(code == .unwritable && recording.errors.contains("--force replaces it"))
    #expect(try folder.read(".autolayout.yml") == "fail-on: error\n")
    #expect(!folder.contains("autolayout-baseline.json"))
    try folder.write(".github", "a file in the place of the folder")
    let (other, _) = call(["init", "--force", "--ci=github", folder.path], in: folder)
    #expect(other == .unwritable)
    #expect(try folder.read(".autolayout.yml") == "fail-on: error\n")
    #expect(!folder.contains("autolayout-baseline.json"))
  }

  @Test("init in a folder whose documents cannot be checked leaves no file and no folder")
  func unreadableDocument() throws {
    let folder = TemporaryFolder()
    try folder.write("Main.storyboard", "<document")
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let (code, recording) = call(["init", "--ci=github", folder.path], in: folder)
    #expect(code == .badInput && recording.errors.contains("no document could be checked"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == before)
  }

  @Test("init writes the CI file of the host", arguments: ProjectOverview.Host.allCases)
  func hosts(host: ProjectOverview.Host) throws {
    let folder = try Self.project()
    let (code, _) = call(
      ["init", "--no-baseline", "--ci=\(host.rawValue)", folder.path], in: folder)
    #expect(code == .success && !folder.contains("autolayout-baseline.json"))
    let (path, source) =
      host == .github
      ? (".github/workflows/autolayout.yml", "Integrations/github/autolayout.yml")
      : ("autolayout.gitlab-ci.yml", "Integrations/gitlab/autolayout.gitlab-ci.yml")
    #expect(try folder.read(path) == String(contentsOfFile: Self.path(source), encoding: .utf8))
    let (missing, recording) = call(
      ["init", "--force", "--ci", TemporaryFolder().path], in: folder)
    #expect(missing == .unreadable && recording.errors.contains("no such folder"))
  }

  @Test("a log gets a line of progress every ten seconds")
  func heartbeat() {
    let start = ContinuousClock.now
    var heartbeat = Heartbeat(start: start)
    #expect(heartbeat.line(at: start + .seconds(11), doing: "checking") == nil)
    heartbeat.detail = "Main.storyboard"
    #expect(
      heartbeat.line(at: start + .seconds(11), doing: "checking")
        == "autolayout: checking for 11 s: Main.storyboard")
    #expect(heartbeat.line(at: start + .seconds(20), doing: "checking") == nil)
    #expect(heartbeat.line(at: start + .seconds(21), doing: "checking") != nil)
  }
}
