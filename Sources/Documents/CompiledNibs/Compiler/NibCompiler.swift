package import InterfaceBuilder

/// The files that a document compiles to.
package struct CompiledDocument: Sendable {
  /// A nib: its path below the document's folder, empty for the document's file.
  package struct File: Sendable {
    package var path: String
    package var archive: NibArchive
  }

  package var nibs: [File]
  /// The contents of Info.plist, for a storyboard.
  package var information: StoryboardInformation?
  package var diagnostics: [InterfaceDiagnostic]

  /// Whether the document has no part that cannot be compiled.
  package var isComplete: Bool { !diagnostics.contains { $0.severity == .error } }
}

package struct StoryboardInformation: Hashable, Sendable {
  package var entryPoint: String?
  package var nibNames: [String: String] = [:]
  package var externalReferences: [String: [String: String]] = [:]
}

package struct NibCompiler: Sendable {
  private let options: NibOptions

  package init(_ options: NibOptions) { self.options = options }

  /// Compiles a document; `path` is its name in findings.
  package func compile(_ markup: DocumentMarkup, path: String) -> CompiledDocument {
    let document = NibDocument(markup, path: path, options: options)
    guard let depth = Self.depth(of: markup), depth <= NibDocument.depthLimit else {
      document.report(
        .error, "too-deep",
        "elements are nested more than \(NibDocument.depthLimit) deep, the limit of the compiler",
        at: 0)
      return CompiledDocument(nibs: [], diagnostics: document.diagnostics)
    }
    return document.isStoryboard ? storyboard(document) : interface(document)
  }

  private static func depth(of markup: DocumentMarkup) -> Int? {
    var depths = [Int](repeating: 0, count: markup.elements.count)
    for index in markup.elements.indices.dropFirst() {
      depths[index] = (markup[index].parent.map { depths[$0] } ?? 0) + 1
    }
    return depths.max()
  }

  private func interface(_ document: NibDocument) -> CompiledDocument {
    var diagnostics: [InterfaceDiagnostic] = []
    let variants = NibVariant.all(for: document)
    let nibs = variants.map { variant in
      let adapted = variant.document(document)
      let archive = NibUnit(adapted, root: 0).interfaceArchive()
      diagnostics += adapted.diagnostics
      return CompiledDocument.File(path: variant.name, archive: archive)
    }
    return CompiledDocument(nibs: nibs, diagnostics: Self.unique(diagnostics))
  }

  private func storyboard(_ document: NibDocument) -> CompiledDocument {
    var information = StoryboardInformation()
    var diagnostics: [InterfaceDiagnostic] = []
    var nibs: [CompiledDocument.File] = []
    let variants = NibVariant.all(for: document)
    for variant in variants {
      let adapted = variant.document(document)
      for controller in adapted.sceneControllers
      where adapted.hasOwnNib(controller) || !adapted.isInsideContainer(controller) {
        let unit = NibUnit(adapted, root: adapted.unit[controller])
        for (name, archive) in unit.sceneArchives(of: controller) {
          let path = variant.name.isEmpty ? "\(name).nib" : "\(name).nib/\(variant.name)"
          nibs.append(CompiledDocument.File(path: path, archive: archive))
        }
        let identifier = adapted.sceneIdentifier(of: controller)
        information.nibNames[identifier] = identifier
      }
      diagnostics += adapted.diagnostics
    }
    if let initial = document.markup[0].attributes["initialViewController"],
      let controller = document.ids[initial]
    {
      information.entryPoint = document.sceneIdentifier(of: controller)
    }
    information.externalReferences = document.externalReferences
    return CompiledDocument(
      nibs: nibs, information: information, diagnostics: Self.unique(diagnostics))
  }

  private static func unique(_ diagnostics: [InterfaceDiagnostic]) -> [InterfaceDiagnostic] {
    var seen: Set<String> = []
    return diagnostics.filter { seen.insert($0.description).inserted }
  }
}
