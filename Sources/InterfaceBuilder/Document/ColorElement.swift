/// A color as a document describes it.
package enum ColorElement: Hashable, Sendable {
  /// Red, green, blue and alpha, 0…1, in the named color space (`sRGB`, `displayP3`, …).
  case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: String?)
  /// White and alpha, 0…1.
  case white(Double, alpha: Double)
  /// A system color by name, such as `systemBackgroundColor`.
  case system(String)
  /// A color of the asset catalog by name; its components are in ``ResourceElements``.
  case named(String)
}
