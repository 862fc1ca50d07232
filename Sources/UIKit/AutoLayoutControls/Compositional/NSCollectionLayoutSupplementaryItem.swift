import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The edges; if an axis has no edge, the item is in the center.
  open private(set) var edges: NSDirectionalRectEdge
  open private(set) var offset: CGPoint
  open private(set) var isFractionalOffset: Bool

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, offset: .zero, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, offset: absoluteOffset, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, offset: fractionalOffset, isFractional: true)
  }

  private init(_ edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  public final var isAbsoluteOffset: Bool { !isFractionalOffset }

  final func point(of rect: CGRect, _ size: CGSize) -> CGPoint {
    var point = part
    point = CGPoint(
      x: rect.minX + rect.width * point.x, y: rect.minY + rect.height * point.y)
    point.x += isFractionalOffset ? offset.x * size.width : offset.x
    point.y += isFractionalOffset ? offset.y * size.height : offset.y
    return point
  }

  final var part: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }
}

@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open var zIndex = 0
  open private(set) var elementKind: String
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy =
      itemAnchor.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
          itemAnchor: $0)
      }
      ?? NSCollectionLayoutSupplementaryItem(
        layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    copy.zIndex = zIndex
    return adopting(copy)
  }

  final func frame(at rect: CGRect, _ size: CGSize) -> CGRect {
    let point = containerAnchor.point(of: rect, size)
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)).point(
      of: CGRect(origin: .zero, size: size), size)
    return CGRect(origin: CGPoint(x: point.x - own.x, y: point.y - own.y), size: size)
  }
}

@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open var extendsBoundary = true
  open var pinToVisibleBounds = false
  open private(set) var alignment: NSRectAlignment
  open private(set) var offset: CGPoint

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

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: offset)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return adopting(copy)
  }

  /// Returns whether the view is before (-1), level with (0) or after (1) the content.
  final func side(_ axis: NSLayoutConstraint.Axis) -> Int {
    Int(containerAnchor.part[axis] * 2) - 1
  }
}

@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(elementKind)
    copy.zIndex = zIndex
    return adopting(copy)
  }

  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
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
