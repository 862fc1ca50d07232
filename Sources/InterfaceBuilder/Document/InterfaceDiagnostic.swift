/// Something worth telling about a document, as a value.
///
/// Diagnostics are collected, never printed by the library, and never stop the reading.
public struct InterfaceDiagnostic: Hashable, Sendable {
  /// How grave a diagnostic is.
  public enum Severity: String, Sendable {
    /// The document cannot be used.
    case error
    /// A part of the document is wrong and was left out or repaired.
    case warning
    /// A part of the document is not understood and was kept as it is.
    case note
  }

  /// Its severity.
  public let severity: Severity
  /// A stable name for the kind of diagnostic, such as `unknown-element`.
  public let code: String
  /// What is wrong and what to do, in one sentence or two.
  public let message: String
  /// The path of the document, as it was given.
  public let path: String
  /// Where in the document, if one place is to blame.
  public let location: SourceLocation?
  /// The identifier of the object concerned, if there is one.
  public let objectID: String?

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - severity: How grave it is.
  ///   - code: A stable name for the kind of diagnostic.
  ///   - message: What is wrong and what to do.
  ///   - path: The path of the document.
  ///   - location: Where in the document.
  ///   - objectID: The object concerned.
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
  /// The diagnostic in the form compilers use: `file:line:column: severity: message`.
  public var description: String {
    var position = path
    if let location { position += ":\(location.line):\(location.column)" }
    return "\(position): \(severity.rawValue): \(message)"
  }
}

extension [InterfaceDiagnostic] {
  /// Those about the whole file first, then from line to line, as a person reads them.
  var inOrderOfPlaces: [InterfaceDiagnostic] {
    func place(_ diagnostic: InterfaceDiagnostic) -> (Int, Int) {
      (diagnostic.location?.line ?? 0, diagnostic.location?.column ?? 0)
    }
    return sorted { place($0) < place($1) }
  }
}
