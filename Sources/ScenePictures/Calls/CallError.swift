package import InterfaceBuilder

/// Why a call is refused.
package struct CallError: Error, Equatable {
  /// The status of the response.
  package let status: Int
  /// What is wrong, and what to do.
  package let message: String
  /// The document; nil where none is to blame.
  package var file: String?
  /// The place in it.
  package var location: SourceLocation?

  /// Refuses a call.
  ///
  /// - Parameters:
  ///   - status: The status of the response.
  ///   - message: What is wrong, and what to do.
  package init(_ status: Int, _ message: String) {
    self.status = status
    self.message = message
  }

  /// The error as pages get it.
  package var json: JSONValue {
    let error = JSONValue.members([
      ("message", .string(message)), ("file", file.map { .string($0) }),
      ("line", location.map { .int($0.line) }), ("column", location.map { .int($0.column) }),
    ])
    return .object([("error", error)])
  }
}
