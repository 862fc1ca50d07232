public import Foundation

/// A picture for a system symbol (SF Symbol), from a free replacement drawing.
public struct SymbolPicture: Hashable, Sendable {
  /// The name, such as `square.and.arrow.up`.
  public var name: String
  /// The frame, in points; the drawing is centered and keeps the proportions.
  public var frame: CGRect
  /// The single color of the symbol.
  public var color: Color
  /// The stroke weight, on the scale of fonts: 100 ultralight, 400 regular, 900 black.
  public var weight: Int

  /// Makes a symbol picture; an unknown name draws a placeholder.
  public init(_ name: String, in frame: CGRect, color: Color, weight: Int = 400) {
    self.name = name
    self.frame = frame
    self.color = color
    self.weight = weight
  }
}
