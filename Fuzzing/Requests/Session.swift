import Foundation
import FuzzSupport
import LivePreview

/// A browser tab that sends fuzzed calls to the live page's server.
///
/// No answer may be a server error, and undoing all edits must restore the document's bytes.
@MainActor
struct Session {
  private var input: FuzzInput
  private let folder: URL
  private let service: PreviewService
  private var version = 1
  private var step = 1
  /// The bytes that undoing everything must restore, or nil if unknown.
  private var base: Data?

  private static let path = "Fuzz.storyboard"

  init(_ input: FuzzInput, document: Data, in folder: URL) {
    self.input = input
    self.folder = folder
    base = document
    try? document.write(to: folder.appendingPathComponent(Self.path))
    service = PreviewService(folder.path, isReadOnly: false)
  }

  mutating func run() {
    var calls = 0
    while !input.isEmpty, calls < 40 {
      calls += 1
      let name = input.pick(Self.names)
      let body = input.number(below: 12) == 0 ? Data(input.bytes(40)) : self.body(of: name)
      note(name, answer(name, body))
    }
    takeBack()
  }

  private static let names = [
    "documents", "document", "canvas", "scene", "scene", "resize", "resize", "inspect", "inspect",
    "trace", "findings", "ambiguity", "edit", "edit", "edit", "edit", "edit", "edit", "undo",
    "redo", "revert", "save", "sheet", "", "nothing",
  ]

  @discardableResult
  private func answer(_ name: String, _ body: Data) -> [String: Any]? {
    let response = service.answer(name, body)
    guard response.status != 500 else {
      found("'\(name)' returns 500: \(String(decoding: response.body, as: UTF8.self))")
    }
    guard let read = try? JSONSerialization.jsonObject(with: response.body) as? [String: Any] else {
      found("the answer to '\(name)' is not a JSON object")
    }
    guard response.status == 200 || read["error"] != nil else {
      found("'\(name)' returns \(response.status) and gives no reason")
    }
    return response.status == 200 ? read : nil
  }

  private mutating func note(_ name: String, _ answer: [String: Any]?) {
    guard let answer else { return }
    version = answer["version"] as? Int ?? version
    step = answer["step"] as? Int ?? step
    guard name == "revert" else { return }
    let file = try? Data(contentsOf: folder.appendingPathComponent(Self.path))
    base = answer["problem"] == nil ? file : nil
  }

  private mutating func takeBack() {
    guard let base, var state = answer("document", json(["path": Self.path])) else { return }
    while state["undo"] != nil {
      let number = state["version"] as? Int ?? 0
      guard let next = answer("undo", json(["path": Self.path, "version": number])) else {
        found("a step cannot be undone")
      }
      state = next
    }
    let number = state["version"] as? Int ?? 0
    let save = json(["path": Self.path, "version": number, "overwrites": true])
    guard state["problem"] == nil, answer("save", save) != nil else { return }
    let written = try? Data(contentsOf: folder.appendingPathComponent(Self.path))
    guard written == base else { found("undoing everything does not restore the bytes") }
  }
}

extension Session {
  private func json(_ members: [String: Any]) -> Data {
    (try? JSONSerialization.data(withJSONObject: members)) ?? Data()
  }

  private mutating func body(of name: String) -> Data {
    var members: [String: Any] = [
      "session": input.pick(["one", "two", ""]),
      "path": input.number(below: 16) == 0 ? "../Fuzz.storyboard" : Self.path,
      "version": version, "base": step - input.number(below: 2),
    ]
    if input.number(below: 4) > 0 { members["scene"] = identifier() }
    if input.number(below: 3) == 0 { members["environment"] = environment() }
    if name == "resize" || input.number(below: 8) == 0 {
      members["size"] = [length(), length()].dropLast(input.number(below: 16) == 0 ? 1 : 0) + []
    }
    switch name {
    case "inspect", "trace", "ambiguity": members["view"] = input.number(below: 24) - 1
    case "edit":
      members["edits"] = (0..<1 + input.number(below: 3)).map { _ in edit() }
      members["title"] = input.pick(["Set Constant", "", "Remove"])
    case "save": members["overwrites"] = input.number(below: 2) == 0
    case "sheet": members["points"] = (0..<input.number(below: 3)).map { _ in environment() }
    case "scene", "resize": members["show"] = ["constraints", "frames", "nothing"]
    default: break
    }
    return json(members)
  }

  private mutating func identifier() -> String {
    guard !identifiers.isEmpty, input.number(below: 16) > 0 else { return "no-such-id" }
    return input.pick(identifiers)
  }

  private var identifiers: [String] {
    let text = String(decoding: base ?? Data(), as: UTF8.self)
    return text.split(separator: " id=\"").dropFirst().prefix(200).map {
      String($0.prefix { $0 != "\"" })
    }
  }

  private mutating func length() -> Double {
    input.pick([0, 1, 100, 320, 375, 667, 1024, -5, 1e6, 1e300, 0.1, 393.5])
  }

  private mutating func environment() -> [String: String] {
    let values = [
      ("device", ["iphone15", "ipad", "nothing"]),
      ("orientation", ["portrait", "landscape", "up"]),
      ("textSize", ["large", "accessibility5", "huge"]), ("direction", ["rtl", "ltr"]),
      ("locale", ["de", "../de"]), ("appearance", ["dark", "light"]),
      ("strings", ["pseudo", "document"]),
    ]
    var chosen: [String: String] = [:]
    for (name, choices) in values where input.number(below: 3) == 0 {
      chosen[name] = input.pick(choices)
    }
    return chosen
  }

  private mutating func edit() -> [String: Any] {
    guard input.number(below: 8) > 0 else { return ["object": identifier(), "remove": true] }
    var edit: [String: Any] = ["object": identifier(), "set": input.pick(Self.settings)]
    if input.number(below: 6) > 0 { edit["value"] = input.pick(Self.values) }
    return edit
  }

  private static let settings = [
    "constant", "priority", "relation", "multiplier", "installed", "identifier", "text", "hidden",
    "axis",
    "alignment", "distribution", "spacing", "horizontalHuggingPriority", "title",
    "verticalCompressionResistancePriority", "numberOfLines", "id", "",
  ]

  private static let values = [
    "0", "20", "-3.5", "1e9", "nan", "", "750", "1000", "1001", "equal", "lessThanOrEqual", "YES",
    "NO", "fill", "vertical", "a \"quoted\" <text> & more", "two\nlines", "]]>", "\u{0}",
    "\u{1F600}",
    "1:2", " 5 ",
  ]
}
