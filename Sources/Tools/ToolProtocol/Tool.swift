package import Foundation
package import Notation

/// A function that an agent calls by name.
package struct Tool: Sendable {
  package let name: String
  package let title: String
  package let summary: String
  /// An object with the arguments.
  package let arguments: Schema
  /// An object with the members of ``ToolResult/value``.
  package let result: Schema
  package let isReadOnly: Bool

  package init(
    _ name: String, _ title: String, _ summary: String, arguments: [Schema.Member],
    result: [Schema.Member], isReadOnly: Bool = true
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.arguments = .object(arguments)
    self.result = .object(result)
    self.isReadOnly = isReadOnly
  }

  var json: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(summary),
      "inputSchema": arguments.json, "outputSchema": result.json,
      "annotations": [
        "title": .string(title), "readOnlyHint": .bool(isReadOnly), "destructiveHint": false,
        "openWorldHint": false,
      ],
    ]
  }
}

/// A tool's result: text for the agent, values for programs, and possibly a picture.
package struct ToolResult: Sendable {
  package var text: String
  /// The values of the tool's result schema; nil for an error.
  package var value: JSONValue?
  /// A PNG.
  package var picture: Data?

  package init(text: String, value: JSONValue?, picture: Data? = nil) {
    self.text = text
    self.value = value
    self.picture = picture
  }

  /// A failure; the message says how to go on.
  package static func failure(_ message: String) -> ToolResult {
    ToolResult(text: message, value: nil)
  }

  package var isError: Bool { value == nil }

  var members: [(String, JSONValue)] {
    var content: [JSONValue] = [["type": "text", "text": .string(text)]]
    if let picture {
      content.append([
        "type": "image", "data": .string(picture.base64EncodedString()), "mimeType": "image/png",
      ])
    }
    var members: [(String, JSONValue)] = [("content", .array(content))]
    if let value { members.append(("structuredContent", value)) }
    return members + [("isError", .bool(isError))]
  }
}

package struct ToolProgress: Codable, Sendable {
  package var done: Double
  package var total: Double?
  package var message: String

  package init(_ done: Double, of total: Double? = nil, _ message: String) {
    self.done = done
    self.total = total
    self.message = message
  }
}

/// A server's tools.
package protocol ToolProvider: Sendable {
  var tools: [Tool] { get }

  /// Calls a tool with arguments that match the schema; ends soon after the task is canceled.
  ///
  /// Nothing is reported after the result.
  func call(
    _ tool: Tool, _ arguments: JSONValue, report: @escaping @Sendable (ToolProgress) -> Void
  ) async -> ToolResult
}
