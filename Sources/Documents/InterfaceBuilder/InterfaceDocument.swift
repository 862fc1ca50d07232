public import Foundation

/// An Interface Builder document (`.xib` or `.storyboard`), read into a typed model.
///
/// Cost and memory grow linearly with the size of the document at any depth.
public struct InterfaceDocument: Sendable {
  package let contents: DocumentContents

  /// The size limit in bytes: 160 MB, room for some 200,000 views.
  public static let sizeLimit = DocumentLimits.standard.bytes

  /// Reads a `.xib` or `.storyboard` file.
  ///
  /// - Throws: ``InterfaceDocumentError`` when the file cannot be read or has another format.
  ///   Unknown parts become ``diagnostics`` entries instead.
  /// - Complexity: O(*n*) in the size of the file.
  public init(contentsOf url: URL) throws(InterfaceDocumentError) {
    let path = url.relativePath
    try DocumentFile(path: path, url: url).check(limit: Self.sizeLimit)
    guard let stream = InputStream(url: url) else {
      throw .unreadable(path: path, reason: "it cannot be opened")
    }
    try self.init(stream: stream, path: path, file: path)
  }

  /// Reads a document from memory; `path` is the document's name in diagnostics.
  ///
  /// - Throws: ``InterfaceDocumentError``.
  /// - Complexity: O(*n*) in the size of the text.
  public init(data: Data, path: String) throws(InterfaceDocumentError) {
    try self.init(data: data, path: path, file: path)
  }

  /// Reads a document from memory, with the strings and fonts near a file that may have another
  /// name in diagnostics.
  package init(data: Data, path: String, file: String) throws(InterfaceDocumentError) {
    guard !data.isEmpty else { throw .empty(path: path) }
    guard data.count <= Self.sizeLimit else {
      throw .tooLarge(path: path, limit: Self.sizeLimit)
    }
    try self.init(stream: InputStream(data: data), path: path, file: file)
  }

  private init(
    stream: InputStream, path: String, file: String
  ) throws(InterfaceDocumentError) {
    let tree = try ElementTree.parsing(stream, path: path)
    contents = DocumentContents(try DocumentDecoder(tree: tree, path: path), file: file)
  }

  /// Decodes markup that was read before, and possibly edited, with the strings and fonts near a
  /// file; nil for the path.
  package init(
    markup: DocumentMarkup, path: String, file: String? = nil, texts: NearbyTexts = .onDisk
  ) throws(InterfaceDocumentError) {
    contents = DocumentContents(
      try DocumentDecoder(tree: markup.elementTree, path: path), file: file ?? path, texts)
  }

  /// Decodes edited markup, with all files near another version.
  package init(
    markup: DocumentMarkup, near document: InterfaceDocument
  ) throws(InterfaceDocumentError) {
    try self.init(
      markup: markup, path: document.path, file: document.file, texts: document.contents.texts)
  }

  /// The file next to which strings and fonts are found.
  package var file: String { contents.file }

  /// The properties of the root element, such as the kind and the initial controller.
  public var header: DocumentHeader { contents.header }

  /// The path or name that the document was read with; diagnostics repeat it.
  public var path: String { contents.path }

  /// The scenes of a storyboard, or a scene for each top-level object of a nib.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  public var scenes: [InterfaceScene] {
    contents.scenes.indices.map { InterfaceScene(contents: contents, offset: $0) }
  }

  /// The warnings and notes from reading, in the order of their lines.
  public var diagnostics: [InterfaceDiagnostic] { contents.diagnostics }
}
