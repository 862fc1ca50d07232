import AutoLayoutValues
public import Foundation

/// A corner's radius: fixed, or concentric with the container's corner.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable {
    case fixed(CGFloat)
    case containerConcentric(minimum: CGFloat)
  }

  let kind: Kind

  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }

  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum: minimum ?? 0))
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

public struct UICornerConfiguration: Hashable, Sendable {
  let topLeft, topRight, bottomLeft, bottomRight: UICornerRadius?
  /// Whether the radius is half of the shorter side, at most this; nil otherwise.
  var capsuleLimit: CGFloat?

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius,
      bottomRightRadius: radius)
  }

  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
      bottomRight: bottomRightRadius)
  }

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }

  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    var configuration = corners(radius: .fixed(0))
    configuration.capsuleLimit = maximumRadius ?? .greatestFiniteMagnitude
    return configuration
  }

  func radius(_ corner: UIRectCorner) -> UICornerRadius? {
    switch corner {
    case .topLeft: topLeft
    case .topRight: topRight
    case .bottomLeft: bottomLeft
    default: bottomRight
    }
  }
}

extension UIView {
  func setCornerConfiguration(_ configuration: UICornerConfiguration?) {
    rareState.cornerConfiguration = configuration
    if let configuration, case .fixed(let radius)? = configuration.topLeft?.kind,
      configuration.capsuleLimit == nil
    {
      layer.cornerRadius = radius
    }
    // A radius that was queried is a tracked value (F15.8).
    forEachInTree { view in
      guard view.extrasStorage?.values.rare?.usesCornerRadius == true else { return }
      view.setNeedsUpdateProperties()
      view.setNeedsLayout()
    }
  }

  func cornerRadius(_ corner: UIRectCorner) -> CGFloat {
    rareState.usesCornerRadius = true
    return resolvedRadius(corner)
  }

  private func resolvedRadius(_ corner: UIRectCorner) -> CGFloat {
    guard let configuration = extrasStorage?.values.rare?.cornerConfiguration else {
      return extrasStorage?.values.layer?.cornerRadius ?? 0
    }
    if let limit = configuration.capsuleLimit {
      return min(limit, min(bounds.width, bounds.height) / 2)
    }
    switch configuration.radius(corner)?.kind {
    case nil: return 0
    case .fixed(let radius): return radius
    case .containerConcentric(let minimum): return max(minimum, concentricRadius(corner))
    }
  }

  /// The radius of the container's corner minus the larger distance from the container's sides.
  private func concentricRadius(_ corner: UIRectCorner) -> CGFloat {
    var container = superview
    while let present = container,
      present.extrasStorage?.values.rare?.cornerConfiguration == nil, !(present is UIWindow)
    {
      container = present.superview
    }
    guard let container else { return 0 }
    var outer = container.resolvedRadius(corner)
    if outer == 0, let window = container as? UIWindow {
      outer = window.screen.shape.cornerRadius ?? 0
    }
    let frame = container.convert(bounds, from: self)
    let area = container.bounds
    let isLeft = corner == .topLeft || corner == .bottomLeft
    let isTop = corner == .topLeft || corner == .topRight
    let distance = max(
      isLeft ? frame.minX - area.minX : area.maxX - frame.maxX,
      isTop ? frame.minY - area.minY : area.maxY - frame.maxY)
    return max(0, outer - max(0, distance))
  }
}
