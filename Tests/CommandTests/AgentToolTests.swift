import Foundation
import Notation
import TestSupport
import Testing
import ToolProtocol

@testable import Command
@testable import Notation

@Suite("Tools of coding agents")
@MainActor
struct AgentToolTests {
  @Test("every tool has a description, and edits are only offered if they are allowed")
  func tools() throws {
    let all = try AgentFolder().server.tools
    for tool in all { #expect(tool.summary.count > 60 && tool.summary.count < 900) }
    let reading = try AgentFolder(allowsEdits: false).server.tools.map(\.name)
    #expect(Set(all.map(\.name)).subtracting(reading) == ["edit", "undo"])
  }

  @Test("a long result has pages, which together have every row once")
  func pages() {
    let filling = String(repeating: "x", count: 80)
    let rows = (0..<500).map { (text: "row \($0) \(filling)", value: JSONValue.int($0)) }
    var seen: [Int] = []
    var next: Int? = 0
    while let start = next {
      let page = ResultPage(rows, from: start)
      seen += page.values.compactMap(\.integer)
      #expect(page.text.count < ResultPage.characterLimit + 200)
      next = page.next
    }
    #expect(seen == Array(0..<500))
    #expect(ResultPage([("a", .null)], from: 5).next == nil)
    // A row that is longer than a page is cut, not omitted.
    let long = ResultPage([(String(repeating: "y", count: 9_000), .null)], from: 0)
    #expect(long.lines.count == 1 && long.text.count < 2_000 && long.next == nil)
  }

  @Test("a fix from the tools removes the finding and keeps the frames up to date")
  func fixing() async throws {
    let folder = try AgentFolder()
    let found = try await folder.values(
      "fixes", ["path": "Faulty.storyboard", "rule": "off-screen"])
    let fix = try #require(found["findings"]?.array?.first?["fixes"]?.array?.first)
    let edits = try #require(fix["edits"]?.array)
    #expect(edits.contains { $0["set"]?.string == "frame" })
    let effect = try await folder.values(
      "edit", ["path": "Faulty.storyboard", "edits": .array(edits), "title": "Fix"])
    #expect(effect["before"]?["warnings"]?.integer == 5)
    #expect(effect["after"]?["warnings"]?.integer == 4 && effect["new_findings"] == nil)
    let moved = effect["moved"]?.array?.first
    #expect(moved?["view"]?.string == "Flt-lb-004" && moved?["new"]?.array?[0].double == 313)
  }

  @Test("a document is repaired by following results, and undoing every edit restores its bytes")
  func repairing() async throws {
    let folder = try AgentFolder()
    let path: JSONValue = "Faulty.storyboard"
    let before = try folder.bytes("Faulty.storyboard")
    var edits = 0
    // Severe findings come first.
    for severity in ["error", "warning", "note"] {
      while edits < 40 {
        let found = try await folder.values("fixes", ["path": path, "severity": .string(severity)])
        let fixes = (found["findings"]?.array ?? []).compactMap { $0["fixes"]?.array?.first }
        guard let changes = fixes.first?["edits"] else { break }
        _ = try await folder.values("edit", ["path": path, "edits": changes])
        edits += 1
      }
    }
    let check = try await folder.values("check", ["path": path])
    for severity in ["errors", "warnings", "notes"] { #expect(check[severity]?.integer == 0) }
    for _ in 0..<edits { _ = try await folder.values("undo", ["path": path]) }
    #expect(try edits > 0 && folder.bytes("Faulty.storyboard") == before)
  }

  @Test("a failed edit changes nothing, and a file changed by others is not written")
  func failures() async throws {
    let folder = try AgentFolder()
    let before = try folder.bytes("Login.storyboard")
    let edits: JSONValue = [
      ["object": "Lgn-lb-001", "set": "text", "value": "New"],
      ["object": "Lgn-lb-001", "set": "numberOfLines", "value": "many"],
    ]
    let failed = try await folder.call("edit", ["path": "Login.storyboard", "edits": edits])
    #expect(failed.isError && failed.text.contains("Lines is a number"))
    #expect(try folder.bytes("Login.storyboard") == before)

    let one: JSONValue = [["object": "Lgn-lb-001", "set": "text", "value": "New"]]
    _ = try await folder.values("edit", ["path": "Login.storyboard", "edits": one])
    let edited = try folder.bytes("Login.storyboard")
    try folder.write("Login.storyboard", String(decoding: edited, as: UTF8.self) + "\n")
    let undone = try await folder.call("undo", ["path": "Login.storyboard"])
    #expect(undone.isError && undone.text.contains("was changed by another program"))
    try folder.write("Login.storyboard", String(decoding: edited, as: UTF8.self))
    _ = try await folder.values("undo", ["path": "Login.storyboard"])
    #expect(try folder.bytes("Login.storyboard") == before)
  }

  @Test("added constraints have a relation, a multiplier and a priority")
  func additions() async throws {
    let folder = try AgentFolder()
    let add: JSONValue = [
      "firstItem": "Lgn-lb-001", "firstAttribute": "bottom", "secondItem": "Lgn-vw-001",
      "secondAttribute": "bottom", "constant": -20, "relation": "lessThanOrEqual", "priority": 700,
    ]
    let added = try await folder.values(
      "edit", ["path": "Login.storyboard", "edits": [["add": add]]])
    let id = try #require(added["added"]?.array?.first?.string)
    // Interface Builder writes distances at far edges from the superview inward.
    let text = String(decoding: try folder.bytes("Login.storyboard"), as: UTF8.self)
    #expect(
      text.contains(
        #"<constraint firstAttribute="bottom" relation="greaterThanOrEqual" "#
          + #"secondItem="Lgn-lb-001" secondAttribute="bottom" constant="20" priority="700" id="\#(id)"/>"#
      ))
  }

  @Test("a release is chosen, and a device that does not run it is refused")
  func releases() async throws {
    let folder = try AgentFolder()
    let path: JSONValue = "Login.storyboard"
    let newer = try await folder.call("frames", ["path": path, "os": "27"])
    let older = try await folder.call("frames", ["path": path, "os": "9"])
    #expect(!newer.isError && !older.isError && newer.text != older.text)
    let refused = try await folder.call(
      "frames", ["path": path, "os": "18", "device": "iPhone Duo"])
    #expect(refused.isError && refused.text.contains("does not run iOS 18"))
    let unclear = try await folder.call("check", ["path": path, "os": "seven"])
    #expect(unclear.isError && unclear.text.contains("invalid value 'seven'"))
  }

  /// Calls with random arguments, half of them invalid.
  @Test("random calls never fail to answer, and undoing everything restores every byte")
  func randomCalls() async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let folder = try AgentFolder()
    let names = ["Faulty.storyboard", "Login.storyboard", "FeedCell.xib"]
    let before = try names.map { try folder.bytes($0) }
    for _ in 0..<TestFiles.tries("AGENT_CALLS", usual: 60) {
      let tool = random.pick(folder.server.tools)
      guard tool.name != "build" else { continue }
      let arguments = RandomArguments.object(for: tool.name, &random)
      let result = try await folder.call(tool.name, arguments)
      #expect(!result.text.isEmpty, "seed \(seed): \(tool.name) \(arguments.text)")
      #expect(result.text.count < 12_000, "seed \(seed): \(tool.name) \(arguments.text)")
      if let value = result.value.flatMap({ JSONValue(reading: $0.data) }) {
        let fault = tool.result.fault(of: value)
        #expect(fault == nil, "seed \(seed): \(tool.name) \(arguments.text)")
      }
    }
    for name in names {
      while try await !folder.call("undo", ["path": .string(name)]).isError {}
    }
    #expect(try names.map { try folder.bytes($0) } == before, "seed \(seed)")
  }
}

