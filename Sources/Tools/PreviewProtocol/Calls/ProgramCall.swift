package import Foundation
package import Notation

/// A line that the page's server sends to a program with previews.
///
/// The program answers each with one line: ``ProgramAnswer``.
package struct ProgramCall: Codable, Sendable {
  package var id: Int
  /// The name of the call: one of the page's, or `start`, `handover`, `image`.
  package var name: String
  package var call: SceneCall?
  /// For `start`: the version of the build.
  package var version: Int?
  /// For `start`: the state of the previous build's program; nil for the first one.
  package var handover: PreviewHandover?
  /// For `start`: the prefix of picture names.
  package var prefix: String?
  /// For `image`: the part of its address after `image/` and the prefix.
  package var image: String?

  /// Creates a call, numbered when it is sent.
  package init(_ name: String) {
    id = 0
    self.name = name
  }

  /// The environment variable that marks a program started by the server.
  package static let variable = "AUTOLAYOUT_PREVIEWS"
}

/// A line that answers a ``ProgramCall``.
///
/// It contains the values in the form for pages, which the server passes on without parsing.
package struct ProgramAnswer: Sendable {
  package let id: Int
  package let status: Int
  package let body: Data

  package init(id: Int, status: Int, _ body: JSONValue) {
    self.id = id
    self.status = status
    self.body = body.data
  }

  /// The line: the numbers of the call and the status, then the JSON, separated by blanks.
  package var line: Data {
    Data("\(id) \(status) ".utf8) + body + Data("\n".utf8)
  }

  /// Parses a line; nil for an invalid one.
  package init?(_ line: Data) {
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard parts.count == 3, let id = Int(String(decoding: parts[0], as: UTF8.self)),
      let status = Int(String(decoding: parts[1], as: UTF8.self))
    else { return nil }
    self.id = id
    self.status = status
    body = Data(parts[2])
  }
}
