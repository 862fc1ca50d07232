import InterfaceBuilder
import Testing

@testable import Diagnosis

@Suite("Settings of checks")
struct SettingsFileTests {
  @Test("everything can be said")
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
        """)
    #expect(file.settings.disabledRules == ["fixed-text-width"])
    #expect(file.settings.severities == ["off-screen": .error])
    #expect(file.settings.matrix.devices == ["canvas", "retina4_7"])
    #expect(file.settings.matrix.orientations == ["portrait", "landscape"])
    #expect(file.settings.matrix.textSizes == ["large"])
    #expect(file.baseline == "old.json")
    #expect(file.excludes("Pods/A/B.xib"))
    #expect(!file.excludes("App/Pods.xib"))
  }

  @Test("a file that says nothing changes nothing", arguments: ["", "# only a comment\n", "---\n"])
  func nothing(text: String) throws {
    #expect(try SettingsFile(text: text).settings == CheckSettings())
  }

  @Test(
    "mistakes are told with their places",
    arguments: [
      ("rules: [a", 1, 1, "this is no YAML"),
      ("- a\n", 1, 1, "settings are names with values"),
      ("rule:\n  a: off\n", 1, 1, "'rule' is no setting"),
      ("rules:\n  nonsense: off\n", 2, 3, "no rule is called 'nonsense'"),
      ("rules:\n  off-screen: loud\n", 2, 15, "'loud' is no value of 'off-screen'"),
      ("rules: off\n", 1, 8, "'rules' takes the names of rules"),
      ("devices: [canvas, nokia]\n", 1, 19, "'nokia' is no value of 'devices'"),
      ("devices: []\n", 1, 10, "'devices' is empty"),
      ("exclude: {a: b}\n", 1, 10, "'exclude' takes a list of texts"),
      ("a: &x [*x]\n", 1, 1, ""),
    ])
  func mistakes(text: String, line: Int, column: Int, message: String) throws {
    let fault = #expect(throws: SettingsFile.Fault.self) { try SettingsFile(text: text) }
    guard !message.isEmpty else { return }
    #expect(fault?.message.hasPrefix(message) == true)
    if !message.hasPrefix("this is no YAML") {
      #expect(fault?.location.line == line)
      #expect(fault?.location.column == column)
    }
  }
}
