/// A `variation` element: the changes under some size classes.
package struct VariationElement: Hashable, Sendable {
  package struct Key: Hashable, Sendable {
    /// nil for any width.
    package var width: SizeClass?
    /// nil for any height.
    package var height: SizeClass?
    /// Unknown parts of the key; such a variation never applies.
    package var unknown: [String]

    /// The number of size classes in the key: less specific variations apply first (F10.10).
    package var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }
  }

  /// The objects that are removed or added.
  package struct Mask: Hashable, Sendable {
    package var excluded: [String]
    package var included: [String]
  }

  package let key: Key
  package let masks: [Mask]
  /// Overridden attributes by name, as written.
  package let attributes: [String: String]
  package let frame: RectElement?
  package let font: FontElement?
  package let layoutMargins: EdgeInsetsElement?
  package let insets: [String: EdgeInsetsElement]
  package let location: SourceLocation

  static let numbers: Set<String> = ["constant", "priority", "spacing"]
}
