import DocumentEditing
import Foundation
import InterfaceBuilder
import LivePreview

/// Stores the frames of misplaced views in documents.
enum FrameUpdate {
  /// Throws if there are operands or options that have no meaning for an update.
  static func refuseOthers(_ arguments: Arguments) throws(UsageError) {
    guard !arguments.operands.contains("-") else {
      throw UsageError(message: "--update changes files; standard input cannot be changed")
    }
    let allowed = Set(["update"] + WorkLimits.options.map(\.name))
    if let other = arguments.options.first(where: { !allowed.contains($0.name) }) {
      throw UsageError(
        message: "--update stores the frames of the canvas; --\(other.name) has no effect on it")
    }
  }

  @MainActor
  static func run(_ file: InputFile, _ terminal: Terminal) -> ExitCode {
    let document = OpenDocument(path: file.path, url: URL(fileURLWithPath: file.name))
    let edits = FrameUpdates.edits(ofMisplacedIn: document)
    guard !edits.isEmpty else {
      terminal.print("\(file.path): no frame to update")
      return .success
    }
    do {
      try document.edit(edits, title: "Update Frames")
      try document.save(overwrites: false)
    } catch {
      let reason =
        switch error {
        case let error as EditError: error.description
        case OpenDocument.SaveError.changedOnDisk: "another program changed it"
        default: FileFault.reason(of: error, at: file.name)
        }
      terminal.printError(
        "cannot update the frames: \(reason)", at: FileLocation(file: file.path))
      return .unwritable
    }
    let count = edits.count == 1 ? "1 frame" : "\(edits.count) frames"
    terminal.print("\(file.path): updated \(count)")
    return .success
  }
}
