import Foundation

/// How far a call over several files has come, in a line that is written over.
struct ProgressBar {
  private let names: [String]

  /// The width, in characters.
  private static let width = 24

  /// Makes a bar for a call over some files.
  init(_ files: [InputFile]) {
    self.init(names: files.map { URL(fileURLWithPath: $0.path).lastPathComponent })
  }

  /// Makes a bar for other things that are done one after the other.
  ///
  /// - Parameter names: What each is called.
  init(names: [String]) { self.names = names }

  /// Shows how many are done and which is next; nothing for one alone, or without a terminal.
  func show(_ done: Int, _ terminal: Terminal) {
    guard names.count > 1, done < names.count else { return }
    let filled = Self.width * done / names.count
    let bar =
      String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
    terminal.showProgress("[\(bar)] \(done)/\(names.count) \(names[done].prefix(40))")
  }
}
