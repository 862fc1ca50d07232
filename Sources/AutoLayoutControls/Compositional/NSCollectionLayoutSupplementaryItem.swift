import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A point of a rectangle: at its edges, and so far away from there.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges; the middle on an axis without one.
  public let edges: NSDirectionalRectEdge
  /// How far away, in points or in parts of the view's size.
  public let offset: CGPoint
  /// Whether the distance is in parts of the view's size.
  public let isFractionalOffset: Bool

  /// Makes a point at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, offset: .zero, isFractional: false)
  }
  /// Makes a point so far from edges, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, offset: absoluteOffset, isFractional: false)
  }
  /// Makes a point so far from edges, in parts of the view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, offset: fractionalOffset, isFractional: true)
  }

  private init(_ edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// Whether the distance is in points.
  public final var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// The point of a rectangle, for a view of a size.
  final func point(of rect: CGRect, _ size: CGSize) -> CGPoint {
    var point = part
    point = CGPoint(
      x: rect.minX + rect.width * point.x, y: rect.minY + rect.height * point.y)
    point.x += isFractionalOffset ? offset.x * size.width : offset.x
    point.y += isFractionalOffset ? offset.y * size.height : offset.y
    return point
  }

  /// The point in parts of a rectangle, from 0 to 1.
  final var part: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }
}

/// A view that stands at the edges of an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The place from back to front.
  open var zIndex = 0
  /// The kind of view.
  public let elementKind: String
  /// The point of the item that the view stands at.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that stands there; the one at the same edges unless said otherwise.
  public let itemAnchor: NSCollectionLayoutAnchor?

  /// Makes a view that touches a point of the item from inside.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize)
  }

  /// Makes a view one of whose points stands at a point of the item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  /// The view's rectangle at an item's.
  final func frame(at rect: CGRect, _ size: CGSize) -> CGRect {
    let point = containerAnchor.point(of: rect, size)
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)).point(
      of: CGRect(origin: .zero, size: size), size)
    return CGRect(origin: CGPoint(x: point.x - own.x, y: point.y - own.y), size: size)
  }
}

/// A view at an edge of a section or of all the content, such as a header.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the content makes room for it.
  open var extendsBoundary = true
  /// Whether it stays in sight while its section is.
  open var pinToVisibleBounds = false
  /// The edge or corner.
  public let alignment: NSRectAlignment
  /// How far away from there, in points.
  public let offset: CGPoint

  /// Makes a view at an edge or a corner.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }

  /// Whether it stands before (-1), beside (0) or behind (1) the content along an axis.
  final func side(_ axis: NSLayoutConstraint.Axis) -> Int {
    Int(containerAnchor.part[axis] * 2) - 1
  }
}

/// A view that stands for no data, such as the background of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of view, for which the layout has a class.
  public let elementKind: String
  /// The place from back to front among such views; they all stand behind the items.
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// The background of a section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none = 0
  /// Above.
  case top = 1
  /// Above, where reading starts.
  case topLeading = 2
  /// Where reading starts.
  case leading = 3
  /// Below, where reading starts.
  case bottomLeading = 4
  /// Below.
  case bottom = 5
  /// Below, where reading ends.
  case bottomTrailing = 6
  /// Where reading ends.
  case trailing = 7
  /// Above, where reading ends.
  case topTrailing = 8

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
