public import Foundation

public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = Self(rawValue: "linear")
  public static let nearest = Self(rawValue: "nearest")
  public static let trilinear = Self(rawValue: "trilinear")
}

public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let RGBA8Uint = Self(rawValue: "RGBA8")
  public static let RGBA16Float = Self(rawValue: "RGBAh")
  public static let gray8Uint = Self(rawValue: "Gray8")
}

public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let layerLeftEdge = Self(rawValue: 1)
  public static let layerRightEdge = Self(rawValue: 2)
  public static let layerBottomEdge = Self(rawValue: 4)
  public static let layerTopEdge = Self(rawValue: 8)

  static let all = Self(rawValue: 15)
}

// Properties for on-screen rendering; pictures here don't depend on them.
extension CALayer {
  public var actions: [String: any CAAction]? {
    get {
      let found = (rare?.actions ?? [:]).compactMapValues { $0 as? any CAAction }
      return found.isEmpty ? nil : found
    }
    set { rareState.actions = newValue ?? [:] }
  }
  /// The default property values; stored, but not used.
  public var style: [AnyHashable: Any]? {
    get { rare?.style }
    set { rareState.style = newValue }
  }
  public var anchorPointZ: CGFloat {
    get { rare?.anchorPointZ ?? 0 }
    set { rareState.anchorPointZ = newValue }
  }
  public var isDoubleSided: Bool {
    get { rare?.isDoubleSided ?? true }
    set { rareState.isDoubleSided = newValue }
  }
  public var isGeometryFlipped: Bool {
    get { rare?.isGeometryFlipped ?? false }
    set { rareState.isGeometryFlipped = newValue }
  }
  public func contentsAreFlipped() -> Bool { false }
  public var contentsCenter: CGRect {
    get { rare?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { rareState.contentsCenter = newValue }
  }
  public var contentsFormat: CALayerContentsFormat {
    get { rare?.contentsFormat ?? .RGBA8Uint }
    set { rareState.contentsFormat = newValue }
  }
  public var minificationFilter: CALayerContentsFilter {
    get { rare?.minificationFilter ?? .linear }
    set { rareState.minificationFilter = newValue }
  }
  public var magnificationFilter: CALayerContentsFilter {
    get { rare?.magnificationFilter ?? .linear }
    set { rareState.magnificationFilter = newValue }
  }
  public var minificationFilterBias: Float {
    get { rare?.minificationFilterBias ?? 0 }
    set { rareState.minificationFilterBias = newValue }
  }
  public var drawsAsynchronously: Bool {
    get { rare?.drawsAsynchronously ?? false }
    set { rareState.drawsAsynchronously = newValue }
  }
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { rare?.edgeAntialiasingMask ?? .all }
    set { rareState.edgeAntialiasingMask = newValue }
  }
  public var compositingFilter: Any? {
    get { rare?.compositingFilter }
    set { rareState.compositingFilter = newValue }
  }
  public var filters: [Any]? {
    get { rare?.filters }
    set { rareState.filters = newValue }
  }
  public var backgroundFilters: [Any]? {
    get { rare?.backgroundFilters }
    set { rareState.backgroundFilters = newValue }
  }
  public var visibleRect: CGRect {
    var seen = bounds
    var layer = superlayer
    while let present = layer {
      if present.masksToBounds { seen = seen.intersection(convert(present.bounds, from: present)) }
      layer = present.superlayer
    }
    return seen.isNull ? .zero : seen
  }
  /// The factor by which another corner curve enlarges a corner's square [memory].
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  public func scroll(_ p: CGPoint) {}
  public func scrollRectToVisible(_ r: CGRect) {}
}
