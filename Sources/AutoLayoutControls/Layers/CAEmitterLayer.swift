public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A layer from which particles fly; nothing moves here, so that it shows none and keeps what it is
/// told.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// What flies.
  open var emitterCells: [CAEmitterCell]?
  /// How many times as many fly.
  open var birthRate: Float = 1
  /// How many times as long they live.
  open var lifetime: Float = 1
  /// The middle of where they come from, in the layer's coordinates.
  open var emitterPosition = CGPoint.zero
  /// The depth of that point.
  open var emitterZPosition: CGFloat = 0
  /// The size of where they come from, in points.
  open var emitterSize = CGSize.zero
  /// The depth of that.
  open var emitterDepth: CGFloat = 0
  /// The form of where they come from.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Where in that form they come from.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How they lie over each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// How many times as fast they fly.
  open var velocity: Float = 1
  /// How many times as large they are.
  open var scale: Float = 1
  /// How many times as fast they turn.
  open var spin: Float = 1
  /// What chance begins with.
  open var seed: UInt32 = 0
}

/// A kind of particle.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// A name to find it by.
  open var name: String?
  /// Whether it flies.
  open var isEnabled = true
  /// How many fly off in a second.
  open var birthRate: Float = 0
  /// How long each lives, in seconds, and how much that differs.
  open var lifetime: Float = 0
  /// How much the time of their lives differs, in seconds.
  open var lifetimeRange: Float = 0
  /// Their direction across, in radians.
  open var emissionLongitude: CGFloat = 0
  /// Their direction upwards, in radians.
  open var emissionLatitude: CGFloat = 0
  /// How much their direction differs, in radians.
  open var emissionRange: CGFloat = 0
  /// How fast they fly off, in points per second.
  open var velocity: CGFloat = 0
  /// How much that differs.
  open var velocityRange: CGFloat = 0
  /// How much faster they get across, in points per second and second.
  open var xAcceleration: CGFloat = 0
  /// How much faster they get downwards.
  open var yAcceleration: CGFloat = 0
  /// How many times as large as their picture they are.
  open var scale: CGFloat = 1
  /// How much that differs.
  open var scaleRange: CGFloat = 0
  /// How much that grows in a second.
  open var scaleSpeed: CGFloat = 0
  /// How fast they turn, in radians per second.
  open var spin: CGFloat = 0
  /// How much that differs.
  open var spinRange: CGFloat = 0
  /// Their colour.
  open var color: CGColor?
  /// How much their opacity differs.
  open var alphaRange: Float = 0
  /// How much their opacity grows in a second.
  open var alphaSpeed: Float = 0
  /// How much their red differs.
  open var redRange: Float = 0
  /// How much their green differs.
  open var greenRange: Float = 0
  /// How much their blue differs.
  open var blueRange: Float = 0
  /// Their picture.
  open var contents: Any?
  /// What flies from them.
  open var emitterCells: [CAEmitterCell]?
}

/// Forms of where particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a form.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A ball.
  public static let sphere = Self(rawValue: "sphere")
}

/// Where in a form particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Points of it.
  public static let points = Self(rawValue: "points")
  /// Its outline.
  public static let outline = Self(rawValue: "outline")
  /// Its surface.
  public static let surface = Self(rawValue: "surface")
  /// All of it.
  public static let volume = Self(rawValue: "volume")
}

/// How particles lie over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Anyhow.
  public static let unordered = Self(rawValue: "unordered")
  /// The youngest last.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// Their lights add up.
  public static let additive = Self(rawValue: "additive")
}
