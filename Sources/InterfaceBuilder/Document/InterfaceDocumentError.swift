/// Why a file could not be read as an Interface Builder document.
public enum InterfaceDocumentError: Error, Hashable, Sendable {
  /// The file is missing, is no regular file, or may not be read; `reason` says which.
  case unreadable(path: String, reason: String)
  /// The file is larger than `limit` bytes.
  case tooLarge(path: String, limit: Int)
  /// The document holds more of something than is read; `reason` says what, and the limit.
  case tooMuch(path: String, location: SourceLocation, reason: String)
  /// The file holds nothing.
  case empty(path: String)
  /// The text is not well-formed XML, or ends before the document does.
  case malformed(path: String, location: SourceLocation, reason: String)
  /// The text is XML, but its root element, or the type of it, is not Interface Builder's.
  case notInterfaceBuilder(path: String, location: SourceLocation, root: String)
  /// The document is of the `<archive>` form that Interface Builder wrote before Xcode 5.
  case archiveFormat(path: String, location: SourceLocation)
  /// The document is for macOS, watchOS or another platform whose views are not UIKit's.
  case unsupportedTarget(path: String, location: SourceLocation, target: String)

  /// Whether the file could not be opened at all, as opposed to holding something unusable.
  public var isUnreadable: Bool {
    if case .unreadable = self { return true }
    return false
  }

  /// The error as a diagnostic, with its location and what to do about it.
  public var diagnostic: InterfaceDiagnostic {
    switch self {
    case .unreadable(let path, let reason):
      Self.diagnostic(
        "unreadable-file", path: path, at: .start, message: "cannot read the file: \(reason)")
    case .tooLarge(let path, let limit):
      Self.diagnostic(
        "file-too-large", path: path, at: .start,
        message: "the file is larger than \(limit / 1_048_576) MB, the limit; "
          + "split the storyboard into several")
    case .tooMuch(let path, let location, let reason):
      Self.diagnostic(
        "limit-exceeded", path: path, at: location,
        message: "the document is too large: \(reason)")
    case .empty(let path):
      Self.diagnostic(
        "empty-file", path: path, at: .start,
        message: "the file is empty; an Interface Builder document begins with a <document> element"
      )
    case .malformed(let path, let location, let reason):
      Self.diagnostic(
        "malformed-xml", path: path, at: location,
        message: "the file is not well-formed XML: \(reason)")
    case .notInterfaceBuilder(let path, let location, let root):
      Self.diagnostic(
        "not-interface-builder", path: path, at: location,
        message: (root == "document"
          ? "the type of its <document> is not one of Interface Builder; "
          : "the root element is <\(root)>, not <document>; ")
          + "give a .xib or .storyboard file saved by Xcode")
    case .archiveFormat(let path, let location):
      Self.diagnostic(
        "archive-format", path: path, at: location,
        message: "the document is in the <archive> format used before Xcode 5; "
          + "open it in Xcode and save it again to convert it")
    case .unsupportedTarget(let path, let location, let target):
      Self.diagnostic(
        "unsupported-target", path: path, at: location,
        message: "the document is for \(target); only documents for iOS and tvOS can be laid out")
    }
  }

  private static func diagnostic(
    _ code: String, path: String, at location: SourceLocation, message: String
  ) -> InterfaceDiagnostic {
    InterfaceDiagnostic(
      severity: .error, code: code, message: message, path: path, location: location)
  }
}

extension SourceLocation {
  /// Where a file begins: the location of errors about it as a whole, so that every message
  /// has the same form.
  fileprivate static let start = SourceLocation(line: 1, column: 1)
}
