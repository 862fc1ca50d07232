/// An `accessibility` element: the fields of the view in Xcode's identity inspector.
package struct AccessibilityElement: Hashable, Sendable {
  package var label: String?
  package var hint: String?
  package var identifier: String?
  /// The names of the traits with the value `YES`; nil without a list of traits.
  package var traits: Set<String>?
  /// Whether assistive technologies see the view; nil for the default of the view's class.
  package var isElement: Bool?
}
