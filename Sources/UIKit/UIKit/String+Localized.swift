#if !canImport(Darwin)
public import Foundation

extension String {
  /// A localized string's text, as an interpolated literal.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }

    public init(_ value: String) { text = value }
  }

  /// Finds a string in a table by key.
  ///
  /// - Returns: The default value if the table has no such key.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).localizedString(
      forKey: "\(key)", value: defaultValue.text, table: table)
  }
}
#endif
