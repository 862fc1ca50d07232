extension NSUnderlineStyle {
  public static let patternDot = Self(rawValue: 0x100)
  public static let patternDash = Self(rawValue: 0x200)
  public static let patternDashDot = Self(rawValue: 0x300)
  public static let patternDashDotDot = Self(rawValue: 0x400)
  /// Has no effect: lines are drawn at spaces as well.
  public static let byWord = Self(rawValue: 0x8000)
}
