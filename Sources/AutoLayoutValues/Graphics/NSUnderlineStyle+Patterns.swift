extension NSUnderlineStyle {
  /// Dots in place of an unbroken line.
  public static let patternDot = Self(rawValue: 0x100)
  /// Dashes in place of an unbroken line.
  public static let patternDash = Self(rawValue: 0x200)
  /// Dashes and dots by turns in place of an unbroken line.
  public static let patternDashDot = Self(rawValue: 0x300)
  /// A dash and two dots by turns in place of an unbroken line.
  public static let patternDashDotDot = Self(rawValue: 0x400)
  /// No line under and through spaces; the line is drawn there all the same.
  public static let byWord = Self(rawValue: 0x8000)
}
