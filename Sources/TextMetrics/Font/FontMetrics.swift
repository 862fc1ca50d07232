/// The vertical measures of a font, in points.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line; positive.
  public var ascender: Double

  /// From the baseline down to the bottom of the line; negative, as UIKit has it.
  public var descender: Double

  /// Points added between two lines.
  public var leading: Double

  /// The height of flat capital letters.
  public var capHeight: Double

  /// The height of the lowercase x.
  public var xHeight: Double

  /// `ascender − descender`: the height of one line, without leading.
  public var lineHeight: Double { ascender - descender }

  /// Creates metrics.
  ///
  /// - Parameters:
  ///   - ascender: From the baseline up to the top of the line, in points.
  ///   - descender: From the baseline down, negative.
  ///   - leading: Points added between two lines.
  ///   - capHeight: The height of flat capitals.
  ///   - xHeight: The height of the lowercase x.
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
