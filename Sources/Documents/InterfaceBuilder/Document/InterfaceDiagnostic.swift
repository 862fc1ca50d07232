/// A finding about a document.
///
/// Diagnostics are collected, never printed by the library, and never stop the reading.
public struct InterfaceDiagnostic: Hashable, Sendable {
  /// How a finding affects the document.
  public enum Severity: String, Sendable {
    case error
    /// A part of the document is wrong and was left out or repaired.
    case warning
    /// A part of the document is unknown and was kept unchanged.
    case note
  }

  /// The severity, as in compilers.
  public let severity: Severity
  /// A stable name for the kind of finding, such as `unknown-element`.
  public let code: String
  /// The problem and the solution, in a sentence or two.
  public let message: String
  /// The path of the document.
  public let path: String
  /// The position in the document; nil for findings about the document as a whole.
  public let location: SourceLocation?
  /// The identifier of the element concerned; nil if there is none.
  public let objectID: String?

  /// Makes a finding; the message has no position and no final period.
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
