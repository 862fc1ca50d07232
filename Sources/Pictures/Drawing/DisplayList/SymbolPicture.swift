public import Foundation

public struct SymbolPicture: Hashable, Sendable {
  /// The name, such as `square.and.arrow.up`.
  public var name: String
  public var frame: CGRect
  public var color: Color
  /// The stroke weight, on the scale of fonts: 100 ultralight, 400 regular, 900 black.
  public var weight: Int

  public init(_ name: String, in frame: CGRect, color: Color, weight: Int = 400) {
    self.name = name
    self.frame = frame
    self.color = color
    self.weight = weight
  }
}
