import CompiledNibs
import Foundation

/// The files that a document compiles to; they replace an earlier result together.
struct CompiledOutput {
  private let compiled: CompiledDocument

  init(_ compiled: CompiledDocument) { self.compiled = compiled }

  func write(to destination: URL) throws {
    let folder = destination.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = ".\(destination.lastPathComponent)-\(UUID().uuidString)"
    let draft = folder.appendingPathComponent(name)
    do {
      try writeFiles(to: draft)
      if FileManager.default.fileExists(atPath: destination.path) {
        try FileManager.default.removeItem(at: destination)
      }
      try FileManager.default.moveItem(at: draft, to: destination)
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
  }

  private func writeFiles(to place: URL) throws {
    for nib in compiled.nibs {
      let file = nib.path.isEmpty ? place : place.appendingPathComponent(nib.path)
      if !nib.path.isEmpty {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      try Data(nib.archive.bytes).write(to: file)
    }
    guard let information = compiled.information else { return }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(information.propertyList).write(to: place.appendingPathComponent("Info.plist"))
  }
}
