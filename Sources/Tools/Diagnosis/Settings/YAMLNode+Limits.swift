// libyaml's records are structs of pointers, used within the lifetime of the parser.
@unsafe @preconcurrency import CYAML
import InterfaceBuilder

extension YAMLNode {
  /// Checks the number and depth of values before a document is built.
  ///
  /// libyaml's builder searches all anchors for each alias: half a megabyte of brackets took a
  /// minute. Malformed text gives nil, since the builder reports it.
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

  static func fault(depth: Int, count: Int, at location: SourceLocation) -> Fault? {
    if count > most {
      return Fault(
        message: "settings have more than 10,000 values, including the values of aliases",
        location: location)
    }
    if depth >= deepest {
      return Fault(message: "settings are nested too deeply", location: location)
    }
    return nil
  }

  static func directiveFault(in bytes: [UInt8]) -> Fault? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var count = 0
    for (index, line) in lines.enumerated() where line.first == UInt8(ascii: "%") {
      count += 1
      if count > directives {
        return Fault(
          message: "settings have more than 100 directives (lines that begin with %)",
          location: SourceLocation(line: index + 1, column: 1))
      }
    }
    return nil
  }
}
