public import Foundation

/// What is seen of a layer before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The animation's last value after it.
  public static let forwards = Self(rawValue: "forwards")
  /// The animation's first value before it.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
  /// The layer's own value.
  public static let removed = Self(rawValue: "removed")
}

/// The name of a way to run.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Evenly.
  public static let linear = Self(rawValue: "linear")
  /// Slowly at first.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slowly at last.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slowly at first and at last.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// As most animations of the system run.
  public static let `default` = Self(rawValue: "default")
}

/// How fast an animation runs at each time: a cubic curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  // Safe: a curve never changes.

  /// The two control points.
  package let controlPoints: [CGPoint]

  /// Makes a curve from its control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [
      CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)),
    ]
    super.init()
  }

  /// A control point of the curve: 0 and 3 are its ends.
  ///
  /// - Parameters:
  ///   - idx: Which one, from 0 to 3.
  ///   - ptr: Where its two numbers are put.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [.zero] + controlPoints + [CGPoint(x: 1, y: 1)]
    guard all.indices.contains(idx) else { return }
    // Safe: the caller gives room for two numbers, as UIKit asks for.
    unsafe ptr[0] = Float(all[idx].x)
    unsafe ptr[1] = Float(all[idx].y)
  }

  /// Makes a curve that has a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }
}

/// How values between two of an animation are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a way from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a straight line.
  public static let linear = Self(rawValue: "linear")
  /// Not at all: values change at once.
  public static let discrete = Self(rawValue: "discrete")
  /// Along a straight line, always as fast.
  public static let paced = Self(rawValue: "paced")
  /// Along a curve.
  public static let cubic = Self(rawValue: "cubic")
  /// Along a curve, always as fast.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// Whether what moves along a line turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a way from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As the line goes.
  public static let rotateAuto = Self(rawValue: "auto")
  /// Against the line.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// How a number becomes a transform.
open class CAValueFunction: NSObject, @unchecked Sendable {
  // Safe: a function never changes.

  /// The name.
  public let name: CAValueFunctionName

  /// Makes a function of a name.
  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}

/// The name of a way in which a number becomes a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Turns around the axis to the right.
  public static let rotateX = Self(rawValue: "rotateX")
  /// Turns around the axis down.
  public static let rotateY = Self(rawValue: "rotateY")
  /// Turns in the plane.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// Scales all axes.
  public static let scale = Self(rawValue: "scale")
  /// Scales to the right.
  public static let scaleX = Self(rawValue: "scaleX")
  /// Scales down.
  public static let scaleY = Self(rawValue: "scaleY")
  /// Moves to the right.
  public static let translateX = Self(rawValue: "translateX")
  /// Moves down.
  public static let translateY = Self(rawValue: "translateY")
}

/// The name of how long changes take.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of whether changes are made at once.
public let kCATransactionDisableActions = "disableActions"
/// The name of how fast changes run.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of what is done after changes.
public let kCATransactionCompletionBlock = "completionBlock"
