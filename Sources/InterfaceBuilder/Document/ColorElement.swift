/// A colour as a document describes it.
package enum ColorElement: Hashable, Sendable {
  /// Red, green, blue and alpha, 0…1, in the named colour space (`sRGB`, `displayP3`, …).
  case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: String?)
  /// White and alpha, 0…1.
  case white(Double, alpha: Double)
  /// A colour of the system by name, such as `systemBackgroundColor`.
  case system(String)
  /// A colour of the asset catalogue by name; its components stand in ``ResourceElements``.
  case named(String)
}
