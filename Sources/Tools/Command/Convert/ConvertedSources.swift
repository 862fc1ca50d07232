import DocumentConversion
import Foundation

/// A document's Swift files, and their folder.
@MainActor
struct ConvertedSources {
  struct Fault: Error {
    var path: String
    var message: String
  }

  let path: String
  /// The folder of the files; nil if they are only verified.
  let folder: String?
  let conversion: DocumentConversion

  /// Writes all files or none: nothing is replaced unless it may be.
  func write(replacing: Bool) throws(Fault) {
    guard let folder else { return }
    let manager = FileManager.default
    let targets = conversion.files.map { "\(folder)/\($0.name)" }
    if !replacing, let present = targets.first(where: manager.fileExists) {
      throw Fault(path: present, message: "the file exists; use --force to replace it")
    }
    var written: [String] = []
    do {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for (file, target) in zip(conversion.files, targets) {
        try Data(file.text.utf8).write(to: URL(fileURLWithPath: target), options: .atomic)
        written.append(target)
      }
    } catch {
      if !replacing { for target in written { try? manager.removeItem(atPath: target) } }
      let reason = FileFault.reason(of: error, at: folder)
      throw Fault(path: folder, message: "cannot write the code: \(reason)")
    }
  }
}
