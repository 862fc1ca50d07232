/// The reasons why a document cannot be read at all.
public enum InterfaceDocumentError: Error, Hashable, Sendable {
  /// The file is missing, not a regular file, or not readable, according to `reason`.
  case unreadable(path: String, reason: String)
  case tooLarge(path: String, limit: Int)
  case tooMuch(path: String, location: SourceLocation, reason: String)
  case empty(path: String)
  /// The text is not well-formed XML, or ends before the document does.
  case malformed(path: String, location: SourceLocation, reason: String)
  /// The text is XML, but the root element, or the root's type, is not Interface Builder's.
  case notInterfaceBuilder(path: String, location: SourceLocation, root: String)
  /// The document has the `<archive>` format of Interface Builder before Xcode 5.
  case archiveFormat(path: String, location: SourceLocation)
  /// The document is for macOS, watchOS or another platform that lacks UIKit's views.
  case unsupportedTarget(path: String, location: SourceLocation, target: String)

  /// Whether the file could not be opened or read, as opposed to wrong contents.
  public var isUnreadable: Bool {
    if case .unreadable = self { return true }
    return false
  }

  /// The error in the form of other findings; errors about whole files have line 1.
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
  /// The location of errors about whole files, which gives all messages the same format.
  fileprivate static let start = SourceLocation(line: 1, column: 1)
}
