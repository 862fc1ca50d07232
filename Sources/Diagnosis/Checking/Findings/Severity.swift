/// The severity of a finding.
public enum Severity: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
  /// Worth knowing.
  case note
  /// Something looks or behaves otherwise than it was meant to.
  case warning
  /// The layout system itself refuses what is asked of it.
  case error

  /// By increasing severity.
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
