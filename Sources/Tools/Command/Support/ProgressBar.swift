import Foundation

struct ProgressBar {
  private let names: [String]

  private static let width = 24

  init(_ files: [InputFile]) {
    self.init(names: files.map { URL(fileURLWithPath: $0.path).lastPathComponent })
  }

  init(names: [String]) { self.names = names }

  func show(_ done: Int, _ terminal: Terminal) {
    guard names.count > 1, done < names.count else { return }
    let filled = Self.width * done / names.count
    let bar =
      String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
    terminal.showProgress("[\(bar)] \(done)/\(names.count) \(names[done].prefix(40))")
  }
}
