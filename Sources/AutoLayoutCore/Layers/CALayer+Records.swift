public import Foundation

/// How pictures are made larger or smaller in a layer.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a filter from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pixels mix with those beside them.
  public static let linear = Self(rawValue: "linear")
  /// Pixels stay what they are.
  public static let nearest = Self(rawValue: "nearest")
  /// As `linear`, from a picture of about the right size.
  public static let trilinear = Self(rawValue: "trilinear")
}

/// How a layer keeps its picture.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a form from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Eight bits a colour.
  public static let RGBA8Uint = Self(rawValue: "RGBA8")
  /// Sixteen bits a colour, as floating point numbers.
  public static let RGBA16Float = Self(rawValue: "RGBAh")
  /// Eight bits of grey.
  public static let gray8Uint = Self(rawValue: "Gray8")
}

/// Edges of a layer that are smooth.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The left edge.
  public static let layerLeftEdge = Self(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = Self(rawValue: 2)
  /// The bottom edge.
  public static let layerBottomEdge = Self(rawValue: 4)
  /// The top edge.
  public static let layerTopEdge = Self(rawValue: 8)

  static let all = Self(rawValue: 15)
}

// What is kept for a screen that shows layers: no picture here depends on it.
extension CALayer {
  /// What happens by itself when properties change, by their names.
  public var actions: [String: any CAAction]? {
    get {
      let found = (rare?.actions ?? [:]).compactMapValues { $0 as? any CAAction }
      return found.isEmpty ? nil : found
    }
    set { rareState.actions = newValue ?? [:] }
  }
  /// Values of properties where nothing else is said; kept.
  public var style: [AnyHashable: Any]? {
    get { rare?.style }
    set { rareState.style = newValue }
  }
  /// How far in front of the layer's plane its anchor point lies; kept.
  public var anchorPointZ: CGFloat {
    get { rare?.anchorPointZ ?? 0 }
    set { rareState.anchorPointZ = newValue }
  }
  /// Whether the layer is seen from behind, too; kept.
  public var isDoubleSided: Bool {
    get { rare?.isDoubleSided ?? true }
    set { rareState.isDoubleSided = newValue }
  }
  /// Whether the layers inside are placed from the bottom up; kept.
  public var isGeometryFlipped: Bool {
    get { rare?.isGeometryFlipped ?? false }
    set { rareState.isGeometryFlipped = newValue }
  }
  /// Whether the content is upside down: never here.
  ///
  /// - Returns: false.
  public func contentsAreFlipped() -> Bool { false }
  /// The part of the content that is stretched, in parts of its size; kept.
  public var contentsCenter: CGRect {
    get { rare?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { rareState.contentsCenter = newValue }
  }
  /// How the content is kept; kept.
  public var contentsFormat: CALayerContentsFormat {
    get { rare?.contentsFormat ?? .RGBA8Uint }
    set { rareState.contentsFormat = newValue }
  }
  /// How the content is made smaller; kept.
  public var minificationFilter: CALayerContentsFilter {
    get { rare?.minificationFilter ?? .linear }
    set { rareState.minificationFilter = newValue }
  }
  /// How the content is made larger; kept.
  public var magnificationFilter: CALayerContentsFilter {
    get { rare?.magnificationFilter ?? .linear }
    set { rareState.magnificationFilter = newValue }
  }
  /// Which of the smaller pictures is taken; kept.
  public var minificationFilterBias: Float {
    get { rare?.minificationFilterBias ?? 0 }
    set { rareState.minificationFilterBias = newValue }
  }
  /// Whether drawing is done elsewhere in the meantime; kept.
  public var drawsAsynchronously: Bool {
    get { rare?.drawsAsynchronously ?? false }
    set { rareState.drawsAsynchronously = newValue }
  }
  /// Which slanted edges are smooth; kept.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { rare?.edgeAntialiasingMask ?? .all }
    set { rareState.edgeAntialiasingMask = newValue }
  }
  /// How the layer mixes with what is behind it; kept.
  public var compositingFilter: Any? {
    get { rare?.compositingFilter }
    set { rareState.compositingFilter = newValue }
  }
  /// What changes the content; kept.
  public var filters: [Any]? {
    get { rare?.filters }
    set { rareState.filters = newValue }
  }
  /// What changes what is behind the layer; kept.
  public var backgroundFilters: [Any]? {
    get { rare?.backgroundFilters }
    set { rareState.backgroundFilters = newValue }
  }
  /// The part of the layer that the layers around it leave to be seen, in its own coordinates.
  public var visibleRect: CGRect {
    var seen = bounds
    var layer = superlayer
    while let present = layer {
      if present.masksToBounds { seen = seen.intersection(convert(present.bounds, from: present)) }
      layer = present.superlayer
    }
    return seen.isNull ? .zero : seen
  }
  /// How much larger the square of a corner is in another shape of corners [memory].
  ///
  /// - Parameter curve: The shape.
  /// - Returns: The factor.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  /// Scrolls the nearest scroll layer around this one; nothing scrolls by itself here.
  public func scroll(_ p: CGPoint) {}
  /// Scrolls the nearest scroll layer around this one to show a rectangle.
  public func scrollRectToVisible(_ r: CGRect) {}
}
