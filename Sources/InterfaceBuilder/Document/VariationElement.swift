/// A `variation` element: what changes under some size classes.
package struct VariationElement: Hashable, Sendable {
  /// The condition under which a variation applies.
  package struct Key: Hashable, Sendable {
    /// nil where the width does not matter.
    package var width: SizeClass?
    /// nil where the height does not matter.
    package var height: SizeClass?
    /// Parts of the key that are not understood; such a variation never applies.
    package var unknown: [String]

    /// How many size classes the key asks for: less specific variations apply first (F10.10).
    package var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }
  }

  /// Objects that are taken out or put in.
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

  /// The attributes that hold numbers.
  static let numbers: Set<String> = ["constant", "priority", "spacing"]
}
