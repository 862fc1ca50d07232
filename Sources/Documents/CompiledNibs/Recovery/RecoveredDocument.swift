internal import Foundation
internal import InterfaceBuilder

/// A document in Interface Builder's form, made from compiled nibs.
///
/// Values that a nib lacks are missing: names for the canvas, and settings that the compiler does
/// not write. Images get the sizes of image views.
package struct RecoveredDocument: Sendable {
  /// The document as XML.
  package let text: String
  /// The settings with which an equal document would be compiled.
  package let options: NibOptions

  /// The largest document that is recovered, in bytes.
  package static let limit = InterfaceDocument.sizeLimit

  /// Recovers the document of the nib or storyboard.
  ///
  /// Linear in the objects.
  ///
  /// - Parameter mark: the beginning of identifiers that the nibs do not have.
  /// - Throws: `NibArchiveError` if a nib is damaged or too large.
  package init(_ files: CompiledFiles, mark: String = "object") throws(NibArchiveError) {
    let recovery = NibRecovery(mark: mark)
    let root = try recovery.document(files)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    guard root.write(to: &text, limit: Self.limit) else {
      throw NibArchiveError(reason: "its objects repeat more than \(Self.limit >> 20) MB of texts")
    }
    self.text = text
    options = recovery.options
  }
}

/// The files of the compiled document, by their paths in its folder; a nib has the empty path.
package struct CompiledFiles: Hashable, Sendable {
  package var files: [String: [UInt8]]

  package init(_ files: [String: [UInt8]]) { self.files = files }

  /// Takes the result of the compilation; with `isOldest`, only the form for the oldest systems.
  package init(_ compiled: CompiledDocument, isOldest: Bool = false) {
    files = [:]
    for nib in compiled.nibs where !isOldest || !nib.path.contains("objects-") {
      files[nib.path] = nib.archive.bytes
    }
    if let information = compiled.information { files["Info.plist"] = information.propertyList }
  }

  /// Whether the files are a storyboard's.
  var isStoryboard: Bool { files["Info.plist"] != nil }

  /// The nib with a name, in the form for the newest systems.
  func nib(_ name: String) -> [UInt8]? {
    if let single = files[name] { return single }
    let folder = name.isEmpty ? "" : name + "/"
    let forms = files.keys.filter { $0.hasPrefix(folder) && $0.hasSuffix(".nib") }
    let newest = forms.max { version($0) < version($1) }
    return newest.flatMap { files[$0] }
  }

  /// The oldest system for a form of the nib, such as 1300 for `objects-13.0+.nib`.
  private func version(_ path: String) -> Int {
    guard let name = path.split(separator: "/").last, name.hasPrefix("objects-") else { return 0 }
    let text = name.dropFirst("objects-".count).prefix { $0.isNumber || $0 == "." }
    return NibVersion.number(String(text)) ?? 0
  }
}

extension StoryboardInformation {
  /// The contents of Info.plist.
  package var propertyList: [UInt8] {
    var content: [String: Any] = [
      "UIStoryboardVersion": 1, "UIViewControllerIdentifiersToNibNames": nibNames,
    ]
    content["UIStoryboardDesignatedEntryPointIdentifier"] = entryPoint
    if !externalReferences.isEmpty {
      content["UIViewControllerIdentifiersToExternalStoryboardReferences"] = externalReferences
    }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: content, format: .binary, options: 0)
    return data.map { [UInt8]($0) } ?? []
  }

  init(propertyList bytes: [UInt8]) throws(NibArchiveError) {
    let read = try? unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    guard let content = read as? [String: Any] else {
      throw NibArchiveError(reason: "Info.plist is not a property list")
    }
    entryPoint = content["UIStoryboardDesignatedEntryPointIdentifier"] as? String
    nibNames = content["UIViewControllerIdentifiersToNibNames"] as? [String: String] ?? [:]
    externalReferences =
      content["UIViewControllerIdentifiersToExternalStoryboardReferences"]
      as? [String: [String: String]] ?? [:]
  }
}
