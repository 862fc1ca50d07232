#if !canImport(Darwin)
public import Foundation

// Parts of Apple's Foundation that apps use and Foundation on other platforms lacks.

extension UserDefaults {
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension URL {
  /// Returns true, since file access is not sandboxed.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Has no effect.
  public func stopAccessingSecurityScopedResource() {}
}
#endif
