public import Foundation

/// A number under a name, which can be reckoned with: `.required - 1`.
///
/// UIKit has the protocol under this name in its Swift interface.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  public static func + (lhs: Self, rhs: RawValue) -> Self { made(lhs.rawValue + rhs) }

  public static func + (lhs: RawValue, rhs: Self) -> Self { made(lhs + rhs.rawValue) }

  public static func - (lhs: Self, rhs: RawValue) -> Self { made(lhs.rawValue - rhs) }

  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }

  /// The value of a number; every number has one.
  private static func made(_ number: RawValue) -> Self {
    guard let value = Self(rawValue: number) else {
      preconditionFailure("\(Self.self) has no value for \(number)")
    }
    return value
  }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
