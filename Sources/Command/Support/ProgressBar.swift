import Foundation

/// How far a call over several files has come, in a line that is written over.
struct ProgressBar {
  private let files: [InputFile]

  /// The width, in characters.
  private static let width = 24

  /// Makes a bar for a call over some files.
  init(_ files: [InputFile]) { self.files = files }

  /// Shows how many files are done and which is next; nothing for one file, or without a terminal.
  func show(_ done: Int, _ terminal: Terminal) {
    guard files.count > 1, done < files.count else { return }
    let filled = Self.width * done / files.count
    let bar =
      String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
    let name = URL(fileURLWithPath: files[done].path).lastPathComponent.prefix(40)
    terminal.showProgress("[\(bar)] \(done)/\(files.count) \(name)")
  }
}
