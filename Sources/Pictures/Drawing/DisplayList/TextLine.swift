public import Foundation

/// A line of text in a single font; the renderer only draws it.
public struct TextLine: Hashable, Sendable {
  /// The characters, including a visible ellipsis.
  public var string: String
  public var font: Font
  public var color: Color
  /// The left end of the baseline, in points.
  public var origin: CGPoint
  /// The width from the layout, in points; glyphs are condensed or slightly expanded to fit.
  public var width: CGFloat
  /// The advance of each character, in points; characters with nil share the remaining width.
  public var advances: [CGFloat?] = []

  /// Makes a line that starts at `origin`, the left end of the baseline.
  public init(_ string: String, font: Font, color: Color, at origin: CGPoint, width: CGFloat) {
    self.string = string
    self.font = font
    self.color = color
    self.origin = origin
    self.width = width
  }
}
