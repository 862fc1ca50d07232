package enum Assumption: String, Hashable, Sendable, CaseIterable {
  case defaultMargins
  case bodyText
  case listedSuperview
  /// Numbers differ in digits beyond the six printed digits (F2.21).
  case unprintedDigits

  package var sentence: String {
    switch self {
    case .defaultMargins: "layout margins of 8 points"
    case .bodyText: "text of 17 points"
    case .listedSuperview: "another view of the list as the superview '|'"
    case .unprintedDigits: "a difference in digits beyond the sixth"
    }
  }
}

/// Distances that a log does not print, in points.
enum AssumedMetrics {
  /// A view's default margin (F6.29).
  static let margin = 8.0
  /// From a line's top to the baseline, for 17-point system text.
  static let ascender = 16.1865
  /// From a line's baseline to the bottom, for 17-point system text.
  static let descender = 4.1
}
