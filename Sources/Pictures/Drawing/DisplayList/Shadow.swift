public import Foundation

/// The shadow of items; the items themselves are not drawn.
public struct Shadow: Hashable, Sendable {
  /// The color; translucent items have a fainter shadow.
  public var color: Color
  /// The offset to the right and down, in points.
  public var offset: CGSize
  /// The standard deviation of the blur, in points.
  public var blur: CGFloat
  /// The items that cast the shadow.
  public var items: [DisplayList.Item]

  /// Makes a shadow; with a blur of 0, the edges are sharp.
  public init(_ color: Color, offset: CGSize, blur: CGFloat, of items: [DisplayList.Item]) {
    self.color = color
    self.offset = offset
    self.blur = blur
    self.items = items
  }

  var isDrawable: Bool {
    !color.isInvisible && !items.isEmpty && offset.width.isFinite && offset.height.isFinite
      && blur.isFinite
  }
}
