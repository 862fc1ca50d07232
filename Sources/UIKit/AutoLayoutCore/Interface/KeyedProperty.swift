import AutoLayoutValues
import Foundation

/// A property that can be set by name; no Objective-C runtime is needed.
///
/// Listed in `keyedProperties`. List each outlet that has property observers: ``Outlet`` doesn't
/// trigger observers.
@preconcurrency @MainActor
public struct KeyedProperty {
  public let key: String
  private let set: @MainActor (Any, Any?) -> Bool
  private let get: @MainActor (Any) -> Any?

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

  func callAsFunction(_ target: Any, _ value: Any?) -> Bool { set(target, value) }

  func value(of target: Any) -> Any? {
    guard let value = get(target) else { return nil }
    // An optional property's value is nested in another optional.
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}

extension UIResponder {
  /// Sets a property that the object's class lists, converting numbers; false if it can't.
  @discardableResult
  public func setKeyedProperty(_ key: String, to value: Any?) -> Bool {
    keyedProperty(key)?(self, value) ?? false
  }

  func keyedProperty(_ key: String) -> KeyedProperty? {
    type(of: self).keyedProperties.last { $0.key == key }
  }

  func reportUndefined(_ key: String, _ method: String) {
    var errors = StandardError()
    errors.write(
      "[\(self) \(method)]: this class is not key value coding-compliant for the "
        + "key \(key).\n")
  }
}

private enum DocumentValue {
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
