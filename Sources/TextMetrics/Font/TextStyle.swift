/// The text styles of Dynamic Type.
public enum TextStyle: Int, CaseIterable, Hashable, Sendable {
  /// The largest heading.
  case largeTitle
  /// The first heading.
  case title1
  /// The second heading.
  case title2
  /// The third heading.
  case title3
  /// A heading among body text, semibold.
  case headline
  /// Running text.
  case body
  /// Text that calls out.
  case callout
  /// A second heading.
  case subheadline
  /// A note at the foot.
  case footnote
  /// A caption.
  case caption1
  /// A smaller caption.
  case caption2

  /// The weight on UIKit's scale: semibold (0.3) for `headline`, regular (0) for the others.
  public var weight: Double { self == .headline ? 0.3 : 0 }
}

/// How large a reader wants text to be: the twelve content-size categories of Dynamic Type.
public enum ContentSize: Int, CaseIterable, Hashable, Comparable, Sendable {
  /// The smallest.
  case extraSmall
  /// Two below the default.
  case small
  /// One below the default.
  case medium
  /// The default.
  case large
  /// One above the default.
  case extraLarge
  /// Two above the default.
  case extraExtraLarge
  /// The largest outside the accessibility sizes.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether one size is smaller than another.
  ///
  /// - Parameters:
  ///   - lhs: A size.
  ///   - rhs: Another size.
  /// - Returns: Whether `lhs` comes before `rhs`.
  public static func < (lhs: ContentSize, rhs: ContentSize) -> Bool { lhs.rawValue < rhs.rawValue }
}
