public import Foundation
package import TextMetrics

extension ContentSize {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The column of a category in the size table; the default one for a category that is not known.
  package init(_ category: UIContentSizeCategory?) {
    let index = category.flatMap { Self.categories.firstIndex(of: $0) }
    self = index.flatMap { ContentSize(rawValue: $0) } ?? .large
  }

  /// The screen's category, on every thread: the main actor's need not be the main one (on Linux
  /// it is another in a program with an asynchronous entry point, such as that of Swift Testing).
  static var ofScreen: ContentSize { CurrentTraits.contentSize }
}

extension UIContentSizeCategory: Comparable {
  /// Whether one category is of smaller text than another.
  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    ContentSize(lhs) < ContentSize(rhs)
  }
}

/// An object whose text follows the text size that the user has chosen.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts of text styles follow the content-size category of the traits.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
