import Notation

/// The revisions of the Model Context Protocol that the server speaks.
///
/// Up to the fourth, `initialize` negotiates the connection's revision. With later revisions, each
/// request names a revision, and nothing is negotiated.
enum ProtocolRevision {
  static let handshake = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  static let perRequest = ["2026-07-28"]

  static var all: [String] { handshake + perRequest }

  private static let prefix = "io.modelcontextprotocol/"
  static let versionKey = "\(prefix)protocolVersion"
  static let capabilitiesKey = "\(prefix)clientCapabilities"
  static let serverKey = "\(prefix)serverInfo"

  /// Returns the connection's revision: the requested revision, or the latest if it is unknown.
  static func negotiated(_ requested: String?) -> String {
    requested.flatMap { handshake.contains($0) ? $0 : nil } ?? handshake[handshake.count - 1]
  }

  /// Returns whether a request names a revision.
  ///
  /// - Throws: ``ToolError`` for an unknown revision, or if the client's capabilities are missing.
  static func isNamed(in message: ToolMessage) throws(ToolError) -> Bool {
    guard let version = message.parameters["_meta"]?[versionKey] else { return false }
    guard let version = version.string else {
      throw ToolError(.invalidParameters, "'\(versionKey)' must be a text", id: message.id)
    }
    guard perRequest.contains(version) else {
      throw ToolError(
        .unsupportedRevision, "unsupported protocol version", id: message.id,
        data: ["supported": .strings(all), "requested": .string(version.short)])
    }
    guard case .object? = message.parameters["_meta"]?[capabilitiesKey] else {
      throw ToolError(
        .invalidParameters, "params._meta has no object '\(capabilitiesKey)'", id: message.id)
    }
    return true
  }
}
