import Foundation
import Notation

/// A client's message: a request with an identifier, or a notification, which has none.
struct ToolMessage {
  enum ID: Hashable, Sendable {
    case number(Int)
    case text(String)

    init?(_ value: JSONValue?) {
      if let text = value?.string {
        self = .text(text)
      } else if let number = value?.integer {
        self = .number(number)
      } else {
        return nil
      }
    }

    var json: JSONValue {
      switch self {
      case .number(let number): .written("\(number)")
      case .text(let text): .string(text)
      }
    }
  }

  let id: ID?
  let method: String
  let parameters: JSONValue

  /// Reads a line; nil for a response, which this server never asks for.
  static func read(_ line: Data) throws(ToolError) -> ToolMessage? {
    guard let value = JSONValue(reading: line) else {
      throw ToolError(.parseError, "the line is not JSON; send one JSON-RPC message on each line")
    }
    let id = ID(value["id"])
    guard case .object = value, value["jsonrpc"]?.string == "2.0" else {
      throw ToolError(
        .invalidRequest, "the message is not a JSON-RPC 2.0 object; batches are not supported",
        id: id)
    }
    guard let method = value["method"]?.string else {
      if value["result"] != nil || value["error"] != nil { return nil }
      throw ToolError(.invalidRequest, "the message has no 'method'", id: id)
    }
    guard id != nil || value["id"] == nil else {
      throw ToolError(.invalidRequest, "'id' must be a text or an integer")
    }
    let parameters = value["params"] ?? [:]
    guard case .object = parameters else {
      throw ToolError(.invalidParameters, "'params' must be an object", id: id)
    }
    return ToolMessage(id: id, method: method, parameters: parameters)
  }
}

struct ToolError: Error {
  enum Code: Int {
    case parseError = -32_700
    case invalidRequest = -32_600
    case unknownMethod = -32_601
    case invalidParameters = -32_602
    case unsupportedRevision = -32_022
  }

  let code: Code
  let message: String
  var id: ToolMessage.ID?
  var data: JSONValue?

  init(_ code: Code, _ message: String, id: ToolMessage.ID? = nil, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.id = id
    self.data = data
  }

  var json: JSONValue {
    [
      "jsonrpc": "2.0", "id": id?.json ?? .null,
      "error": .members([
        ("code", .int(code.rawValue)), ("message", .string(message)), ("data", data),
      ]),
    ]
  }
}
