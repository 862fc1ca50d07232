package import InterfaceBuilder
package import Notation

package struct CallError: Error, Equatable {
  package let status: Int
  package let message: String
  /// The document, if it causes the error.
  package var file: String?
  package var location: SourceLocation?

  package init(_ status: Int, _ message: String) {
    self.status = status
    self.message = message
  }

  package var json: JSONValue {
    let error = JSONValue.members([
      ("message", .string(message)), ("file", file.map { .string($0) }),
      ("line", location.map { .int($0.line) }), ("column", location.map { .int($0.column) }),
    ])
    return .object([("error", error)])
  }
}
