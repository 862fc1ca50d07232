import Foundation

struct GitSetup {
  /// The comment that identifies the added lines.
  private static let mark = "# autolayout: storyboards and xibs as text in 'git diff'"
  private static let lines = ["*.storyboard diff=autolayout", "*.xib diff=autolayout"]
  private static let driver = "diff.autolayout"

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
    let known = try text()
    if Self.block(in: known) != nil {
      account.append("\(attributes.relativePath) already has the lines")
    } else {
      // Adds a missing final line break, which undoing removes again.
      let isOpen = !known.isEmpty && !known.hasSuffix("\n")
      let mark = Self.mark + (isOpen ? " (line break added)" : isNew ? " (new)" : "")
      let block = ([mark] + Self.lines).joined(separator: "\n") + "\n"
      try FileManager.default.createDirectory(
        at: attributes.deletingLastPathComponent(), withIntermediateDirectories: true)
      try write(known + (isOpen ? "\n" : "") + block)
      account.append("added to \(attributes.relativePath): \(Self.lines.joined(separator: ", "))")
    }
    let command = "\(Self.quoted(program)) textconv"
    let present = try git.call(["config", scope, "--get", "\(Self.driver).textconv"]).text
    if present == command {
      account.append("git already calls '\(command)'")
    } else {
      _ = try git.text(["config", scope, "\(Self.driver).textconv", command])
      account.append("set \(Self.driver).textconv to '\(command)' (git config \(scope))")
    }
    return account
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
    let outcome = try git.call(["config", scope, "--remove-section", Self.driver])
    account.append(
      outcome.status == 0
        ? "removed \(Self.driver) (git config \(scope))" : "git has no \(Self.driver)")
    return account
  }

  private func text() throws -> String {
    guard FileManager.default.fileExists(atPath: attributes.path) else { return "" }
    return try String(contentsOf: attributes, encoding: .utf8)
  }

  private func write(_ text: String) throws {
    // A link is preserved: its target is written.
    try Data(text.utf8).write(to: attributes.resolvingSymlinksInPath(), options: .atomic)
  }

  private static func block(in text: String) -> Range<String.Index>? {
    guard let start = text.range(of: mark)?.lowerBound else { return nil }
    var end = start
    for _ in 0...lines.count {
      guard let line = text[end...].firstIndex(of: "\n") else { return start..<text.endIndex }
      end = text.index(after: line)
    }
    return start..<end
  }

  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
    return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}
