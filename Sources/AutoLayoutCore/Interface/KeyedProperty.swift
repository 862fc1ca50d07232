import AutoLayoutValues
import Foundation

/// A property that can be set by its name, where Swift has no Objective-C runtime to do it.
///
/// A class lists its properties, and user-defined runtime attributes of interface documents reach
/// them; so do outlets whose observers are to be told, which ``Outlet`` alone does not do:
///
/// ```swift
/// override class var keyedProperties: [KeyedProperty] {
///   super.keyedProperties + [KeyedProperty("cornerRadius", \CardView.cornerRadius)]
/// }
/// ```
@preconcurrency @MainActor
public struct KeyedProperty {
  public let key: String
  private let set: @MainActor (Any, Any?) -> Bool
  private let get: @MainActor (Any) -> Any?

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - key: The name.
  ///   - path: The property, of a class: `\CardView.cornerRadius`.
  public init<Target: AnyObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Target, Value>
  ) {
    self.key = key
    set = { target, value in
      guard let target = target as? Target, let value: Value = DocumentValue.converted(value)
      else { return false }
      target[keyPath: path] = value
      return true
    }
    get = { ($0 as? Target)?[keyPath: path] }
  }

  /// Sets the property of an object; false where the value is of another type.
  func callAsFunction(_ target: Any, _ value: Any?) -> Bool { set(target, value) }

  /// The value of an object's property; nil where it is nil.
  func value(of target: Any) -> Any? {
    guard let value = get(target) else { return nil }
    // An optional property's value is one optional deeper than is seen here.
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}

extension UIResponder {
  /// Sets a property that the object's class lists by its name.
  ///
  /// - Parameters:
  ///   - key: The name.
  ///   - value: The value; numbers become what the property wants.
  /// - Returns: Whether there is such a property, and it takes a value of that type.
  @discardableResult
  public func setKeyedProperty(_ key: String, to value: Any?) -> Bool {
    keyedProperty(key)?(self, value) ?? false
  }

  /// The property of a name; the last entry is the subclass's.
  func keyedProperty(_ key: String) -> KeyedProperty? {
    type(of: self).keyedProperties.last { $0.key == key }
  }

  /// Says in Apple's words that a class does not list a name.
  func reportUndefined(_ key: String, _ method: String) {
    var errors = StandardError()
    errors.write(
      "[\(self) \(method)]: this class is not key value coding-compliant for the "
        + "key \(key).\n")
  }
}

/// What documents write, as the type that a property has.
private enum DocumentValue {
  /// A value as a type; a number is any kind of number, as it is for Objective-C.
  static func converted<Value>(_ value: Any?) -> Value? {
    if let same = value as? Value { return same }
    guard let value else { return Optional<Any>.none as? Value }
    guard let number = number(value) else { return nil }
    let whole = Int(exactly: number.rounded(.towardZero))
    let candidates: [Any?] = [
      CGFloat(number), Float(number), whole, whole.flatMap(Int32.init(exactly:)),
      whole.flatMap(UInt.init(exactly:)), number != 0, NSNumber(value: number),
      Double(number), UILayoutPriority(Float(number)),
    ]
    for case let candidate? in candidates {
      if let fitting = candidate as? Value { return fitting }
    }
    return nil
  }

  /// A number of any kind.
  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
