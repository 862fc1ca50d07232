package import AutoLayout

/// A `constraint` element; numbers are never rounded to integers (F10.8).
package struct ConstraintElement: Hashable, Sendable {
  package let id: String
  /// The view whose `constraints` contain it; the default for a missing first item (F10.1).
  package let owner: ViewIndex
  package let firstItem: String?
  package let firstAttribute: String
  package var relation: NSLayoutConstraint.Relation
  package let secondItem: String?
  package let secondAttribute: String?
  package var multiplier: Double
  /// Points.
  package var constant: Double
  /// 0…1000, 1000 being required.
  package var priority: Double
  package let identifier: String?
  /// Whether the constraint is removed at build time; design time only (F10.5).
  package let isPlaceholder: Bool
  /// Whether the constant is a standard spacing; the stored number is that Xcode's value (F10.4).
  package let isSymbolic: Bool
  package let symbolType: String?
  package let userLabel: String?
  package let variations: [VariationElement]
  package let other: [String: String]
  package let location: SourceLocation
}
