internal import CXML2
internal import Foundation

extension ElementTree {
  private static let pieceSize = 1 << 16

  /// Parses an XML text element by element.
  ///
  /// External resources are never loaded and custom entities not expanded, so the text cannot
  /// multiply.
  ///
  /// - Throws: The first error: not well-formed, incomplete, beyond `limits`, or not a UIKit
  ///   document.
  static func parsing(
    _ stream: InputStream, path: String, keepsAll: Bool = false,
    limits: DocumentLimits = .standard
  ) throws(InterfaceDocumentError) -> ElementTree {
    let reader = ElementTreeReader(path: path, keepsAll: keepsAll, limits)
    var handler = unsafe ElementTreeReader.handler
    let context = unsafe xmlCreatePushParserCtxt(
      &handler, Unmanaged.passUnretained(reader).toOpaque(), nil, 0, nil)
    guard let context = unsafe context else {
      throw .unreadable(path: path, reason: "out of memory")
    }
    defer { unsafe xmlFreeParserCtxt(context) }
    // Size limits bound the document. Without the third option, `&amp;` would arrive as `&#38;`.
    let options = [XML_PARSE_NONET, XML_PARSE_HUGE, XML_PARSE_NOENT]
    unsafe xmlCtxtUseOptions(context, options.reduce(0) { $0 | CInt($1.rawValue) })
    unsafe reader.context = context
    reader.read(stream, pieceSize: pieceSize)
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

@safe
private final class ElementTreeReader {
  let tree: ElementTree
  private(set) var error: InterfaceDocumentError?
  private(set) var lastLocation = SourceLocation(line: 1, column: 1)
  /// libxml2's state; it exists only during parsing.
  var context: xmlParserCtxtPtr?
  private let path: String
  private let limits: DocumentLimits
  private var names: [String] = []
  private var hasRoot = false
  private var hasEntities = false

  init(path: String, keepsAll: Bool, _ limits: DocumentLimits) {
    self.path = path
    self.limits = limits
    tree = ElementTree(keepsAll: keepsAll)
  }

  var isComplete: Bool { hasRoot && names.isEmpty }
  var openElementName: String { names.last ?? "document" }

  func read(_ stream: InputStream, pieceSize: Int) {
    stream.open()
    defer { stream.close() }
    var piece = [UInt8](repeating: 0, count: pieceSize)
    while error == nil {
      let count = unsafe piece.withUnsafeMutableBufferPointer { buffer in
        unsafe buffer.baseAddress.map { unsafe stream.read($0, maxLength: pieceSize) } ?? 0
      }
      guard count >= 0 else {
        error = .unreadable(path: path, reason: "it cannot be read to the end")
        return
      }
      unsafe piece.withUnsafeBytes { bytes in
        _ = unsafe xmlParseChunk(
          context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(count),
          count == 0 ? 1 : 0)
      }
      if count == 0 { return }
    }
  }

  private func stop(with failure: InterfaceDocumentError) {
    if error == nil { error = failure }
    unsafe xmlStopParser(context)
  }

  private var location: SourceLocation {
    guard let input = unsafe context?.pointee.input else { return lastLocation }
    return SourceLocation(
      line: max(1, Int(unsafe input.pointee.line)), column: max(1, Int(unsafe input.pointee.col)))
  }

  func begin(_ name: String, _ attributes: [(name: String, value: String)]) {
    guard error == nil else { return }
    let location = location
    lastLocation = location
    if !hasRoot {
      hasRoot = true
      if let refusal = refusal(root: name, attributes: attributes, location: location) {
        stop(with: refusal)
        return
      }
    }
    if let excess = excess(name, attributes) {
      stop(with: excess, at: location)
      return
    }
    names.append(name)
    tree.begin(name, attributes: attributes, at: location)
  }

  private func excess(
    _ name: String, _ attributes: [(name: String, value: String)]
  ) -> DocumentLimits.Excess? {
    if tree.elements.count >= limits.elements { return .elements }
    if names.count >= limits.depth { return .depth }
    if attributes.count > limits.attributes { return .attributes }
    let longest = attributes.reduce(name.utf8.count) { max($0, $1.name.utf8.count) }
    if longest > limits.nameLength { return .nameLength }
    return attributes.contains { $0.value.utf8.count > limits.textLength } ? .textLength : nil
  }

  private func stop(with excess: DocumentLimits.Excess, at location: SourceLocation) {
    stop(with: .tooMuch(path: path, location: location, reason: limits.reason(excess)))
  }

  func append(_ characters: @autoclosure () -> String) {
    guard error == nil, tree.keepsText else { return }
    tree.append(characters())
    if tree.openTextLength > limits.textLength { stop(with: .textLength, at: location) }
  }

  func end() {
    guard error == nil else { return }
    _ = names.popLast()
    tree.end()
  }

  func declareEntity() { hasEntities = true }

  func fail(_ code: Int) {
    // The parser also reports consequences of the first error; only the first error counts.
    guard error == nil else { return }
    let fault = MarkupFault(
      code: code, openElement: openElementName, hasRoot: hasRoot, hasEntities: hasEntities)
    stop(with: .malformed(path: path, location: location, reason: fault.reason))
  }

  private func refusal(
    root: String, attributes: [(name: String, value: String)], location: SourceLocation
  ) -> InterfaceDocumentError? {
    guard root != "archive" else { return .archiveFormat(path: path, location: location) }
    guard root == "document" else {
      return .notInterfaceBuilder(path: path, location: location, root: root)
    }
    func value(_ name: String) -> String { attributes.first { $0.name == name }?.value ?? "" }
    let type = value("type")
    guard type.hasPrefix("com.apple.InterfaceBuilder") else {
      return .notInterfaceBuilder(path: path, location: location, root: root)
    }
    let target = value("targetRuntime")
    guard type.contains("CocoaTouch") || type.contains("AppleTV"),
      target.hasPrefix("iOS.CocoaTouch") || target.hasPrefix("AppleTV")
    else {
      let unnamed = type.contains("CocoaTouch") ? "an unnamed targetRuntime" : type
      return .unsupportedTarget(
        path: path, location: location, target: target.isEmpty ? unnamed : target)
    }
    return nil
  }
}

// MARK: - Callbacks of libxml2

extension ElementTreeReader {
  private static func reader(_ data: UnsafeMutableRawPointer?) -> ElementTreeReader? {
    unsafe data.map { unsafe Unmanaged<ElementTreeReader>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Text with a given length; invalid UTF-8 is replaced.
  private static func text(_ start: UnsafePointer<UInt8>?, _ count: Int) -> String {
    unsafe String(decoding: UnsafeBufferPointer(start: start, count: max(0, count)), as: UTF8.self)
  }

  private static func text(_ start: UnsafePointer<UInt8>?) -> String {
    unsafe text(start, start.map { unsafe Int(xmlStrlen($0)) } ?? 0)
  }

  /// A name with the prefix as written.
  private static func name(
    _ prefix: UnsafePointer<UInt8>?, _ local: UnsafePointer<UInt8>?
  ) -> String {
    unsafe prefix == nil ? text(local) : "\(text(prefix)):\(text(local))"
  }

  /// The callbacks; nil disables libxml2's default behavior.
  static var handler: xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.startElementNs = { data, local, prefix, _, _, _, count, _, attributes in
      var written: [(name: String, value: String)] = []
      written.reserveCapacity(Int(count))
      for index in 0..<Int(count) {
        // Five pointers each: name, prefix, name space, beginning and end of the value.
        guard let parts = unsafe attributes.map({ unsafe $0 + 5 * index }),
          let start = unsafe parts[3], let end = unsafe parts[4]
        else { continue }
        let value = unsafe ElementTreeReader.text(start, end - start)
        written.append((name: unsafe ElementTreeReader.name(parts[1], parts[0]), value: value))
      }
      unsafe ElementTreeReader.reader(data)?.begin(ElementTreeReader.name(prefix, local), written)
    }
    unsafe handler.endElementNs = { data, _, _, _ in unsafe ElementTreeReader.reader(data)?.end() }
    unsafe handler.characters = { data, start, count in
      unsafe ElementTreeReader.reader(data)?.append(ElementTreeReader.text(start, Int(count)))
    }
    unsafe handler.cdataBlock = handler.characters
    unsafe handler.comment = { data, start in
      unsafe ElementTreeReader.reader(data)?.tree.comment(ElementTreeReader.text(start))
    }
    unsafe handler.entityDecl = { data, _, _, _, _, _ in
      unsafe ElementTreeReader.reader(data)?.declareEntity()
    }
    unsafe handler.serror = { data, error in
      guard let error = unsafe error, unsafe error.pointee.level != XML_ERR_NONE else { return }
      unsafe ElementTreeReader.reader(data)?.fail(Int(error.pointee.code))
    }
    return unsafe handler
  }
}
