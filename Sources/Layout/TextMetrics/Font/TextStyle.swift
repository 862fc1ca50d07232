/// UIKit's text styles, from the largest to the smallest (F9.25).
public enum TextStyle: Int, CaseIterable, Hashable, Sendable {
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption1
  case caption2

  /// The weight on UIKit's scale: semibold (0.3) for `headline`, otherwise regular (0).
  public var weight: Double { self == .headline ? 0.3 : 0 }
}

/// UIKit's content size categories, ordered by size; `large` is the default.
public enum ContentSize: Int, CaseIterable, Hashable, Comparable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is among the five of the accessibility settings.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (lhs: ContentSize, rhs: ContentSize) -> Bool { lhs.rawValue < rhs.rawValue }
}
