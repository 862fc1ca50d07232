public import Foundation

/// A picture as plain values, independent of the renderer.
public struct DisplayList: Hashable, Sendable {
  /// An element of the picture; elements with infinite or undefined numbers are skipped.
  public indirect enum Item: Hashable, Sendable {
    case fill(Shape, Color)
    case stroke(Shape, Stroke)
    case text(Text)
    /// Text that is already broken into lines and measured.
    case line(TextLine)
    /// A placeholder for a missing image: a tinted box with diagonals and the name.
    case image(name: String, frame: CGRect, tint: Color)
    case picture(Picture)
    case symbol(SymbolPicture)
    case gradient(Gradient)
    case shadow(Shadow)
    /// The outlines of letters, with the width of the stroke in points.
    case letterOutlines(TextLine, width: CGFloat)
    case group(Group)
  }

  /// The appearance of lines.
  public struct Stroke: Hashable, Sendable {
    /// The color; an invisible color draws nothing.
    public var color: Color
    /// The width of the line, in points; half of it is inside the shape.
    public var width: CGFloat
    /// The alternating lengths of dashes and gaps, in points; empty means a solid line.
    public var dashes: [CGFloat]
    /// The offset into the dash pattern where the line begins, in points.
    public var dashPhase: CGFloat = 0
    /// The shape of both ends, and of the ends of dashes.
    public var cap = Cap.butt
    /// The shape of corners.
    public var join = Join.miter
    /// The largest length of miters, in line widths; longer miters become bevels.
    public var miterLimit: CGFloat = 10

    /// The shapes of ends; round and square extend the line by half the width.
    public enum Cap: Hashable, Sendable { case butt, round, square }

    /// The shapes of corners; long miters become bevels.
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    /// Makes a line with butt caps and miter joins.
    public init(_ color: Color, width: CGFloat = 1, dashes: [CGFloat] = []) {
      self.color = color
      self.width = width
      self.dashes = dashes
    }
  }

  /// Items that share a transform, a clip, and effects.
  public struct Group: Hashable, Sendable {
    /// The transform from the group's coordinates to the outer coordinates.
    public var transform: AffineTransform
    /// The visible region, in the group's coordinates; nil for no clip.
    public var clip: Shape?
    /// The opacity of the composed group, from 0 to 1.
    public var opacity: Double
    /// The blend mode for the composed group over the content below.
    public var blend = Blend.normal
    /// Items whose opacity masks the group, in the group's coordinates; nil for no mask.
    public var mask: [Item]?
    /// A color in which the group is drawn as a silhouette; nil to keep the items' colors.
    public var tint: Color?
    /// Whether blend modes of the items ignore the content below the group.
    public var isIsolated = false
    /// The items, back to front.
    public var items: [Item]

    /// Makes a group with the normal blend mode, no mask, and no tint.
    public init(
      transform: AffineTransform = .identity, clip: Shape? = nil, opacity: Double = 1,
      items: [Item]
    ) {
      self.transform = transform
      self.clip = clip
      self.opacity = opacity
      self.items = items
    }
  }

  /// The size of the picture, in points.
  public var size: CGSize
  /// The color below all items; nil leaves the background transparent.
  public var background: Color?
  /// The items, back to front.
  public var items: [Item]

  /// Makes a picture, by default on white.
  public init(size: CGSize, background: Color? = .white, items: [Item] = []) {
    self.size = size
    self.background = background
    self.items = items
  }
}
