import AssetCatalog
import CompiledNibs
import Foundation
import InterfaceBuilder

struct InputFile: Hashable, Sendable {
  var name: String

  var isStandardInput: Bool { name == "-" }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  var path: String { isStandardInput ? "<stdin>" : name }

  /// Whether a folder search found the file; below the working folder, names do not begin
  /// with it.
  func isBelow(_ folder: String) -> Bool {
    folder == "." ? name.utf8.first != UInt8(ascii: "/") : name.path(below: folder) != nil
  }

  /// Reads the document, or prints the error.
  func read(_ terminal: Terminal) -> Result<InterfaceDocument, ExitCode> {
    do {
      return .success(try document())
    } catch {
      terminal.printError(error.diagnostic)
      return .failure(error.isUnreadable ? .unreadable : .badInput)
    }
  }

  /// Reads the document.
  func document() throws(InterfaceDocumentError) -> InterfaceDocument {
    guard isStandardInput else {
      WorkWatch.ofProcess.begin(path, size: size)
      if let compiled = CompiledPath(name) {
        let recovered = try RecoveredDocument(compiled, path: path)
        return try InterfaceDocument(data: Data(recovered.text.utf8), path: path, file: name)
      }
      return try InterfaceDocument(contentsOf: URL(fileURLWithPath: name))
    }
    let data = try standardInput()
    WorkWatch.ofProcess.begin(path, size: data.count)
    return try InterfaceDocument(data: data, path: path)
  }

  var size: Int {
    let attributes = try? URL(fileURLWithPath: name).attributesBehindLinks()
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }

  /// Reads standard input up to the size limit of documents.
  private func standardInput() throws(InterfaceDocumentError) -> Data {
    do {
      // Reads a byte more to detect a document that is too large.
      return try data(upTo: InterfaceDocument.sizeLimit + 1)
    } catch {
      throw .unreadable(path: path, reason: FileFault.reason(of: error, at: path))
    }
  }

  func data(upTo most: Int) throws -> Data {
    var data = Data()
    while data.count < most,
      let piece = try FileHandle.standardInput.read(upToCount: most - data.count), !piece.isEmpty
    { data.append(piece) }
    return data
  }

  /// Reads the file or standard input, up to a limit.
  func data(limit: Int) throws -> Data {
    guard isStandardInput else {
      return try Data(contentsOf: URL(fileURLWithPath: name), limit: limit)
    }
    // Reads a byte more to detect content that is too large.
    let data = try data(upTo: limit + 1)
    guard data.count <= limit else { throw FileRefusal.tooLarge(limit: limit) }
    return data
  }
}

extension Terminal {
  func printError(_ diagnostic: InterfaceDiagnostic) {
    let location = FileLocation(
      file: diagnostic.path, line: diagnostic.location?.line, column: diagnostic.location?.column)
    printError(diagnostic.message, at: location, severity: diagnostic.severity.rawValue)
  }
}
