package import Foundation

/// A line that the server of the page sends to a program with previews.
///
/// The program answers each with one line: ``ProgramAnswer``.
package struct ProgramCall: Codable, Sendable {
  /// Tells calls apart.
  package var id: Int
  /// The name of the call: one of the page's, or `start`, `handover`, `image`.
  package var name: String
  /// What the page sent with it.
  package var call: SceneCall?
  /// For `start`: what the build is called.
  package var version: Int?
  /// For `start`: what the program of the build before has left; nil at the start.
  package var handover: PreviewHandover?
  /// For `start`: what the names of pictures begin with.
  package var prefix: String?
  /// For `image`: what follows `image/` and the prefix in its address.
  package var image: String?

  /// Makes a call, whose number is given when it is sent.
  package init(_ name: String) {
    id = 0
    self.name = name
  }

  /// The environment variable that tells a program that the server has started it.
  package static let variable = "AUTOLAYOUT_PREVIEWS"
}

/// The line that a program with previews answers a ``ProgramCall`` with.
///
/// The values stand in it as they are told to pages, so that the server need not read them.
package struct ProgramAnswer: Sendable {
  /// The call that is answered.
  package let id: Int
  /// The status of the response to the page.
  package let status: Int
  /// The JSON of the response.
  package let body: Data

  /// Answers a call.
  package init(id: Int, status: Int, _ body: JSONValue) {
    self.id = id
    self.status = status
    self.body = body.data
  }

  /// The line: numbers of the call and the status, then the JSON, with blanks between.
  package var line: Data {
    Data("\(id) \(status) ".utf8) + body + Data("\n".utf8)
  }

  /// Reads a line; nil for what is none.
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
