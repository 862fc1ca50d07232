public import Foundation

/// The shadow of some items, without the items themselves.
public struct Shadow: Hashable, Sendable {
  /// The color; where items are half transparent, their shadow is fainter.
  public var color: Color
  /// How far it is moved to the right and down, in points.
  public var offset: CGSize
  /// How far its edge is blurred: the standard deviation, in points.
  public var blur: CGFloat
  /// What throws it.
  public var items: [DisplayList.Item]

  /// Makes a shadow.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - offset: How far it is moved to the right and down, in points.
  ///   - blur: The standard deviation of its edge, in points.
  ///   - items: What throws it.
  public init(_ color: Color, offset: CGSize, blur: CGFloat, of items: [DisplayList.Item]) {
    self.color = color
    self.offset = offset
    self.blur = blur
    self.items = items
  }

  /// Whether there is anything of it to be drawn.
  var isDrawable: Bool {
    !color.isInvisible && !items.isEmpty && offset.width.isFinite && offset.height.isFinite
      && blur.isFinite
  }
}
