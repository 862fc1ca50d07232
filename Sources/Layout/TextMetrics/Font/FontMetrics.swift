/// A font's vertical measures, in points.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line.
  public var ascender: Double

  /// The distance from the baseline down to the bottom of the line; negative, as in UIKit.
  public var descender: Double

  /// The gap between lines in addition to the line height (F9.49).
  public var leading: Double

  /// The height of flat capitals above the baseline.
  public var capHeight: Double

  /// The height of the letter x above the baseline.
  public var xHeight: Double

  /// The height of one line; the leading is not included.
  public var lineHeight: Double { ascender - descender }

  public init(
    ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
