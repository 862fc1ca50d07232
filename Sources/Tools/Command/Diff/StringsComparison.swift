import DocumentDiff
import Foundation
import InterfaceBuilder

/// Two files of strings, compared by their effect on the document that shows the texts.
struct StringsComparison {
  private let old: String
  private let new: String
  /// The file that is in a folder next to the document.
  private let place: String
  private let documents: [String]

  static func isOfStrings(_ path: String) -> Bool {
    DocumentLanguages.textExtensions.contains(URL(fileURLWithPath: path).pathExtension)
  }

  init(_ old: String, _ new: String) throws(UsageError) {
    self.old = old
    self.new = new
    guard let missing = [old, new].first(where: { !FileManager.default.fileExists(atPath: $0) })
    else {
      let found = [new, old].lazy.map { ($0, DocumentLanguages.documents(ofTexts: $0)) }
        .first { !$0.1.isEmpty }
      guard let found else {
        throw UsageError(
          message: "no document for \(new); a file such as App/de.lproj/Main.strings belongs to "
            + "App/Base.lproj/Main.storyboard")
      }
      (place, documents) = found
      return
    }
    throw UsageError(message: "no such file '\(missing)'", code: .unreadable)
  }

  /// A pair for each document; both versions only differ in the file of strings.
  func pairs() throws(UsageError) -> [DocumentVersions] {
    try documents.map { (document) throws(UsageError) in
      DocumentVersions(old: try version(document, old), new: try version(document, new))
    }
  }

  private func version(_ document: String, _ file: String) throws(UsageError) -> DocumentVersion {
    var version = DocumentVersion(file: document)
    version.name = file
    var files = DocumentLanguages(of: document).textFiles
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: file), limit: StringsFile.sizeLimit)
    } catch {
      throw UsageError(message: "\(file): \(FileFault.reason(of: error, at: file))")
    }
    if let fault = DocumentLanguages.fault(ofTexts: data, file) {
      let place = fault.location.map { ":\($0.line):\($0.column)" } ?? ""
      throw UsageError(message: "\(file)\(place): \(fault.message)")
    }
    files[URL(fileURLWithPath: place).path] = data
    version.texts = NearbyTexts(files: files)
    return version
  }
}