/// Random arguments of tools, many of which are valid.
private enum RandomArguments {
  private static let texts: [String: [String]] = [
    "path": ["Faulty.storyboard", "Login.storyboard", "FeedCell.xib", "..", "None.xib", "."],
    "with": ["Login.storyboard", "Faulty.storyboard"], "file": ["console.txt", "FeedCell.xib"],
    "log": ["", "Unable to simultaneously satisfy constraints.\n<a:0x1 V.width == 1>"],
    "scene": ["Login", "Faulty", "none"], "view": ["Title", "Flt-lb-001", "Fixed width", "none"],
    "device": ["320", "iPad", "retina4_7", "no device"], "other_device": ["430", "x"],
    "orientation": ["portrait", "landscape", "up"], "direction": ["ltr", "rtl"],
    "os": ["18", "27.1", "x"], "text_size": ["accessibilityLarge", "s"], "locale": ["de", "../x"],
    "strings": ["pseudo"],
    "appearance": ["dark"], "rule": ["off-screen", "truncated-text", "none"],
    "severity": ["error", "note"], "constraint": ["Flt-w-001"], "title": ["Step"],
    "revision": ["HEAD", "--all"],
  ]

  static func object(for tool: String, _ random: inout SeededGenerator) -> JSONValue {
    var members: [(String, JSONValue)] = []
    for (name, choices) in texts.sorted(by: { $0.key < $1.key }) {
      let isLikely = ["path": 95, "view": 50][name] ?? 8
      if random.chance(isLikely) { members.append((name, .string(random.pick(choices)))) }
    }
    if random.chance(20) { members.append(("more", .int(random.number(-1...30)))) }
    if tool == "render", random.chance(50) {
      members.append(("show", [.string(random.pick(["constraints", "conflicts", "x"]))]))
    }
    if tool == "edit" {
      members = members.filter { ["path", "title"].contains($0.0) }
      members.append(
        ("edits", .array((0..<random.number(0...3)).map { _ in edit(&random) })))
    } else if random.chance(70) {
      // The other arguments of the tool would only be refused.
      let known = AgentTool.named(tool)?.tool.arguments.json["properties"]
      members = members.filter { known?[$0.0] != nil }
    }
    return .object(members)
  }

  private static func edit(_ random: inout SeededGenerator) -> JSONValue {
    let objects = ["Lgn-lb-001", "Flt-lb-001", "Flt-w-001", "Lgn-c-005", "Flt-c-011", "none"]
    let object = JSONValue.string(random.pick(objects))
    switch random.number(0...5) {
    case 0: return ["object": object, "remove": true]
    case 1:
      return [
        "add": [
          "firstItem": object, "firstAttribute": .string(random.pick(["width", "leading", "x"])),
          "constant": .number(random.pick([0, 20, -3.5, 1e9])),
        ]
      ]
    default:
      let values: [JSONValue] = [
        20, "a \"quoted\" <text>", true, "YES", "1e400", "", "equal", -0.5,
      ]
      let names = [
        "constant", "text", "priority", "relation", "numberOfLines", "hidden", "frame", "none",
        "firstAttribute", "installed",
      ]
      return [
        "object": object, "set": .string(random.pick(names)), "value": random.pick(values),
      ]
    }
  }
}
