// libyaml's records are structs of pointers, used within the lifetime of the document.
@unsafe @preconcurrency import CYAML
import Foundation
import InterfaceBuilder

struct YAMLNode {
  enum Content {
    case scalar(String)
    case sequence([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  let content: Content
  let location: SourceLocation

  struct Fault: Error {
    var message: String
    var location: SourceLocation

    static let tooLarge = Fault(message: "settings are larger than 1 MB", location: start)
  }

  /// The maximum nesting depth; also stops aliases to their own ancestors.
  static let deepest = 16
  /// The maximum number of values, as nested aliases could become millions.
  static let most = 10_000
  static let longest = 1 << 20
  /// The maximum number of lines that begin with `%`; libyaml compares each with all others.
  static let directives = 100

  /// Parses the first document in the text with libyaml; nil if the text is empty.
  static func parse(_ text: String) throws(Fault) -> YAMLNode? {
    try outcome(of: text).get()
  }

  private static func outcome(of text: String) -> Result<YAMLNode?, Fault> {
    guard text.utf8.count <= longest else {
      return .failure(.tooLarge)
    }
    var parser = unsafe yaml_parser_t()
    guard unsafe yaml_parser_initialize(&parser) == 1 else {
      return .failure(Fault(message: "out of memory", location: start))
    }
    defer { unsafe yaml_parser_delete(&parser) }
    let bytes = Array(text.utf8)
    if let fault = directiveFault(in: bytes) { return .failure(fault) }
    // Safe: the parser only reads the buffer until the document is loaded, within this call.
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      if let fault = unsafe excess(in: buffer) { return .failure(fault) }
      unsafe yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var document = unsafe yaml_document_t()
      guard unsafe yaml_parser_load(&parser, &document) == 1 else {
        let problem = unsafe parser.problem.map { unsafe String(cString: $0) }
        return .failure(
          Fault(
            message: "malformed YAML: \(problem ?? "unknown problem")",
            location: unsafe Self.location(parser.problem_mark)))
      }
      defer { unsafe yaml_document_delete(&document) }
      guard let root = unsafe yaml_document_get_root_node(&document) else { return .success(nil) }
      var count = 0
      return Result { () throws(Fault) in
        unsafe try node(root, of: &document, depth: 0, count: &count)
      }
      .map(Optional.some)
    }
  }

  private static let start = SourceLocation(line: 1, column: 1)

  @unsafe
  static func location(_ mark: yaml_mark_t) -> SourceLocation {
    SourceLocation(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  @unsafe
  private static func node(
    _ pointer: UnsafeMutablePointer<yaml_node_t>, of document: inout yaml_document_t, depth: Int,
    count: inout Int
  ) throws(Fault) -> YAMLNode {
    let node = unsafe pointer.pointee
    let location = unsafe Self.location(node.start_mark)
    count += 1
    if let fault = fault(depth: depth, count: count, at: location) { throw fault }
    switch unsafe node.type {
    case YAML_SCALAR_NODE:
      let scalar = unsafe node.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return YAMLNode(
        content: .scalar(unsafe String(decoding: bytes, as: UTF8.self)), location: location)
    case YAML_SEQUENCE_NODE:
      var items: [YAMLNode] = []
      var item = unsafe node.data.sequence.items.start
      // The stack of items is contiguous from `start` to `top`.
      while let current = unsafe item, unsafe current < node.data.sequence.items.top {
        if let child = unsafe yaml_document_get_node(&document, current.pointee) {
          items.append(unsafe try Self.node(child, of: &document, depth: depth + 1, count: &count))
        }
        unsafe item = current + 1
      }
      return YAMLNode(content: .sequence(items), location: location)
    case YAML_MAPPING_NODE:
      var pairs: [(key: YAMLNode, value: YAMLNode)] = []
      var pair = unsafe node.data.mapping.pairs.start
      while let current = unsafe pair, unsafe current < node.data.mapping.pairs.top {
        if let key = unsafe yaml_document_get_node(&document, current.pointee.key),
          let value = unsafe yaml_document_get_node(&document, current.pointee.value)
        {
          pairs.append(
            (
              key: unsafe try Self.node(key, of: &document, depth: depth + 1, count: &count),
              value: unsafe try Self.node(value, of: &document, depth: depth + 1, count: &count)
            ))
        }
        unsafe pair = current + 1
      }
      return YAMLNode(content: .mapping(pairs), location: location)
    default:
      return YAMLNode(content: .scalar(""), location: location)
    }
  }
}
