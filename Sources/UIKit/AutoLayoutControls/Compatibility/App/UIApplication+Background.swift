public import AutoLayoutCore
public import Foundation

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let invalid = Self(rawValue: 0)
}

// A program runs until it exits, so background tasks have unlimited time.
extension UIApplication {
  private static var tasks: Set<Int> = []
  private static var lastTask = 0

  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Begins a background task, whose expiration handler is never called.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    Self.lastTask += 1
    Self.tasks.insert(Self.lastTask)
    return UIBackgroundTaskIdentifier(rawValue: Self.lastTask)
  }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    Self.tasks.remove(identifier.rawValue)
  }

  package static var backgroundTasks: Int { tasks.count }
}
