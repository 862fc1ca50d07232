package enum ColorElement: Hashable, Sendable {
  /// Components 0…1, in the named color space (`sRGB`, `displayP3`, …).
  case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: String?)
  /// White and alpha, 0…1.
  case white(Double, alpha: Double)
  case system(String)
  /// A color of the asset catalog by name; its components are in ``ResourceElements``.
  case named(String)
}
