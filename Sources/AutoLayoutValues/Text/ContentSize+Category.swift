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

  /// The screen's category; the default one off the main thread, where the screen cannot be asked.
  static var ofScreen: ContentSize {
    guard Thread.isMainThread else { return .large }
    return MainActor.assumeIsolated {
      ContentSize(UIScreen.main.traitCollection.preferredContentSizeCategory)
    }
  }
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
