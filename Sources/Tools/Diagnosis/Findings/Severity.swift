/// The weight of findings, from note to error.
public enum Severity: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
  /// A hint, even if nothing looks wrong.
  case note
  /// A view looks or behaves differently than intended.
  case warning
  /// The layout system rejects the document's request.
  case error

  package static var names: [String] { allCases.map(\.rawValue) }

  /// Orders by weight: a note is less than a warning, a warning less than an error.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.order < right.order
  }

  private var order: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
