// The library's records are structs of pointers; each use below stays inside the life of its
// parser.
@unsafe @preconcurrency import CYAML
import InterfaceBuilder

extension YAMLNode {
  /// Looks for more values or deeper nesting than is allowed, before a document is built of them.
  ///
  /// The library's own builder looks each anchor up among all before it, and its scanner keeps a
  /// record for each open bracket: a file of half a megabyte of brackets took it a minute. Events
  /// come one after the other, so that this walk ends at the first value too many. What aliases
  /// stand for is not counted here.
  ///
  /// - Parameter bytes: The text.
  /// - Returns: What is wrong; `nil` where nothing is, or where the text is malformed, which the
  ///   builder tells.
  /// - Complexity: O(*n*) in the bytes up to the first value too many.
  static func excess(in bytes: UnsafeBufferPointer<UInt8>) -> Fault? {
    var parser = unsafe yaml_parser_t()
    guard unsafe yaml_parser_initialize(&parser) == 1 else { return nil }
    defer { unsafe yaml_parser_delete(&parser) }
    unsafe yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
    var depth = 0
    var count = 0
    while true {
      var event = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(&parser, &event) == 1 else { return nil }
      defer { unsafe yaml_event_delete(&event) }
      switch unsafe event.type {
      // Only the first document is read.
      case YAML_STREAM_END_EVENT, YAML_DOCUMENT_END_EVENT: return nil
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: depth -= 1
      case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT, YAML_SCALAR_EVENT,
        YAML_ALIAS_EVENT:
        count += 1
        if let fault = fault(depth: depth, count: count, at: unsafe location(event.start_mark)) {
          return fault
        }
        if unsafe event.type == YAML_SEQUENCE_START_EVENT || event.type == YAML_MAPPING_START_EVENT
        {
          depth += 1
        }
      default: break
      }
    }
  }

  /// Why a value is one too many, or too deep.
  static func fault(depth: Int, count: Int, at location: SourceLocation) -> Fault? {
    if count > most {
      return Fault(
        message: "settings hold more than 10,000 values, counting what aliases stand for",
        location: location)
    }
    if depth >= deepest {
      return Fault(message: "settings are nested too deeply", location: location)
    }
    return nil
  }

  /// Refuses more lines than are allowed that may be directives.
  static func directiveFault(in bytes: [UInt8]) -> Fault? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var count = 0
    for (index, line) in lines.enumerated() where line.first == UInt8(ascii: "%") {
      count += 1
      if count > directives {
        return Fault(
          message: "settings hold more than 100 directives, lines that begin with %",
          location: SourceLocation(line: index + 1, column: 1))
      }
    }
    return nil
  }
}
