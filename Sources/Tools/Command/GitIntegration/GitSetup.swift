import Foundation

struct GitSetup {
  /// The comment that identifies the added lines.
  private static let mark = "# autolayout: storyboards and xibs as text in 'git diff'"
  private static let lines =
    ["storyboard", "xib"].map { "*.\($0) diff=autolayout merge=autolayout" }
    + ["strings", "xcstrings"].map { "*.\($0) merge=autolayout" }
  private static let driver = "diff.autolayout"
  private static let merger = "merge.autolayout"

  typealias Account = [String]

  private let git: GitProcess
  private let attributes: URL
  private let isGlobal: Bool
  private let program: String

  init(folder: String, isGlobal: Bool, program: String) throws(UsageError) {
    git = GitProcess(folder: folder)
    self.isGlobal = isGlobal
    self.program = program
    if isGlobal {
      let named = try git.call(["config", "--global", "--path", "core.attributesFile"])
      let settings = ProcessInfo.processInfo.environment
      let home = URL(fileURLWithPath: NSHomeDirectory())
      let base =
        settings["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
        ?? home.appendingPathComponent(".config")
      attributes =
        named.status == 0
        ? URL(fileURLWithPath: named.text) : base.appendingPathComponent("git/attributes")
    } else {
      let outcome = try git.call(["rev-parse", "--show-toplevel"])
      guard outcome.status == 0 else {
        throw UsageError(
          message: "\(folder) is not in the working tree of a git repository; use --global")
      }
      attributes = URL(fileURLWithPath: outcome.text).appendingPathComponent(".gitattributes")
    }
  }

  private var scope: String { isGlobal ? "--global" : "--local" }

  func set() throws -> Account {
    var account: Account = []
    let isNew = !FileManager.default.fileExists(atPath: attributes.path)
    var known = try text()
    let block = Self.block(in: known)
    let lines = Self.lines.joined(separator: "\n") + "\n"
    if let block, known[block].hasSuffix(lines) {
      account.append("\(attributes.relativePath) already has the lines")
    } else if let block {
      // An earlier version added lines for 'git diff' only.
      let mark = known[block].prefix { $0 != "\n" }
      known.replaceSubrange(block, with: "\(mark)\n\(lines)")
      try write(known)
      account.append("updated the lines in \(attributes.relativePath)")
    } else {
      // Adds a missing final line break, which undoing removes again.
      let isOpen = !known.isEmpty && !known.hasSuffix("\n")
      let mark = Self.mark + (isOpen ? " (line break added)" : isNew ? " (new)" : "")
      try FileManager.default.createDirectory(
        at: attributes.deletingLastPathComponent(), withIntermediateDirectories: true)
      try write(known + (isOpen ? "\n" : "") + mark + "\n" + lines)
      account.append("added to \(attributes.relativePath): \(Self.lines.joined(separator: ", "))")
    }
    let quoted = program.shellWord
    try configure("\(Self.driver).textconv", "\(quoted) textconv", &account)
    try configure(
      "\(Self.merger).name", "merge of storyboards, xibs and strings by autolayout", &account)
    try configure("\(Self.merger).driver", "\(quoted) \(MergeDriver.arguments)", &account)
    return account
  }

  private func configure(
    _ name: String, _ value: String, _ account: inout Account
  ) throws(UsageError) {
    guard try git.call(["config", scope, "--get", name]).text != value else {
      account.append("git already has \(name)")
      return
    }
    _ = try git.text(["config", scope, name, value])
    account.append("set \(name) to '\(value)' (git config \(scope))")
  }

  func undo() throws -> Account {
    var account: Account = []
    var known = try text()
    if let block = Self.block(in: known) {
      let wasOpen = known[block].contains("(line break added)")
      let wasNew = known[block].contains("(new)")
      known.removeSubrange(block)
      if wasOpen, known.hasSuffix("\n") { known.removeLast() }
      if known.isEmpty, wasNew {
        try FileManager.default.removeItem(at: attributes)
        account.append("removed \(attributes.relativePath), which had no other lines")
      } else {
        try write(known)
        account.append("removed the lines from \(attributes.relativePath)")
      }
    } else {
      account.append("\(attributes.relativePath) does not have the lines")
    }
    for section in [Self.driver, Self.merger] {
      let outcome = try git.call(["config", scope, "--remove-section", section])
      account.append(
        outcome.status == 0 ? "removed \(section) (git config \(scope))" : "git has no \(section)")
    }
    return account
  }

  private func text() throws -> String {
    guard FileManager.default.fileExists(atPath: attributes.path) else { return "" }
    return try String(contentsOf: attributes, encoding: .utf8)
  }

  private func write(_ text: String) throws {
    // A link is preserved: the target is written.
    try Data(text.utf8).write(to: attributes.resolvingSymlinksInPath(), options: .atomic)
  }

  private static func block(in text: String) -> Range<String.Index>? {
    guard let start = text.range(of: mark)?.lowerBound else { return nil }
    var end = start
    // An earlier version added fewer lines.
    repeat {
      guard let line = text[end...].firstIndex(of: "\n") else { return start..<text.endIndex }
      end = text.index(after: line)
    } while text[end...].prefix { $0 != "\n" }.hasSuffix("=autolayout")
    return start..<end
  }
}
