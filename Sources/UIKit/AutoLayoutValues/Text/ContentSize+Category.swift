public import Foundation
package import TextMetrics

extension ContentSize {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Returns the category's column in the size table, or the default column if unknown.
  package init(_ category: UIContentSizeCategory?) {
    let index = category.flatMap { Self.categories.firstIndex(of: $0) }
    self = index.flatMap { ContentSize(rawValue: $0) } ?? .large
  }

  /// The screen's category on any thread: the main actor may run on another thread.
  static var ofScreen: ContentSize { CurrentTraits.contentSize }
}

extension UIContentSizeCategory: Comparable {
  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    ContentSize(lhs) < ContentSize(rhs)
  }
}

@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
