import AutoLayoutCore
import AutoLayoutValues
public import Foundation

/// A width or a height: in parts of what is around it, in points, or as its content wants.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  let kind: Kind
  /// The part, or the length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A part of the width of what is around it.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A part of the height of what is around it.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// A length, in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// What the content wants, once it is seen; until then a length, in points.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// What the largest content of a group wants, once it is seen; until then a length, in points.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  /// Whether it is a part of a width.
  public final var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of a height.
  public final var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a length.
  public final var isAbsolute: Bool { kind == .absolute }
  /// Whether the content says how long it is.
  public final var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// Whether the largest content of a group says how long it is.
  public final var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether it is a part of what is around it.
  final var isFraction: Bool { isFractionalWidth || isFractionalHeight }

  /// The length in a container, in points; the estimate where the content decides.
  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// A width and a height of an element.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  final subscript(axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  /// The axes on which the content decides.
  final var estimatedAxes: Set<NSLayoutConstraint.Axis> {
    Set([.horizontal, .vertical].filter { self[$0].isEstimated })
  }

  final func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// A distance of elements: fixed, or at least so long and as long as there is room.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The distance, in points.
  public let spacing: CGFloat
  /// Whether it takes what room there is.
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// Whether it is as long as it says.
  public final var isFixed: Bool { !isFlexible }
  /// At least a distance, in points, and an equal part of the room that is left.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// A distance, in points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

/// Distances around an element, outside its size.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The distance before it in reading direction.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance above it.
  public let top: NSCollectionLayoutSpacing?
  /// The distance behind it in reading direction.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance below it.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes distances; nil is none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// The distance before the element on an axis.
  final func before(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? leading : top
  }
  /// The distance behind the element on an axis.
  final func behind(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? trailing : bottom
  }
}

extension NSLayoutConstraint.Axis {
  var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension NSDirectionalEdgeInsets {
  /// The room before the content on an axis.
  func before(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? leading : top }
  /// The room behind the content on an axis.
  func behind(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? trailing : bottom
  }
}
