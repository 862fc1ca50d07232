import InterfaceBuilder
import Testing

@testable import Diagnosis

@Suite("Settings of checks")
struct SettingsFileTests {
  @Test("all settings are read")
  func everything() throws {
    let file = try SettingsFile(
      text: """
        # a comment
        rules:
          fixed-text-width: off
          off-screen: error
        exclude: ["Pods/*", Generated/*]
        devices: [canvas, retina4_7]
        matrix: full
        text-sizes: large
        baseline: old.json
        fail-on: warning
        """)
    #expect(file.settings.disabledRules == ["fixed-text-width"])
    #expect(file.settings.severities == ["off-screen": .error])
    #expect(file.settings.matrix.devices == ["canvas", "retina4_7"])
    #expect(file.settings.matrix.orientations == ["portrait", "landscape"])
    #expect(file.settings.matrix.textSizes == ["large"])
    #expect(file.baseline == "old.json")
    #expect(file.failOn == .warning)
    #expect(file.excludes("Pods/A/B.xib"))
    #expect(!file.excludes("App/Pods.xib"))
  }

  @Test("an empty file changes nothing", arguments: ["", "# only a comment\n", "---\n"])
  func nothing(text: String) throws {
    #expect(try SettingsFile(text: text).settings == CheckSettings())
  }

  @Test(
    "errors are reported with their locations",
    arguments: [
      ("rules: [a", 1, 1, "malformed YAML"),
      ("- a\n", 1, 1, "settings must be a mapping"),
      ("rule:\n  a: off\n", 1, 1, "unknown setting 'rule'"),
      ("rules:\n  nonsense: off\n", 2, 3, "unknown rule 'nonsense'"),
      ("rules:\n  off-screen: loud\n", 2, 15, "invalid value 'loud' for 'off-screen'"),
      ("fail-on: loud\n", 1, 10, "invalid value 'loud' for 'fail-on'"),
      ("rules: off\n", 1, 8, "'rules' must map names of rules"),
      ("devices: [canvas, nokia]\n", 1, 19, "invalid value 'nokia' for 'devices'"),
      ("devices: []\n", 1, 10, "'devices' is empty"),
      ("exclude: {a: b}\n", 1, 10, "'exclude' must be a list of strings"),
      ("a: &x [*x]\n", 1, 1, ""),
    ])
  func mistakes(text: String, line: Int, column: Int, message: String) throws {
    let fault = #expect(throws: SettingsFile.Fault.self) { try SettingsFile(text: text) }
    guard !message.isEmpty else { return }
    #expect(fault?.message.hasPrefix(message) == true)
    if !message.hasPrefix("malformed YAML") {
      #expect(fault?.location.line == line)
      #expect(fault?.location.column == column)
    }
  }

  /// 200,000 brackets took a minute in the library that builds documents, and so did many anchors.
  @Test("settings nested too deep are refused", .timeLimit(.minutes(1)), arguments: [20, 200_000])
  func depth(count: Int) {
    let text =
      "exclude: " + String(repeating: "[", count: count) + String(repeating: "]", count: count)
    let fault = #expect(throws: SettingsFile.Fault.self) { try SettingsFile(text: text) }
    #expect(fault?.message == "settings are nested too deeply")
    #expect(fault?.location.column == 25)
  }

  @Test("settings of many directives are refused")
  func directives() throws {
    let text = (0..<101).map { "%TAG !a\($0)! tag:b,c:\n" }.joined() + "---\nmatrix: full\n"
    let fault = #expect(throws: SettingsFile.Fault.self) { try SettingsFile(text: text) }
    #expect(fault?.message == "settings have more than 100 directives (lines that begin with %)")
    #expect(fault?.location.line == 101)
    #expect(throws: Never.self) {
      try SettingsFile(text: "%YAML 1.1\n%TAG !a! tag:b,c:\n---\nmatrix: full\n")
    }
  }

  @Test("aliases that multiply a small file, and files that are too large, are refused at once")
  func bombs() throws {
    var text = "a0: &a0 [x,x,x,x,x,x,x,x,x]\n"
    for level in 1...10 {
      let inner = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ",")
      text += "a\(level): &a\(level) [\(inner)]\n"
    }
    let bomb = #expect(throws: SettingsFile.Fault.self) { try SettingsFile(text: text) }
    #expect(bomb?.message.hasPrefix("settings have more than 10,000 values") == true)
    let long = String(repeating: "# comment\n", count: 110_000)
    let large = #expect(throws: SettingsFile.Fault.self) { try SettingsFile(text: long) }
    #expect(large?.message == "settings are larger than 1 MB")
  }
}
