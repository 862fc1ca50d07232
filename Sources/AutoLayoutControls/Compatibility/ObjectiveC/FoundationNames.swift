#if !canImport(Darwin)
public import Foundation

// What client code of apps takes from Apple's Foundation, and Foundation lacks elsewhere.

extension UserDefaults {
  /// Sets a value by its key, as `set(_:forKey:)` does; nil takes it away.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension URL {
  /// Asks for a file outside the program's own folders.
  ///
  /// - Returns: True: nothing keeps a program here from files that its user may read.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Gives a file outside the program's own folders back; nothing is done.
  public func stopAccessingSecurityScopedResource() {}
}
#endif
