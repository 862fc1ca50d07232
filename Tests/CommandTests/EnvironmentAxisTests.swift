import AutoLayout
import Diagnosis
import Foundation
import Notation
import PreviewProtocol
import TestSupport
import Testing
import ToolProtocol

@testable import Command
@testable import InterfaceBuilder

/// Walks every axis of environments through every command and tool.
@Suite("Axes of environments")
@MainActor
struct EnvironmentAxisTests {
  /// A value other than the default for each axis.
  private static let words = [
    "device": "retina4_0", "system": "26", "orientation": "landscape", "locale": "de",
    "textSize": "accessibilityLarge", "direction": "rtl", "appearance": "dark",
    "contrast": "high", "strings": "pseudo",
  ]

  private static var all: [EnvironmentAxis] { EnvironmentAxis.all }

  private static func word(_ axis: EnvironmentAxis) throws -> String {
    try #require(words[axis.key], "the walk has no word for \(axis.key)")
  }

  /// A truncated label, a view at the trailing edge of the screen, a switch and a system color.
  private static let document = Documents.xib(
    content: """
      <subviews>
          <label opaque="NO" text="Orders" translatesAutoresizingMaskIntoConstraints="NO" id="a">
              <rect key="frame" x="20" y="30" width="30" height="21"/>
              <constraints>
                  <constraint firstAttribute="width" constant="30" id="aw"/>
              </constraints>
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <color key="textColor" systemColor="systemRedColor"/>
          </label>
          <label opaque="NO" text="Orders" translatesAutoresizingMaskIntoConstraints="NO" id="b">
              <rect key="frame" x="20" y="80" width="52" height="21"/>
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <color key="textColor" systemColor="systemRedColor"/>
          </label>
          <switch opaque="NO" on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="s">
              <rect key="frame" x="20" y="120" width="51" height="31"/>
          </switch>
      </subviews>
      <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" id="c1"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="30" id="c2"/>
          <constraint firstItem="b" firstAttribute="trailing" secondItem="root" \
      secondAttribute="trailing" constant="-20" id="c3"/>
          <constraint firstItem="b" firstAttribute="bottom" secondItem="root" \
      secondAttribute="bottom" constant="-30" id="c4"/>
          <constraint firstItem="s" firstAttribute="trailing" secondItem="b" \
      secondAttribute="leading" id="c5"/>
          <constraint firstItem="s" firstAttribute="top" secondItem="a" secondAttribute="bottom" \
      id="c6"/>
      </constraints>
      """)

  private static let german = """
    "a.text" = "Auftragsbestätigungen";
    "b.text" = "Auftragsbestätigungen";
    """

