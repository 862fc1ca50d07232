/// A finding about a document.
///
/// Diagnostics are collected, never printed by the library, and never stop the reading.
public struct InterfaceDiagnostic: Hashable, Sendable {
  public enum Severity: String, Sendable {
    case error
    /// A part of the document is wrong and was left out or repaired.
    case warning
    /// A part of the document is unknown and was kept unchanged.
    case note
  }

  public let severity: Severity
  public let code: String
  /// The problem and its solution, in one sentence or two.
  public let message: String
  public let path: String
  public let location: SourceLocation?
  public let objectID: String?

  public init(
    severity: Severity, code: String, message: String, path: String,
    location: SourceLocation? = nil,
    objectID: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.path = path
    self.location = location
    self.objectID = objectID
  }
}

extension InterfaceDiagnostic: CustomStringConvertible {
  /// The diagnostic in the format of compilers: `file:line:column: severity: message`.
  public var description: String {
    var position = path
    if let location { position += ":\(location.line):\(location.column)" }
    return "\(position): \(severity.rawValue): \(message)"
  }
}

extension [InterfaceDiagnostic] {
  var inOrderOfPlaces: [InterfaceDiagnostic] {
    func place(_ diagnostic: InterfaceDiagnostic) -> (Int, Int) {
      (diagnostic.location?.line ?? 0, diagnostic.location?.column ?? 0)
    }
    return sorted { place($0) < place($1) }
  }
}
