package struct VariationElement: Hashable, Sendable {
  package struct Key: Hashable, Sendable {
    package var width: SizeClass?
    package var height: SizeClass?
    package var unknown: [String]

    /// The number of size classes in the key: less specific variations apply first (F10.10).
    package var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }
  }

  package struct Mask: Hashable, Sendable {
    package var excluded: [String]
    package var included: [String]
  }

  package let key: Key
  package let masks: [Mask]
  package let attributes: [String: String]
  package let frame: RectElement?
  package let font: FontElement?
  package let layoutMargins: EdgeInsetsElement?
  package let insets: [String: EdgeInsetsElement]
  package let location: SourceLocation

  static let numbers: Set<String> = ["constant", "priority", "spacing"]
}
