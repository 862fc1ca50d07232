import AutoLayoutCore
import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  let kind: Kind
  open private(set) var dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  public final var isFractionalWidth: Bool { kind == .fractionalWidth }
  public final var isFractionalHeight: Bool { kind == .fractionalHeight }
  public final var isAbsolute: Bool { kind == .absolute }
  public final var isEstimated: Bool { kind == .estimated || kind == .uniform }
  public final var isUniformAcrossSiblings: Bool { kind == .uniform }

  final var isFraction: Bool { isFractionalWidth || isFractionalHeight }

  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  open private(set) var widthDimension: NSCollectionLayoutDimension
  open private(set) var heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  final subscript(axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  final var estimatedAxes: Set<NSLayoutConstraint.Axis> {
    Set([.horizontal, .vertical].filter { self[$0].isEstimated })
  }

  final func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  open private(set) var spacing: CGFloat
  open private(set) var isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  public final var isFixed: Bool { !isFlexible }
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  open private(set) var leading: NSCollectionLayoutSpacing?
  open private(set) var top: NSCollectionLayoutSpacing?
  open private(set) var trailing: NSCollectionLayoutSpacing?
  open private(set) var bottom: NSCollectionLayoutSpacing?

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

  open func copy(with zone: NSZone? = nil) -> Any { self }

  final func before(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? leading : top
  }
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
  func before(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? leading : top }
  func behind(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? trailing : bottom
  }
}
