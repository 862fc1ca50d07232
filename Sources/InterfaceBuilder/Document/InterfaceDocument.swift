public import Foundation

/// An Interface Builder document (`.xib` or `.storyboard`), read into a typed model.
///
/// Reading streams through the file once; its cost and its memory grow linearly with the size of
/// the document, whatever its depth.
public struct InterfaceDocument: Sendable {
  package let contents: DocumentContents

  /// The most bytes that are read: 160 MB, room for some 200,000 views.
  public static let sizeLimit = DocumentLimits.standard.bytes

  /// Reads a document from a file.
  ///
  /// - Parameter url: The place of a `.xib` or `.storyboard` file.
  /// - Throws: ``InterfaceDocumentError`` when the file cannot be read or is no such document.
  ///   What is merely not understood inside it becomes a ``diagnostics`` entry.
  /// - Complexity: O(*n*) in the size of the file.
  public init(contentsOf url: URL) throws(InterfaceDocumentError) {
    let path = url.relativePath
    try DocumentFile(path: path, url: url).check(limit: Self.sizeLimit)
    guard let stream = InputStream(url: url) else {
      throw .unreadable(path: path, reason: "it cannot be opened")
    }
    try self.init(stream: stream, path: path)
  }

  /// Reads a document from memory.
  ///
  /// - Parameters:
  ///   - data: The text of a `.xib` or `.storyboard` file.
  ///   - path: The name that diagnostics give the document.
  /// - Throws: ``InterfaceDocumentError`` when the text is no such document.
  /// - Complexity: O(*n*) in the size of the text.
  public init(data: Data, path: String) throws(InterfaceDocumentError) {
    guard !data.isEmpty else { throw .empty(path: path) }
    guard data.count <= Self.sizeLimit else {
      throw .tooLarge(path: path, limit: Self.sizeLimit)
    }
    try self.init(stream: InputStream(data: data), path: path)
  }

  private init(stream: InputStream, path: String) throws(InterfaceDocumentError) {
    let tree = try ElementTree.parsing(stream, path: path)
    contents = DocumentContents(decoded: try DocumentDecoder(tree: tree, path: path))
  }

  /// Decodes markup that was read before, and perhaps edited since.
  ///
  /// - Parameters:
  ///   - markup: The elements.
  ///   - path: The name that diagnostics give the document.
  /// - Throws: ``InterfaceDocumentError`` as other documents do.
  /// - Complexity: O(*n*) in the number of elements.
  package init(markup: DocumentMarkup, path: String) throws(InterfaceDocumentError) {
    contents = DocumentContents(
      decoded: try DocumentDecoder(tree: markup.elementTree, path: path))
  }

  /// What the root element says.
  public var header: DocumentHeader { contents.header }

  /// The path of the document, as it was given.
  public var path: String { contents.path }

  /// The scenes of a storyboard, or one scene for each top-level object of a nib.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  public var scenes: [InterfaceScene] {
    contents.scenes.indices.map { InterfaceScene(contents: contents, offset: $0) }
  }

  /// What was not understood, or was wrong and left out, in document order.
  public var diagnostics: [InterfaceDiagnostic] { contents.diagnostics }
}
