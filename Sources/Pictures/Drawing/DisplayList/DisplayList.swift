public import Foundation

/// A picture as plain values, independent of the renderer.
public struct DisplayList: Hashable, Sendable {
  public indirect enum Item: Hashable, Sendable {
    case fill(Shape, Color)
    case stroke(Shape, Stroke)
    case text(Text)
    case line(TextLine)
    case image(name: String, frame: CGRect, tint: Color)
    case picture(Picture)
    case symbol(SymbolPicture)
    case gradient(Gradient)
    case shadow(Shadow)
    case letterOutlines(TextLine, width: CGFloat)
    case group(Group)
  }

  public struct Stroke: Hashable, Sendable {
    public var color: Color
    /// The width of the line, in points; half of it is inside the shape.
    public var width: CGFloat
    /// The alternating lengths of dashes and gaps, in points; empty means a solid line.
    public var dashes: [CGFloat]
    /// The offset into the dash pattern where the line begins, in points.
    public var dashPhase: CGFloat = 0
    public var cap = Cap.butt
    public var join = Join.miter
    /// The largest length of a miter, in line widths; longer ones become bevels.
    public var miterLimit: CGFloat = 10

    public enum Cap: Hashable, Sendable { case butt, round, square }

    public enum Join: Hashable, Sendable { case miter, round, bevel }

    public init(_ color: Color, width: CGFloat = 1, dashes: [CGFloat] = []) {
      self.color = color
      self.width = width
      self.dashes = dashes
    }
  }

  public struct Group: Hashable, Sendable {
    public var transform: AffineTransform
    public var clip: Shape?
    public var opacity: Double
    public var blend = Blend.normal
    /// Items whose opacity masks the group, in the group's coordinates; nil for no mask.
    public var mask: [Item]?
    public var tint: Color?
    /// Whether blend modes of the items ignore the content below the group.
    public var isIsolated = false
    public var items: [Item]

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

  public var size: CGSize
  public var background: Color?
  /// The items, back to front.
  public var items: [Item]

  public init(size: CGSize, background: Color? = .white, items: [Item] = []) {
    self.size = size
    self.background = background
    self.items = items
  }
}
