public import Foundation

/// A named number that supports arithmetic, such as `.required - 1`.
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

  private static func made(_ number: RawValue) -> Self {
    guard let value = Self(rawValue: number) else {
      preconditionFailure("\(Self.self) has no value for \(number)")
    }
    return value
  }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
