internal import Foundation
internal import FoundationXML

extension ElementTree {
  /// Reads an XML text element by element.
  ///
  /// The parser takes the stream in pieces; only what the tree keeps stays in memory.
  ///
  /// - Throws: The text is not well-formed, is not complete, or has another root than a document
  ///   of UIKit's; the reading ends at the first of these.
  static func parsing(
    _ stream: InputStream, path: String, keepsAll: Bool = false
  ) throws(InterfaceDocumentError) -> ElementTree {
    let parser = XMLParser(stream: stream)
    let reader = ElementTreeReader(path: path, keepsAll: keepsAll)
    parser.delegate = reader
    parser.shouldResolveExternalEntities = false
    _ = parser.parse()
    if let error = reader.error { throw error }
    guard !reader.tree.elements.isEmpty else {
      throw .malformed(
        path: path, location: SourceLocation(line: 1, column: 1), reason: "it contains no element")
    }
    guard reader.isComplete else {
      throw .malformed(
        path: path, location: reader.lastLocation,
        reason: "it ends inside <\(reader.openElementName)>; the file is truncated")
    }
    return reader.tree
  }
}

/// Collects the parser's events into a tree.
private final class ElementTreeReader: NSObject, XMLParserDelegate {
  let tree: ElementTree
  var error: InterfaceDocumentError?
  private(set) var lastLocation = SourceLocation(line: 1, column: 1)
  private let path: String
  private var names: [String] = []
  private var hasRoot = false

  init(path: String, keepsAll: Bool) {
    self.path = path
    tree = ElementTree(keepsAll: keepsAll)
  }

  var isComplete: Bool { hasRoot && names.isEmpty }
  var openElementName: String { names.last ?? "document" }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let location = SourceLocation(line: parser.lineNumber, column: parser.columnNumber)
    lastLocation = location
    if !hasRoot {
      hasRoot = true
      if let refusal = refusal(root: name, attributes: attributes, location: location) {
        error = refusal
        parser.abortParsing()
        return
      }
    }
    names.append(name)
    tree.begin(name, attributes: attributes, at: location)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    _ = names.popLast()
    tree.end()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { tree.append(string) }

  func parser(_ parser: XMLParser, foundComment comment: String) { tree.comment(comment) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    tree.append(String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred failure: any Error) {
    // The parser goes on to report consequences of the first error; only the first one counts.
    guard error == nil else { return }
    let location = SourceLocation(
      line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
    error = .malformed(path: path, location: location, reason: reason((failure as NSError).code))
  }

  /// libxml2's error numbers in words.
  private func reason(_ code: Int) -> String {
    switch code {
    case 4 where !hasRoot: "it does not begin with an XML element"
    case 5, 73, 77: "it ends inside <\(openElementName)>; the file is truncated"
    case 9: "it contains a control character, which XML does not allow, or bytes that are not UTF-8"
    case 13...18, 26...31, 88:
      "it names an entity that it does not define; entities of other files are not read"
    case 39, 41, 42: "malformed attribute in an element after <\(openElementName)>"
    case 68: "missing or malformed element name; are there merge conflict markers?"
    case 76: "an end tag does not match <\(openElementName)>"
    case 81: "it contains bytes that are not UTF-8"
    case 89: "its entities expand without limit"
    default: "XML error \(code) near <\(openElementName)>"
    }
  }

  private func refusal(
    root: String, attributes: [String: String], location: SourceLocation
  ) -> InterfaceDocumentError? {
    guard root != "archive" else { return .archiveFormat(path: path, location: location) }
    guard root == "document" else {
      return .notInterfaceBuilder(path: path, location: location, root: root)
    }
    let type = attributes["type"] ?? ""
    guard type.hasPrefix("com.apple.InterfaceBuilder") else {
      return .notInterfaceBuilder(path: path, location: location, root: "document type=\"\(type)\"")
    }
    let target = attributes["targetRuntime"] ?? ""
    guard type.contains("CocoaTouch") || type.contains("AppleTV"),
      target.hasPrefix("iOS.CocoaTouch") || target.hasPrefix("AppleTV")
    else {
      return .unsupportedTarget(
        path: path, location: location, target: target.isEmpty ? type : target)
    }
    return nil
  }
}