  @Test("every command that lays out documents has an option for every axis")
  func options() {
    let commands = [
      CheckCommand.specification, FramesCommand.specification, RenderCommand.specification,
      DiffCommand.specification, TraceCommand.specification,
    ]
    for command in commands {
      let names = Set(command.options.map(\.name))
      for axis in Self.all { #expect(names.contains(axis.option), "\(command.name)") }
    }
  }

  @Test("every tool that lays out documents has an argument for every axis")
  func arguments() {
    let tools = AgentTool.all.map(\.tool).filter { $0.name != "list" }
    #expect(tools.count > 7)
    for tool in tools {
      guard case .object(let members) = tool.arguments else { continue }
      let names = Set(members.map(\.name))
      for axis in Self.all { #expect(names.contains(axis.argument), "\(tool.name)") }
    }
  }

  @Test("options, settings, arguments and calls of pages give the values of the words")
  func values() throws {
    let folder = try AgentFolder()
    for axis in Self.all {
      let word = try Self.word(axis)
      var arguments = Arguments()
      arguments.options = [(name: axis.option, value: word)]
      #expect(axis.word(try arguments.environment()) == word)
      let matrix = try arguments.matrix(CheckMatrix())
      #expect(matrix.environments.map { axis.word($0) } == [word])
      let settings = try SettingsFile(text: "\(axis.setting): [\(word)]\n").settings.matrix
      #expect(settings.environments.map { axis.word($0) } == [word])
      let call = ToolCall(
        arguments: .object([(axis.argument, .string(word))]), folder: folder.folder)
      #expect(axis.word(try call.environment()) == word)
      #expect(try call.checkSettings().matrix.environments.map { axis.word($0) } == [word])
      let body = JSONValue.object([("environment", .object([(axis.key, .string(word))]))])
      let page = try #require(try SceneCall.read(body.data).environment)
      #expect(axis.word(page) == word)
      let again = try JSONDecoder().decode(
        LayoutEnvironment.self, from: JSONEncoder().encode(page))
      #expect(again.summary == page.summary && axis.word(again) == word)
    }
  }

  @Test("the frames of every axis that affects layout differ, in commands and tools")
  func frames() async throws {
    let folder = try AgentFolder()
    try folder.write("a.xib", Self.document)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/de.lproj", withIntermediateDirectories: true)
    try folder.write("de.lproj/a.strings", Self.german)
    let document = folder.path + "/a.xib"
    let calls = [["frames", document], ["trace", "--view", "b", document], ["check", document]]
    let usual = calls.map { Call($0).output }
    let tools: [(String, [(String, JSONValue)])] = [
      ("frames", []), ("trace", [("view", "b")]), ("check", []), ("fixes", []),
    ]
    func text(_ tool: (String, [(String, JSONValue)]), _ more: [(String, JSONValue)])
      async throws -> String
    {
      try await folder.call(tool.0, .object([("path", "a.xib")] + tool.1 + more)).text
    }
    var usualTexts: [String] = []
    for tool in tools { usualTexts.append(try await text(tool, [])) }
    for axis in Self.all where axis.affectsLayout {
      let word = try Self.word(axis)
      for (call, usual) in zip(calls, usual) {
        let other = Call(call + ["--\(axis.option)", word])
        #expect(other.code == .success || other.code == .findings, "\(other.errors)")
        #expect(other.output != usual, "\(call[0]) ignores \(axis.key)")
      }
      for (tool, usual) in zip(tools, usualTexts) where tool.0 == "frames" || tool.0 == "trace" {
        let other = try await text(tool, [(axis.argument, .string(word))])
        #expect(other != usual, "the tool \(tool.0) ignores \(axis.key)")
      }
    }
    // Longer texts change what is found; the size of the screen does not.
    for axis in [EnvironmentAxis.locale, .textSize, .strings] {
      for (tool, usual) in zip(tools, usualTexts) where tool.0 == "check" || tool.0 == "fixes" {
        let other = try await text(tool, [(axis.argument, .string(try Self.word(axis)))])
        #expect(other != usual, "the tool \(tool.0) ignores \(axis.key)")
      }
    }
  }

  @Test("the pictures of every axis differ")
  func pictures() throws {
    let folder = TemporaryFolder()
    let document = try folder.write("a.xib", Self.document)
    try FileManager.default.createDirectory(
      atPath: folder.path("de.lproj"), withIntermediateDirectories: true)
    _ = try folder.write("de.lproj/a.strings", Self.german)
    func picture(_ options: [String]) throws -> Data {
      let path = folder.path("picture.png")
      let call = Call(["render", "-o", path, document] + options)
      #expect(call.code == .success, "\(call.errors)")
      return try Data(contentsOf: URL(fileURLWithPath: path))
    }
    let usual = try picture([])
    for axis in Self.all {
      let other = try picture(["--\(axis.option)", try Self.word(axis)])
      #expect(other != usual, "render ignores \(axis.key)")
    }
  }

  @Test("an environment turns the screen of programs on every axis")
  func screens() throws {
    let current = SimulatedScreen(try #require(Device.named("retina6_12")))
    for axis in Self.all where axis != .strings && axis != .locale {
      var environment = LayoutEnvironment()
      #expect(axis.set(try Self.word(axis), in: &environment))
      #expect(SimulatedScreen(environment, current: current) != current, "\(axis.key)")
    }
    var arabic = LayoutEnvironment()
    arabic.locale = "ar"
    #expect(SimulatedScreen(arabic, current: current).direction == .rightToLeft)
  }

  @Test("a matrix from an environment keeps a direction that differs from the language")
  func direction() {
    var environment = LayoutEnvironment()
    environment.locale = "ar"
    #expect(CheckMatrix(environment).environments.map(\.layoutDirection) == [.rightToLeft])
    environment.direction = .leftToRight
    #expect(CheckMatrix(environment).environments.map(\.layoutDirection) == [.leftToRight])
  }

  @Test("a comparison, its trials and its names use every axis")
  func comparison() throws {
    let folder = TemporaryFolder()
    let old = try folder.write("a.xib", Self.document)
    // Each change that may move a view is tried separately.
    let moved = Self.document
      .replacingOccurrences(of: #"constant="-20" id="c3""#, with: #"constant="-30" id="c3""#)
      .replacingOccurrences(of: #"constant="-30" id="c4""#, with: #"constant="-35" id="c4""#)
    try FileManager.default.createDirectory(
      atPath: folder.path("new/de.lproj"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: folder.path("de.lproj"), withIntermediateDirectories: true)
    let new = try folder.write("new/a.xib", moved)
    _ = try folder.write("de.lproj/a.strings", Self.german)
    _ = try folder.write("new/de.lproj/a.strings", Self.german)
    let usual = Call("diff", "--format", "json", old, new)
    for axis in Self.all where axis.affectsLayout && axis != .system {
      let word = try Self.word(axis)
      let call = Call("diff", "--format", "json", "--\(axis.option)", word, old, new)
      #expect(call.output != usual.output, "diff ignores \(axis.key)")
      // Trials that lay out other texts could not explain the moves.
      let text = Call("diff", "--\(axis.option)", word, old, new).output
      #expect(!text.contains("several of these changes together"), "\(text)")
    }
  }

  @Test("unknown words are refused with the known words, and change nothing")
  func faults() {
    for axis in Self.all {
      var environment = LayoutEnvironment()
      #expect(!axis.set("no such word!", in: &environment))
      #expect(environment == .canvas)
      #expect(!axis.expectation(for: "no such word!").isEmpty)
    }
  }
}
