public import Foundation

/// A symbol of the system at a place, by its name.
public struct SymbolPicture: Hashable, Sendable {
  /// The name, such as `square.and.arrow.up`.
  public var name: String
  /// The box of Apple's symbol, in points.
  public var frame: CGRect
  /// The colour.
  public var color: Color
  /// The weight of its lines on the scale of fonts: 100 ultralight, 400 regular, 900 black.
  public var weight: Int

  /// Makes a symbol.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - frame: The box of Apple's symbol, in points.
  ///   - color: The colour.
  ///   - weight: The weight of its lines.
  public init(_ name: String, in frame: CGRect, color: Color, weight: Int = 400) {
    self.name = name
    self.frame = frame
    self.color = color
    self.weight = weight
  }
}
