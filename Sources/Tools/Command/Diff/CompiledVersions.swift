import CompiledNibs
import DocumentDiff
import Foundation
import InterfaceBuilder

/// Compiled versions in a form that can be compared with documents.
extension DocumentVersions {
  /// Compiles the other version as the compiled version was made, so equal documents are equal.
  @MainActor
  var comparable: DocumentVersions {
    let places = (compiled(old), compiled(new))
    guard places.0 != nil || places.1 != nil else { return self }
    var result = self
    // Identifiers differ, so objects are matched by their contents.
    result.old = adapted(old, places.0, other: places.1, mark: "old")
    result.new = adapted(new, places.1, other: places.0, mark: "new")
    return result
  }

  /// The name of the only compiled version; nil if both or none are compiled.
  var compiledName: String? {
    switch (compiled(old), compiled(new)) {
    case (_?, nil): old?.name
    case (nil, _?): new?.name
    default: nil
    }
  }

  private func compiled(_ version: DocumentVersion?) -> CompiledPath? {
    version?.file.flatMap { CompiledPath($0) }
  }

  @MainActor
  private func adapted(
    _ version: DocumentVersion?, _ own: CompiledPath?, other: CompiledPath?, mark: String
  ) -> DocumentVersion? {
    guard var version else { return nil }
    let name = version.name
    if let own {
      version.read = { Data(try RecoveredDocument(own, path: name, mark: mark).text.utf8) }
    } else if let other {
      let result = Result {
        try Self.recompiled(
          version.read(), name, as: RecoveredDocument(other, path: name).options, mark)
      }
      version.read = { try result.get() }
    }
    return version
  }

  /// Compiles a document and reads it back: only values that nibs have remain.
  @MainActor
  private static func recompiled(
    _ data: Data, _ name: String, as options: NibOptions, _ mark: String
  ) throws -> Data {
    var markup = try DocumentMarkup(data: data, path: name)
    markup.fitButtons(path: name)
    let compiled = NibCompiler(options).compile(markup, path: name)
    if let fault = compiled.diagnostics.first(where: { $0.severity == .error }) {
      throw RecompilationFault(errorDescription: "it cannot be compiled: \(fault.message)")
    }
    let isOld = (options.target ?? 0) < 1100
    return Data(
      try RecoveredDocument(CompiledFiles(compiled, isOldest: isOld), mark: mark).text.utf8)
  }
}

private struct RecompilationFault: LocalizedError {
  var errorDescription: String?
}
