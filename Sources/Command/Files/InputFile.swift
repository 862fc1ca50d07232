import Foundation
import InterfaceBuilder

/// A document as it was named in the call; `-` is standard input.
struct InputFile: Hashable, Sendable {
  /// The name in the call.
  var name: String

  /// Whether it is standard input.
  var isStandardInput: Bool { name == "-" }

  /// Whether a folder is there, or a link to one.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Its name in messages.
  var path: String { isStandardInput ? "<stdin>" : name }

  /// Reads the document and prints an error if it cannot be read.
  ///
  /// - Parameter terminal: Prints errors and warnings, each with its location.
  /// - Returns: The document, or the exit status.
  func read(_ terminal: Terminal) -> Result<InterfaceDocument, ExitCode> {
    do {
      return .success(try document())
    } catch {
      terminal.printError(error.diagnostic)
      return .failure(error.isUnreadable ? .unreadable : .badInput)
    }
  }

  /// Reads the document.
  ///
  /// - Throws: ``InterfaceDocumentError`` when it cannot be read.
  func document() throws(InterfaceDocumentError) -> InterfaceDocument {
    guard isStandardInput else {
      WorkWatch.ofProcess.begin(path, size: size)
      return try InterfaceDocument(contentsOf: URL(fileURLWithPath: name))
    }
    let data = try standardInput()
    WorkWatch.ofProcess.begin(path, size: data.count)
    return try InterfaceDocument(data: data, path: path)
  }

  /// The bytes of the file; 0 where that cannot be known.
  var size: Int {
    let attributes = try? URL(fileURLWithPath: name).attributesBehindLinks()
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }

  /// What standard input holds, no more of it than a document may have.
  private func standardInput() throws(InterfaceDocumentError) -> Data {
    do {
      // One byte more, so that a document too large is known as such.
      return try data(upTo: InterfaceDocument.sizeLimit + 1)
    } catch {
      throw .unreadable(path: path, reason: FileFault.reason(of: error, at: path))
    }
  }
}

extension InputFile {
  /// What standard input holds, up to a number of bytes.
  func data(upTo most: Int) throws -> Data {
    var data = Data()
    while data.count < most,
      let piece = try FileHandle.standardInput.read(upToCount: most - data.count), !piece.isEmpty
    { data.append(piece) }
    return data
  }
}

extension InputFile {
  /// What the file or standard input holds.
  ///
  /// - Parameter limit: How many bytes it may have.
  /// - Returns: Its bytes.
  /// - Throws: ``FileRefusal``, or why it cannot be read.
  func data(limit: Int) throws -> Data {
    guard isStandardInput else {
      return try Data(contentsOf: URL(fileURLWithPath: name), limit: limit)
    }
    // One byte more, so that what is too large is known as such.
    let data = try data(upTo: limit + 1)
    guard data.count <= limit else { throw FileRefusal.tooLarge(limit: limit) }
    return data
  }
}

extension Terminal {
  /// Prints what is wrong with a document, with its place.
  func printError(_ diagnostic: InterfaceDiagnostic) {
    let location = FileLocation(
      file: diagnostic.path, line: diagnostic.location?.line, column: diagnostic.location?.column)
    printError(diagnostic.message, at: location, severity: diagnostic.severity.rawValue)
  }
}
