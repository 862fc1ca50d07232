/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = Self(rawValue: 1)
  /// The top right corner.
  public static let topRight = Self(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = Self(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = Self(rawValue: 8)
  /// All four corners.
  public static let allCorners = Self(rawValue: UInt.max)
}
