package enum ColorElement: Hashable, Sendable {
  /// Components 0…1, in the named color space (`sRGB`, `displayP3`, …).
  case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: String?)
  /// White and alpha, 0…1.
  case white(Double, alpha: Double)
  case system(String)
  /// A color in the asset catalog by name; the components are in ``ResourceElements``.
  case named(String)
}
