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
  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    ContentSize(lhs) < ContentSize(rhs)
  }
}

@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
