/// How the old content of a layer goes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It becomes transparent.
  public static let fade = Self(rawValue: "fade")
  /// The new one moves over it.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new one pushes it away.
  public static let push = Self(rawValue: "push")
  /// It moves away from the new one.
  public static let reveal = Self(rawValue: "reveal")
}

/// The side that the new content of a layer comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The right one.
  public static let fromRight = Self(rawValue: "fromRight")
  /// The left one.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// The upper one.
  public static let fromTop = Self(rawValue: "fromTop")
  /// The lower one.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// The key of the transition of a layer's whole content.
public let kCATransition = "transition"
